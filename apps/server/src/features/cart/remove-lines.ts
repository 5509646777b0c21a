import type { RemovedLine } from '@huarong/contract/cart';
import { type Queryable, transaction } from '#platform/database';
import { lockCart } from './cart.queries.ts';

/** Takes lines out and tells what they were, so that the page can offer to put them back. */
export const removeLines = (
  db: Queryable,
  owner: string,
  skuIds: readonly string[],
): Promise<RemovedLine[]> =>
  transaction(db, async (tx) => {
    await lockCart(tx, owner);
    const gone = await tx
      .deleteFrom('cart_line')
      .where('owner', '=', owner)
      .where((line) => line('sku_id', '=', line.fn.any(line.val([...skuIds]))))
      .returning(['sku_id', 'quantity', 'is_checked'])
      .execute();
    return gone.map((line) => ({ skuId: line.sku_id, quantity: line.quantity, checked: line.is_checked }));
  });
