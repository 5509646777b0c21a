import type { QuantityRefusal } from '@huarong/core/cart';
import { accept, getFirst, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { AssembledBundle } from '../../bundles/index.ts';

export type BundleLimitRefusal = { code: 'sku-unavailable' } | QuantityRefusal;

/** Whether a bundle line may have this quantity. The purchase limit counts all variants of a bundle together. */
export async function checkBundleLimits(
  tx: Tx,
  { owner, variant, quantity }: { owner: string; variant: string; quantity: number },
  bundle: AssembledBundle | null,
): Promise<Result<null, BundleLimitRefusal>> {
  if (!bundle?.isOnSale) return refuse({ code: 'sku-unavailable' });
  const { builder, available } = bundle;
  const limit = builder.rule.purchaseLimit;
  const otherVariants = await countOtherVariants(tx, owner, builder.skuId, variant);
  if (quantity + otherVariants > limit) return refuse({ code: 'purchase-limit', limit });
  return quantity > available ? refuse({ code: 'out-of-stock', available }) : accept(null);
}

/** Runs after the cart is locked: two tabs with different variants must not both use the last unit of the limit. */
const countOtherVariants = async (tx: Tx, owner: string, skuId: string, variant: string): Promise<number> =>
  getFirst(
    (
      await sql<{ units: number }>`
      select coalesce(sum(quantity), 0)::int as units from cart_line
      where owner = ${owner} and sku_id = ${skuId} and variant not in ('', ${variant})`.execute(tx)
    ).rows,
  ).units;
