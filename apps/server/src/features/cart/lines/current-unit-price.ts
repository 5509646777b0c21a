import { priceOrder } from '@huarong/core/pricing';
import { type Fen, fen, getFirst, ZERO } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import {
  bookablePresale,
  findShopper,
  isUnitPrice,
  promotionsCovering,
  scopeIdsOf,
} from '../../promotions/index.ts';
import type { Buyer } from '../buyer.ts';
import type { CartDeps } from '../cart-deps.ts';

/** The unit price shown to this shopper now, stored with the line to show later how the price has changed. */
export async function getCurrentUnitPrice(
  db: Queryable,
  { catalogue, offers }: CartDeps,
  buyer: Buyer,
  skuId: string,
): Promise<Fen> {
  const listed = catalogue.current().skus.get(skuId);
  // An unlisted sku cannot be added: the write that follows refuses it.
  if (!listed) return ZERO;
  const { presales, promotions } = offers.current();
  const now = offers.now();
  const presale = bookablePresale(presales.get(skuId), now);
  if (presale) return fen(presale.price_fen);

  const scopeIds = scopeIdsOf(listed.product, skuId);
  const unitPrices = promotionsCovering(promotions.filter(isUnitPrice), [scopeIds]);
  const hasConditions = unitPrices.some(({ conditions }) => conditions.length > 0);
  const listUnitPrice = fen(listed.sku.offer_price_fen);
  const { lines } = priceOrder({
    lines: [{ ...scopeIds, lineId: skuId, listUnitPrice, quantity: 1 }],
    shopper: hasConditions ? await findShopper(db, buyer.memberId) : null,
    now,
    promotions: unitPrices,
  });
  return getFirst(lines).unitPrice;
}
