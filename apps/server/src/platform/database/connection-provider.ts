import {
  type ConnectionProvider,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  type KyselyProps,
  PostgresDialect,
  Transaction,
} from 'kysely';
import type { Queryable, Tx } from './open-database.ts';
import type { Tables } from './tables.gen.ts';

/** Whoever works on a connection that was handed to it opens and ends none itself. */
const driver = new DummyDriver();
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('no pool here')) });
const kyselyProps = (db: Queryable, provider: ConnectionProvider): KyselyProps => ({
  ...{ config: { dialect }, dialect, driver },
  executor: db.getExecutor().withConnectionProvider(provider),
});

/** A transaction on this connection. Kysely's own would let one question wait for the answer to the last. */
export const createTransactionHandle = (db: Queryable, provider: ConnectionProvider): Tx =>
  new Transaction<Tables>(kyselyProps(db, provider));

/** The same kind of handle, inside a transaction or not, that takes its connections from this provider. */
export const withConnectionProvider = <Db extends Queryable>(db: Db, provider: ConnectionProvider): Db =>
  (db.isTransaction
    ? createTransactionHandle(db, provider)
    : new Kysely<Tables>(kyselyProps(db, provider))) as Db;

/** Always this connection. */
export const alwaysProvide = (connection: DatabaseConnection): ConnectionProvider => ({
  provideConnection: (consumer) => consumer(connection),
});

/**
 * Several questions on one connection. Asked without waiting for each other's answers, they leave together and are
 * answered in their order: many questions, one journey.
 */
export function withOneConnection<Value>(
  db: Queryable,
  run: (db: Queryable) => Promise<Value>,
): Promise<Value> {
  if (db.isTransaction) return run(db);
  return db
    .getExecutor()
    .provideConnection((connection) => run(withConnectionProvider(db, alwaysProvide(connection))));
}
