import { sql } from 'kysely';
import type { Tx } from '#platform/database';

/** What an order uses of a promotion's quota. An empty sku or owner means the quota of all together. */
export interface QuotaTake {
  promotionId: string;
  skuId: string;
  owner: string;
  used: number;
}

const keyOf = ({ promotionId, skuId, owner }: QuotaTake) => `${promotionId} ${skuId} ${owner}`;
const inOrder = <Take extends QuotaTake>(takes: readonly Take[]) =>
  takes.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/** False when a quota is exhausted; the caller must roll back. */
export async function takeQuotas(
  tx: Tx,
  takes: readonly (QuotaTake & { limit: number })[],
): Promise<boolean> {
  for (const { promotionId, skuId, owner, used, limit } of inOrder(takes)) {
    if (used > limit) return false;
    const { numAffectedRows } = await sql`
      insert into promotion_use (promotion_id, sku_id, owner, most, used)
      values (${promotionId}, ${skuId}, ${owner}, ${limit}, ${used})
      on conflict (promotion_id, sku_id, owner) do update
        set used = promotion_use.used + excluded.used, most = excluded.most
        where promotion_use.used + excluded.used <= excluded.most`.execute(tx);
    if (numAffectedRows === 0n) return false;
  }
  return true;
}

export async function restoreQuotas(tx: Tx, takes: readonly QuotaTake[]): Promise<void> {
  for (const { promotionId, skuId, owner, used } of inOrder(takes))
    await tx
      .updateTable('promotion_use')
      .set((row) => ({ used: row('used', '-', used) }))
      .where('promotion_id', '=', promotionId)
      .where('sku_id', '=', skuId)
      .where('owner', '=', owner)
      .execute();
}
