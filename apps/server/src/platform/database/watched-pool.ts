import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseSilent, isStalePlan } from './errors.ts';
import { statementName } from './named-statements.ts';
import { type CallLimits, watchCall } from './watch-call.ts';

export interface Watch extends CallLimits {
  onError?(error: unknown): void;
  /** Before a connection is handed out. */
  onReserve?(client: PostgresPoolClient): Promise<void>;
}

/** The pool as Kysely sees it: every statement named, every call with an end. */
export function watchedPool(pool: pg.Pool, watch: Watch): PostgresPool {
  const watched = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: async () => {
      if (!pool.ending) await pool.end();
    },
    async connect() {
      const plain = await pool.connect();
      const client = watched.get(plain) ?? watchedClient(plain, watch);
      watched.set(plain, client);
      try {
        await watch.onReserve?.(client);
      } catch (error) {
        client.release(true);
        throw error;
      }
      return client;
    },
  };
}

function watchedClient(client: pg.PoolClient, watch: Watch): PostgresPoolClient {
  let isGone = false;
  const take = client.pipeline ? inOneBreath(client) : inTurn();

  async function query(text: string, values: readonly unknown[]) {
    // After a silent call nothing more can be asked here, not even a rollback: it would wait just as long.
    if (isGone) throw new Error('Connection terminated: an earlier call on it got no answer');
    const name = statementName(text);
    const statement = { text, values: [...values], ...(name !== undefined && { name }) };
    try {
      return await take(() => watchCall(watch, text, () => client.query(statement)));
    } catch (error) {
      // One that could not end its transaction would hand it to the next caller.
      isGone ||= error instanceof DatabaseSilent || isStalePlan(error) || text === 'rollback';
      watch.onError?.(error);
      throw error;
    }
  }

  // Kysely also knows a cursor form of `query`, which only streams use.
  return {
    query,
    release: (destroy?: boolean) => client.release(destroy === true || isGone),
  } as unknown as PostgresPoolClient;
}

type Take = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

/** Questions asked at the same moment leave in one packet: writing to the socket is what a statement costs most. */
function inOneBreath({ connection: { stream } }: pg.PoolClient): Take {
  let isHeld = false;
  return (ask) => {
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return ask();
  };
}

/** The embedded database answers one question at a time, and must not be sent the next one before. */
function inTurn(): Take {
  let last: Promise<unknown> = Promise.resolve();
  return <Answer>(ask: () => Promise<Answer>) => {
    const answer = last.then(ask, ask);
    last = answer;
    return answer;
  };
}
