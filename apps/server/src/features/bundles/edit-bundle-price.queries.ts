import { sql } from 'kysely';
import type { Tx } from '#platform/database';

/** The columns that staff edit of a bundle price. */
interface EditedBundlePrice {
  title: string;
  sku_ids: string[];
  price_fen: number;
  starts_at: Date;
  ends_at: Date;
}

export async function insertBundlePriceDraft(
  tx: Tx,
  id: string,
  row: EditedBundlePrice,
  staffId: number,
): Promise<number> {
  const { version } = await tx
    .insertInto('bundle_price')
    .values({
      ...{ id, ...row, state: 'draft' },
      ...{ created_by: staffId, updated_by: staffId, updated_at: sql<Date>`shop_now()` },
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** The version after the change; null when somebody else has changed it meanwhile. */
export async function updateBundlePrice(
  tx: Tx,
  { id, version, staffId }: { id: string; version: number; staffId: number },
  change: Partial<EditedBundlePrice> & { state?: 'live' | 'stopped' },
): Promise<number | null> {
  const changed = await tx
    .updateTable('bundle_price')
    .set({ ...change, updated_by: staffId, updated_at: sql<Date>`shop_now()` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return changed?.version ?? null;
}

/** Only drafts are deleted; false for anything else. */
export async function deleteBundlePriceDraft(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('bundle_price')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
