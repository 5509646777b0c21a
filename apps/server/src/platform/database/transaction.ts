import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, type ConnectionProvider, type DatabaseConnection, type IsolationLevel } from 'kysely';
import { alwaysProvide, createTransactionHandle, isTransaction } from './connection-provider.ts';
import { isRetryable, isStalePlan, isTransactionAborted } from './errors.ts';
import { collectOnCommit } from './on-commit.ts';
import type { Queryable, Tx } from './open-database.ts';
import { collectWrites } from './write-at-commit.ts';

const RETRIES = 3;
const PAUSE_MS = 20;

interface TransactionOptions<Value> {
  isolation?: IsolationLevel;
  /** The database refuses every write. */
  isReadOnly?: boolean;
  /** What is sent instead of the text of a statement. */
  rewrite?: (text: string) => string;
  /** Whether to commit, by the result; by default only an error rolls back. */
  shouldCommit?: (value: Value) => boolean;
}

/**
 * Runs one business change, all or nothing. After a serialization failure, a deadlock or a migration of its tables it is run
 * again, so `run` must have no effect outside the database. Inside a transaction it joins that one.
 */
export async function transaction<Value>(
  db: Queryable,
  run: (tx: Tx) => Promise<Value>,
  options: TransactionOptions<Value> = {},
): Promise<Value> {
  if (isTransaction(db)) return run(db);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db
        .getExecutor()
        .provideConnection((connection) =>
          repeatIfStale(() => attemptTransaction(db, connection, run, options)),
        );
    } catch (error) {
      if (attempt > RETRIES || !isRetryable(error)) throw error;
      // A random pause, so that two conflicting transactions do not meet again.
      await wait(PAUSE_MS * attempt * (0.5 + Math.random()));
    }
  }
}

/** On the same connection, which plans its statements anew: another one of the pool may have stale plans too. */
const repeatIfStale = <Value>(attempt: () => Promise<Value>): Promise<Value> =>
  attempt().catch((error: unknown) => {
    if (isStalePlan(error)) return attempt();
    throw error;
  });

async function attemptTransaction<Value>(
  db: Queryable,
  connection: DatabaseConnection,
  run: (tx: Tx) => Promise<Value>,
  { isolation, isReadOnly = false, rewrite, shouldCommit = () => true }: TransactionOptions<Value>,
): Promise<Value> {
  const execute = (command: string) =>
    connection.executeQuery<{ command?: string }>(CompiledQuery.raw(command));
  const modes = [
    ...(isolation ? [`isolation level ${isolation}`] : []),
    ...(isReadOnly ? ['read only'] : []),
  ];
  const begin = execute(['begin', modes.join(', ')].join(' ').trim());
  const provider = createTransactionConnection(connection, begin, rewrite);
  try {
    const tx = createTransactionHandle(db, provider);
    const runCollected = collectOnCommit(tx);
    const lastWrites = collectWrites(tx);
    const value = await run(tx);
    await begin;
    provider.close();
    const end = shouldCommit(value) ? 'commit' : 'rollback';
    // In one packet. When a write fails, PostgreSQL rolls back instead of committing.
    const writing = (end === 'commit' ? lastWrites() : []).map(({ query, errorOf }) =>
      connection.executeQuery(query).catch((error: unknown) => {
        throw errorOf(error);
      }),
    );
    const [{ rows }] = await Promise.all([execute(end), ...writing]);
    // PostgreSQL answers a commit after an error with a rollback, without raising an error.
    if (end === 'commit' && rows[0]?.command !== 'COMMIT')
      throw new Error('a statement of the transaction failed, and its error was not handled');
    if (end === 'commit') runCollected();
    return value;
  } catch (error) {
    provider.close();
    // On a lost connection the server has rolled back by itself.
    await execute('rollback').catch(() => undefined);
    // A later statement may be awaited first; the cause is the one that failed before it.
    throw isTransactionAborted(error) ? (provider.firstError() ?? error) : error;
  }
}

interface TransactionConnection extends ConnectionProvider {
  close(): void;
  /** Of the first statement that failed. */
  firstError(): unknown;
}

/**
 * `begin` is sent together with the first query, which saves a round trip. No result is returned before `begin` has
 * succeeded. Once the transaction has ended, the connection may belong to another caller, so its use throws.
 */
function createTransactionConnection(
  connection: DatabaseConnection,
  begin: Promise<unknown>,
  rewrite?: (text: string) => string,
): TransactionConnection {
  let firstError: unknown;
  const { provideConnection } = alwaysProvide({
    executeQuery: (query, options) =>
      connection
        .executeQuery<never>(rewrite ? { ...query, sql: rewrite(query.sql) } : query, options)
        .catch((error: unknown) => {
          firstError ??= error;
          throw error;
        }),
    streamQuery: (...query) => connection.streamQuery(...query),
  });
  let isBegun = false;
  let isOver = false;
  begin.then(
    () => {
      isBegun = true;
    },
    // The first query rejects with this error.
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
    firstError: () => firstError,
  };
}
