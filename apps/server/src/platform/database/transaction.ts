import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, type ConnectionProvider, type DatabaseConnection, type IsolationLevel } from 'kysely';
import { isRetryable } from './errors.ts';
import { only, transactionOn } from './held-connection.ts';
import type { Queryable, Tx } from './open-database.ts';

const RETRIES = 3;
const PAUSE_MS = 20;

interface Terms<Value> {
  isolation?: IsolationLevel;
  /** What came of it decides whether it is kept; left out, only an error undoes it. */
  isKept?: (value: Value) => boolean;
}

/**
 * One business change, all or nothing. What lost to another transaction (serialization failure, deadlock) is
 * run again, so `run` does nothing but talk to the database. Inside a transaction it joins that one.
 */
export async function transaction<Value>(
  db: Queryable,
  run: (tx: Tx) => Promise<Value>,
  terms: Terms<Value> = {},
): Promise<Value> {
  if (db.isTransaction) return run(db as Tx);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.getExecutor().provideConnection((connection) => tryOnce(db, connection, run, terms));
    } catch (error) {
      if (attempt > RETRIES || !isRetryable(error)) throw error;
      // Two that met once would meet again at the same pace.
      await wait(PAUSE_MS * attempt * (0.5 + Math.random()));
    }
  }
}

async function tryOnce<Value>(
  db: Queryable,
  connection: DatabaseConnection,
  run: (tx: Tx) => Promise<Value>,
  { isolation, isKept = () => true }: Terms<Value>,
): Promise<Value> {
  const tell = (command: string) => connection.executeQuery<{ command?: string }>(CompiledQuery.raw(command));
  const begun = tell(isolation ? `begin isolation level ${isolation}` : 'begin');
  const place = openPlace(connection, begun);
  try {
    const value = await run(transactionOn(db, place));
    await begun;
    place.close();
    const end = isKept(value) ? 'commit' : 'rollback';
    const { rows } = await tell(end);
    // PostgreSQL answers a commit after an error with a rollback, and without complaint.
    if (end === 'commit' && rows[0]?.command !== 'COMMIT')
      throw new Error('a statement of the transaction failed, and nobody looked');
    return value;
  } catch (error) {
    place.close();
    // On a connection that is gone there is nothing left to undo.
    await tell('rollback').catch(() => undefined);
    throw error;
  }
}

interface Place extends ConnectionProvider {
  close(): void;
}

/**
 * `begin` travels with the first question, which saves a journey. Nobody hears an answer before `begin` has worked, so
 * no second question follows one that has not. Once the transaction is over, the connection is somebody else's.
 */
function openPlace(connection: DatabaseConnection, begun: Promise<unknown>): Place {
  const { provideConnection } = only(connection);
  let isBegun = false;
  let isOver = false;
  begun.then(
    () => {
      isBegun = true;
    },
    // Told to whoever asked first.
    () => undefined,
  );
  return {
    async provideConnection(consumer) {
      if (isOver) throw new Error('the transaction is over');
      if (isBegun) return provideConnection(consumer);
      const [answer] = await Promise.all([provideConnection(consumer), begun]);
      return answer;
    },
    close() {
      isOver = true;
    },
  };
}
