import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { defineHistogram } from '#platform/metrics';
import { sendPipelined, sendSerially } from '#platform/seams';
import { withChildSpan } from '#platform/trace';
import { type CallLimits, withCallTimeout } from './call-timeout.ts';
import { DatabaseTimeout, isRetryable, isStalePlan } from './errors.ts';
import { createStatementNames, statementSummary } from './named-statements.ts';

/** For whom its connections are. */
export type PoolName = 'shop' | 'admin' | 'read';

export interface PoolHooks extends CallLimits {
  onError?(error: unknown): void;
  /** The error that callers get instead. */
  translateError?(error: unknown): unknown;
  /** Called before a connection is used. */
  onReserve?(client: PostgresPoolClient): Promise<void>;
}

const waits = defineHistogram(
  'database_connection_wait_seconds',
  'Time until a connection of the pool was free',
  {
    label: 'pool',
    buckets: [0.001, 0.01, 0.05, 0.2, 0.5, 1, 3],
  },
);

/** The pool for Kysely: every statement is named, every call has a timeout. */
export function watchedPool(pool: pg.Pool, watch: PoolHooks, name: PoolName): PostgresPool {
  const watched = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = createStatementNames();
  return {
    options: pool.options,
    end: async () => {
      if (!pool.ending) await pool.end();
    },
    async connect() {
      const asked = performance.now();
      const plain = await pool
        .connect()
        .finally(() => waits.observe(name, (performance.now() - asked) / 1000));
      const client = watched.get(plain) ?? watchedClient(plain, watch, nameOf);
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

function watchedClient(
  client: pg.PoolClient,
  watch: PoolHooks,
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient {
  let isBroken = false;
  /** A migration has changed a table under its prepared statements: from then on it names none. */
  let hasStalePlans = false;
  let isInTransaction = false;
  let answeredAt = 0;
  const sendStatement = client.pipeline ? sendPipelined(client) : sendSerially();

  function send(text: string, values: readonly unknown[]) {
    const name = hasStalePlans ? undefined : nameOf(text);
    const statement = { text, values: [...values], ...(name !== undefined && { name }) };
    const ask = async () => {
      try {
        return takeRows(await client.query(statement));
      } finally {
        answeredAt = performance.now();
      }
    };
    return sendStatement(() => withCallTimeout(watch, text, ask, () => (watch.isOneQueue ? answeredAt : 0)));
  }

  /**
   * A stale plan is refused before anything is executed, and the victim of a deadlock has written nothing: outside a
   * transaction the statement is sent again. A transaction is lost with it; `transaction` repeats the whole.
   */
  async function sendAgainIfUndone(text: string, values: readonly unknown[]) {
    if (BEGIN.test(text)) isInTransaction = true;
    if (END.test(text)) isInTransaction = false;
    const isAlone = !isInTransaction;
    for (let attempt = 1; ; attempt++)
      try {
        return await send(text, values);
      } catch (error) {
        if (isStalePlan(error)) hasStalePlans = true;
        else if (!isRetryable(error)) throw error;
        if (!isAlone || attempt > RETRIES) throw error;
      }
  }

  async function query(text: string, values: readonly unknown[]) {
    // After a timeout the connection is unusable, even for a rollback, which would wait just as long.
    if (isBroken) throw new Error('Connection terminated: an earlier call on it got no answer');
    try {
      return await withChildSpan(
        () => statementSummary(text),
        DATABASE,
        () => sendAgainIfUndone(text, values),
      );
    } catch (error) {
      // A connection that could not roll back would pass its open transaction on to the next caller.
      isBroken ||= error instanceof DatabaseTimeout || text === 'rollback';
      watch.onError?.(error);
      throw watch.translateError ? watch.translateError(error) : error;
    }
  }

  // Kysely also declares a cursor form of `query`, which only streams use.
  return {
    query,
    // A connection with stale plans is closed: the next one names its statements again.
    release: (destroy?: boolean) => client.release(destroy === true || isBroken || hasStalePlans),
  } as unknown as PostgresPoolClient;
}

/**
 * The answer for Kysely, with the rows taken out of pg's own object: otherwise the rows of every answer outlive the collections
 * of young objects, until the whole heap is collected (bench/RESULTS.md, files of the admin).
 */
function takeRows(answer: pg.QueryResult): Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'> {
  const { command, rowCount, rows } = answer;
  answer.rows = [];
  return { command, rowCount, rows };
}

/** Of one statement. */
const RETRIES = 3;
const DATABASE = { 'db.system.name': 'postgresql' };
export const BEGIN = /^(?:begin|start transaction)\b/;
export const END = /^(?:commit|rollback)$/;
