import {
  type ConnectionProvider,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  type KyselyProps,
  PostgresDialect,
  Transaction,
} from 'kysely';
import type { Tables } from './declared-columns.ts';
import type { Queryable, Tx } from './open-database.ts';

/** These handles use a given connection and never open or close one themselves. */
const driver = new DummyDriver();
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('no pool here')) });
const kyselyProps = (db: Queryable, provider: ConnectionProvider): KyselyProps => ({
  ...{ config: { dialect }, dialect, driver },
  executor: db.getExecutor().withConnectionProvider(provider),
});

/** A transaction on this connection. Kysely's own would make each query wait for the result of the one before. */
export const createTransactionHandle = (db: Queryable, provider: ConnectionProvider): Tx =>
  new Transaction<Tables>(kyselyProps(db, provider));

export const isTransaction = (db: Queryable): db is Tx => db.isTransaction;

/** The same kind of handle, inside a transaction or not, with connections from this provider. */
export const withConnectionProvider = <Db extends Queryable>(db: Db, provider: ConnectionProvider): Db =>
  (db.isTransaction
    ? createTransactionHandle(db, provider)
    : new Kysely<Tables>(kyselyProps(db, provider))) as Db;

export const alwaysProvide = (connection: DatabaseConnection): ConnectionProvider => ({
  provideConnection: (consumer) => consumer(connection),
});

/**
 * Runs several queries on one connection. Queries that do not wait for each other's results are sent together and answered
 * in order, in one round trip.
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
