import { priceOrder } from '@huarong/core/pricing';
import { type Fen, fen, ZERO } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import {
  bookingStatusOf,
  findShopper,
  goodsOf,
  isUnitPrice,
  promotionsAbout,
} from '../../promotions/index.ts';
import type { Shopping } from '../buyer.ts';
import type { CartDeps } from '../cart-deps.ts';

/** What this shopper is shown for a piece at this moment; kept with the line to tell later how the price has moved. */
export async function unitPriceNow(
  db: Queryable,
  { catalogue, offers }: CartDeps,
  shopping: Shopping,
  skuId: string,
): Promise<Fen> {
  const listed = catalogue.current().skus.get(skuId);
  // What is not listed cannot be added either: the write that follows says so.
  if (!listed) return ZERO;
  const { presales, promotions } = offers.current();
  const now = offers.now();
  const presale = presales.get(skuId);
  if (bookingStatusOf(presale, now) === 'deposit') return fen(presale!.price_fen);

  const goods = goodsOf(listed.product, skuId);
  const unitPrices = promotionsAbout(promotions.filter(isUnitPrice), [goods]);
  const isForSome = unitPrices.some(({ conditions }) => conditions.length > 0);
  const listUnitPrice = fen(listed.sku.offer_price_fen);
  const { lines } = priceOrder({
    lines: [{ ...goods, lineId: skuId, listUnitPrice, quantity: 1 }],
    shopper: isForSome ? await findShopper(db, shopping.memberId) : null,
    now,
    promotions: unitPrices,
  });
  return lines[0]!.unitPrice;
}
