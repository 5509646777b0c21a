import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { Assembled } from '../../bundles/index.ts';

export type NoRoom =
  | { code: 'sku-unavailable' }
  | { code: 'out-of-stock'; available: number }
  | { code: 'purchase-limit'; limit: number };

/** Whether a line of a bundle may hold so many pieces. The limit is for all ways of one bundle together. */
export async function roomFor(
  tx: Tx,
  { owner, variant, quantity }: { owner: string; variant: string; quantity: number },
  made: Assembled | null,
): Promise<Result<null, NoRoom>> {
  if (!made?.isOnSale) return refuse({ code: 'sku-unavailable' });
  const { builder, available } = made;
  const limit = builder.rule.purchaseLimit;
  const others = await countOthers(tx, owner, builder.skuId, variant);
  if (quantity + others > limit) return refuse({ code: 'purchase-limit', limit });
  return quantity > available ? refuse({ code: 'out-of-stock', available }) : accept(null);
}

/** Read after the cart is locked: two tabs with different bundles must not both find the last place free. */
export const countOthers = async (tx: Tx, owner: string, skuId: string, variant: string): Promise<number> =>
  (
    await sql<{ pieces: number }>`
      select coalesce(sum(quantity), 0)::int as pieces from cart_line
      where owner = ${owner} and sku_id = ${skuId} and variant not in ('', ${variant})`.execute(tx)
  ).rows[0]!.pieces;
