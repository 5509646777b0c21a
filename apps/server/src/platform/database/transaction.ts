import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, type ConnectionProvider, type DatabaseConnection, type IsolationLevel } from 'kysely';
import { alwaysProvide, createTransactionHandle } from './connection-provider.ts';
import { isRetryable } from './errors.ts';
import type { Queryable, Tx } from './open-database.ts';

const RETRIES = 3;
const PAUSE_MS = 20;

interface TransactionOptions<Value> {
  isolation?: IsolationLevel;
  /** What came of it decides whether it is kept; left out, only an error undoes it. */
  shouldCommit?: (value: Value) => boolean;
}

/**
 * One business change, all or nothing. What lost to another transaction (serialization failure, deadlock) is
 * run again, so `run` does nothing but talk to the database. Inside a transaction it joins that one.
 */
export async function transaction<Value>(
  db: Queryable,
  run: (tx: Tx) => Promise<Value>,
  options: TransactionOptions<Value> = {},
): Promise<Value> {
  if (db.isTransaction) return run(db as Tx);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db
        .getExecutor()
        .provideConnection((connection) => attemptTransaction(db, connection, run, options));
    } catch (error) {
      if (attempt > RETRIES || !isRetryable(error)) throw error;
      // Two that met once would meet again at the same pace.
      await wait(PAUSE_MS * attempt * (0.5 + Math.random()));
    }
  }
}

async function attemptTransaction<Value>(
  db: Queryable,
  connection: DatabaseConnection,
  run: (tx: Tx) => Promise<Value>,
  { isolation, shouldCommit = () => true }: TransactionOptions<Value>,
): Promise<Value> {
  const execute = (command: string) =>
    connection.executeQuery<{ command?: string }>(CompiledQuery.raw(command));
  const begin = execute(isolation ? `begin isolation level ${isolation}` : 'begin');
  const provider = createTransactionConnection(connection, begin);
  try {
    const value = await run(createTransactionHandle(db, provider));
    await begin;
    provider.close();
    const end = shouldCommit(value) ? 'commit' : 'rollback';
    const { rows } = await execute(end);
    // PostgreSQL answers a commit after an error with a rollback, and without complaint.
    if (end === 'commit' && rows[0]?.command !== 'COMMIT')
      throw new Error('a statement of the transaction failed, and nobody looked');
    return value;
  } catch (error) {
    provider.close();
    // On a connection that is gone there is nothing left to undo.
    await execute('rollback').catch(() => undefined);
    throw error;
  }
}

interface TransactionConnection extends ConnectionProvider {
  close(): void;
}

/**
 * `begin` travels with the first question, which saves a journey. Nobody hears an answer before `begin` has worked, so
 * no second question follows one that has not. Once the transaction is over, the connection is somebody else's.
 */
function createTransactionConnection(
  connection: DatabaseConnection,
  begin: Promise<unknown>,
): TransactionConnection {
  const { provideConnection } = alwaysProvide(connection);
  let isBegun = false;
  let isOver = false;
  begin.then(
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
      const [answer] = await Promise.all([provideConnection(consumer), begin]);
      return answer;
    },
    close() {
      isOver = true;
    },
  };
}
