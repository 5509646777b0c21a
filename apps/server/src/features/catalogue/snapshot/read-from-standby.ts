import type { Database, OpenDatabase } from '#platform/database';

/**
 * Reads on a standby that has all that is committed now; a whole catalogue is the longest read of the shop. Versions of
 * rows are the same on a physical standby. If it fails meanwhile, the primary is read: no other notification would come.
 */
export async function readFromStandby<Value>(
  { caughtUpReadDb, workDb }: Pick<OpenDatabase, 'caughtUpReadDb' | 'workDb'>,
  read: (db: Database) => Promise<Value>,
): Promise<Value> {
  const db = await caughtUpReadDb();
  if (db === workDb) return read(workDb);
  return read(db).catch(() => read(workDb));
}
