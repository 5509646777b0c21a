import { sql } from 'kysely';
import type { Tx } from '#platform/database';

// An import and the images fetched for it write the same rows, in different order. One at a time, or they would deadlock.

/** Only one import or undo runs at a time; waits for the one that runs. */
export const lockCatalogueChanges = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('catalogue-import'))`.execute(tx);

/** False while an import runs. It may take a minute, longer than a statement may wait. */
export async function tryLockCatalogueChanges(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('catalogue-import')) as locked`.execute(tx);
  return rows[0]?.locked ?? false;
}
