import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import type { Buyer } from '../buyer.ts';
import type { CartDeps } from '../cart-deps.ts';
import { loadLines } from '../display/load-lines.ts';
import { promotionChoices } from './promotion-choices.ts';

/** Saves the promotion the shopper chose for a line; null returns to the automatic choice. */
export async function choosePromotion(
  db: Queryable,
  deps: CartDeps,
  buyer: Buyer,
  { skuId, variant, promotionId }: { skuId: string; variant: string; promotionId: string | null },
): Promise<Result<null, { code: 'cart-line-not-found' | 'promotion-not-for-line' }>> {
  const cart = await loadLines(db, deps, buyer);
  const line = cart.lines.find(({ row }) => row.sku_id === skuId && row.variant === variant);
  if (!line) return refuse({ code: 'cart-line-not-found' });
  if (promotionId !== null) {
    const choices = line.reason === null ? promotionChoices(line, cart, null) : [];
    if (!choices.some((choice) => choice.promotionId === promotionId))
      return refuse({ code: 'promotion-not-for-line' });
  }
  const { numUpdatedRows } = await db
    .updateTable('cart_line')
    .set({ promotion_id: promotionId })
    .where('owner', '=', buyer.owner)
    .where('sku_id', '=', skuId)
    .where('variant', '=', variant)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? accept(null) : refuse({ code: 'cart-line-not-found' });
}
