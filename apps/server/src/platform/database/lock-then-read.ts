import { withConnectionProvider } from './connection-provider.ts';
import type { Queryable } from './open-database.ts';

type Resolved<Reads extends Record<string, Promise<unknown>>> = {
  [Name in keyof Reads]: Awaited<Reads[Name]>;
};

/**
 * Runs a statement that takes a lock, and reads what it protects. The lock is handed to the connection before any read
 * starts, and PostgreSQL runs the statements of one connection in the order they arrive: every read sees the data as the
 * lock left it. All travel in one packet, so the order costs no extra round trip.
 */
export async function lockThenRead<
  Db extends Queryable,
  Locked,
  Reads extends Record<string, Promise<unknown>>,
>(
  db: Db,
  lock: (db: Db) => Promise<Locked>,
  reads: () => Reads,
): Promise<Resolved<Reads> & { locked: Locked }> {
  const sent = Promise.withResolvers<void>();
  const locking = lock(observed(db, sent.resolve));
  // A lock that fails before it is sent must not leave the reads waiting for it.
  locking.catch(() => sent.resolve());
  await sent.promise;
  const started = reads();
  const [locked, ...values] = await Promise.all([locking, ...Object.values(started)]);
  const results = Object.fromEntries(Object.keys(started).map((name, index) => [name, values[index]]));
  return { ...(results as Resolved<Reads>), locked };
}

/** The same connection or transaction; `onSent` is called when its first statement has been handed to the connection. */
const observed = <Db extends Queryable>(db: Db, onSent: () => void): Db =>
  withConnectionProvider(db, {
    provideConnection: (consumer) =>
      db.getExecutor().provideConnection((connection) =>
        consumer({
          executeQuery: (query, options) => {
            const result = connection.executeQuery<never>(query, options);
            onSent();
            return result;
          },
          streamQuery: (...query) => connection.streamQuery(...query),
        }),
      ),
  });
