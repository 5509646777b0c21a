import type { BundleLimitRefusal } from '@huarong/core/cart';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Queryable, transaction } from '#platform/database';
import { type Builders, loadBundleAssembler } from '../../bundles/index.ts';
import { findBundleLine, lockCart } from '../cart.queries.ts';
import { checkBundleLimits } from './bundle-limits.ts';

interface QuantityChange {
  owner: string;
  skuId: string;
  variant: string;
  quantity: number;
}
type SetBundleQuantityRefusal =
  | Exclude<BundleLimitRefusal, { code: 'sku-unavailable' }>
  | { code: 'cart-line-not-found' };

/** A lower quantity is always allowed, as for plain lines. */
export const setBundleQuantity = (
  db: Queryable,
  builders: Builders,
  { owner, skuId, variant, quantity }: QuantityChange,
): Promise<Result<null, SetBundleQuantityRefusal>> =>
  transaction(db, async (tx) => {
    await lockCart(tx, owner);
    const line = await findBundleLine(tx, owner, skuId, variant);
    if (!line?.bundle) return refuse({ code: 'cart-line-not-found' });
    if (quantity >= line.quantity) {
      const bundle = (await loadBundleAssembler(tx, builders, [line.bundle]))(skuId, line.bundle);
      const allowed = await checkBundleLimits(tx, { owner, variant, quantity }, bundle);
      if (!allowed.ok)
        return allowed.refusal.code === 'sku-unavailable'
          ? refuse({ code: 'out-of-stock', available: 0 })
          : refuse(allowed.refusal);
    }
    await tx
      .updateTable('cart_line')
      .set({ quantity })
      .where('owner', '=', owner)
      .where('sku_id', '=', skuId)
      .where('variant', '=', variant)
      .execute();
    return accept(null);
  });
