import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Queryable, transaction } from '#platform/database';
import { assembler, type Builders } from '../../bundles/index.ts';
import { findBundleLine, lockCart } from '../cart.queries.ts';
import { type NoRoom, roomFor } from './bundle-limits.ts';

interface Wish {
  owner: string;
  skuId: string;
  variant: string;
  quantity: number;
}
type CannotSet = Exclude<NoRoom, { code: 'sku-unavailable' }> | { code: 'cart-line-not-found' };

/** Fewer than before is always allowed, as for any line. */
export const setBundleQuantity = (
  db: Queryable,
  builders: Builders,
  { owner, skuId, variant, quantity }: Wish,
): Promise<Result<null, CannotSet>> =>
  transaction(db, async (tx) => {
    await lockCart(tx, owner);
    const line = await findBundleLine(tx, owner, skuId, variant);
    if (!line?.bundle) return refuse({ code: 'cart-line-not-found' });
    if (quantity >= line.quantity) {
      const made = (await assembler(tx, builders, [line.bundle]))(skuId, line.bundle);
      const room = await roomFor(tx, { owner, variant, quantity }, made);
      if (!room.ok)
        return room.refusal.code === 'sku-unavailable'
          ? refuse({ code: 'out-of-stock', available: 0 })
          : refuse(room.refusal);
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
