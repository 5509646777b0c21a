import { accept, type Result, refuse, STORE } from '@huarong/core/shared';
import { type Queryable, transaction } from '#platform/database';
import { ceilingOf, countLines, lockCart, pourLine } from './cart.queries.ts';
import { listSkuFacts } from './sku-facts.ts';

interface Restored {
  skuId: string;
  quantity: number;
  checked: boolean;
}

/**
 * Undoes a removal. What another tab has put in meanwhile stays, and quantities add up to the limit. A sku that has sold
 * out or gone since comes back too: it was in the cart before, and is shown there with its reason.
 */
export const restoreLines = (
  db: Queryable,
  owner: string,
  lines: readonly Restored[],
): Promise<Result<null, { code: 'cart-full'; limit: number }>> =>
  transaction(db, async (tx) => {
    await lockCart(tx, owner);
    const skus = await listSkuFacts(
      tx,
      owner,
      lines.map(({ skuId }) => skuId),
    );
    const known = lines.filter(({ skuId }) => skus.has(skuId));
    const newLines = new Set(
      known.filter(({ skuId }) => !skus.get(skuId)!.is_in_cart).map(({ skuId }) => skuId),
    );
    if ((await countLines(tx, owner)) + newLines.size > STORE.cart.lines)
      return refuse({ code: 'cart-full', limit: STORE.cart.lines });
    for (const { skuId, quantity, checked } of known) {
      const sku = skus.get(skuId)!;
      await pourLine(tx, owner, {
        skuId,
        quantity,
        most: ceilingOf(sku.purchase_limit),
        isChecked: checked,
        addedPriceFen: sku.offer_price_fen,
      });
    }
    return accept(null);
  });
