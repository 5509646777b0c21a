import { sql } from 'kysely';
import type { Tx } from '#platform/database';

/** The columns that staff edit of a promotion. */
interface EditedPromotion {
  kind: 'flashSale' | 'limitedTime' | 'memberPrice' | 'fullAmount' | 'gift' | 'extraBuy';
  title: string;
  rule: object;
  starts_at: Date;
  ends_at: Date;
}

export async function insertPromotionDraft(
  tx: Tx,
  id: string,
  { rule, ...row }: EditedPromotion,
  staffId: number,
): Promise<number> {
  const { version } = await tx
    .insertInto('promotion')
    .values({
      ...{ id, ...row, rule: JSON.stringify(rule), state: 'draft' },
      ...{ created_by: staffId, updated_by: staffId, updated_at: sql<Date>`shop_now()` },
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** The version after the change; null when somebody else has changed it meanwhile. */
export async function updatePromotion(
  tx: Tx,
  { id, version, staffId }: { id: string; version: number; staffId: number },
  change: Partial<Omit<EditedPromotion, 'kind'>> & { state?: 'live' | 'stopped' },
): Promise<number | null> {
  const { rule, ...columns } = change;
  const changed = await tx
    .updateTable('promotion')
    .set({
      ...columns,
      ...(rule && { rule: JSON.stringify(rule) }),
      updated_by: staffId,
      updated_at: sql<Date>`shop_now()`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return changed?.version ?? null;
}

/** Only drafts are deleted; false for anything else. */
export async function deletePromotionDraft(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('promotion')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
