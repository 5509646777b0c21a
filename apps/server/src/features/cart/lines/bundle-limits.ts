import { type BundleLimitRefusal, bundleLimitRefusal } from '@huarong/core/cart';
import { accept, getFirst, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { AssembledBundle } from '../../bundles/index.ts';

/** Whether a bundle line may have this quantity. */
export async function checkBundleLimits(
  tx: Tx,
  { owner, variant, quantity }: { owner: string; variant: string; quantity: number },
  bundle: AssembledBundle | null,
): Promise<Result<null, BundleLimitRefusal>> {
  if (!bundle) return refuse({ code: 'sku-unavailable' });
  const { builder, isOnSale, available } = bundle;
  const refusal = bundleLimitRefusal(quantity, {
    isOnSale,
    available,
    purchaseLimit: builder.rule.purchaseLimit,
    otherVariants: await countOtherVariants(tx, owner, builder.skuId, variant),
  });
  return refusal ? refuse(refusal) : accept(null);
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
