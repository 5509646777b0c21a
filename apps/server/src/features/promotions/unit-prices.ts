import {
  type CardType,
  priceOrder,
  type QuotaUse,
  type ScopedItem,
  type UnitPricePromotion,
} from '@huarong/core/pricing';
import { type Fen, fen } from '@huarong/core/shared';
import type { Product, UnitPrices } from '../catalogue/index.ts';
import { bookingStatusOf, isRunning, isUnitPrice, type Offers } from './offers.ts';
import { promotionsCovering } from './quota-use.ts';
import { scopeIdsOf } from './scope-ids.ts';

type Sku = Product['skus'][number];
/** A sku as its price depends on it. */
export interface PricedSku {
  scopeIds: ScopedItem;
  listPriceFen: number;
}
/** The price of one unit for the holder of a card, null for a guest; `used` is what the shopper has taken of quotas. */
type UnitPricer = (card: CardType | null, used?: QuotaUse) => Fen;

/** The unit prices of a product's skus while these offers last, computed once per sku. */
export function createUnitPrices(product: Product, offers: Offers, now: number): (sku: Sku) => UnitPrices {
  const cached = new Map<string, UnitPrices>();
  return (sku) => {
    const prices =
      cached.get(sku.id) ?? unitPricesOf(createUnitPricer(pricedSkuOf(product, sku), offers, now));
    cached.set(sku.id, prices);
    return prices;
  };
}

export const pricedSkuOf = (product: Product, sku: Sku): PricedSku => ({
  scopeIds: scopeIdsOf(product, sku.id),
  listPriceFen: sku.offer_price_fen,
});

/** Finds the unit prices of a sku by the price engine. */
export function createUnitPricer(
  { scopeIds, listPriceFen }: PricedSku,
  offers: Offers,
  now: number,
): UnitPricer {
  const { skuId } = scopeIds;
  const presale = offers.presales.get(skuId);
  if (presale && bookingStatusOf(presale, now) === 'deposit') return () => fen(presale.price_fen);

  const running = offers.promotions
    .filter(isUnitPrice)
    .filter((promotion) => isRunning(promotion, now) && !isSoldOut(promotion, skuId, offers));
  const promotions = promotionsCovering(running, [scopeIds]);
  const listUnitPrice = fen(listPriceFen);
  if (promotions.length === 0) return () => listUnitPrice;

  return (card, used) => {
    const line = { ...scopeIds, lineId: skuId, quantity: 1, listUnitPrice };
    const shopper = card && { card, isFirstOrder: false };
    const [priced] = priceOrder({ lines: [line], shopper, now, promotions, used }).lines;
    return priced?.unitPrice ?? listUnitPrice;
  };
}

const unitPricesOf = (priceFor: UnitPricer): UnitPrices => ({
  guest: priceFor(null),
  byCard: {
    PINK: priceFor('PINK'),
    WHITE: priceFor('WHITE'),
    BLACK: priceFor('BLACK'),
    GOLD: priceFor('GOLD'),
  },
});

/** All units at this price are sold. */
const isSoldOut = ({ promotionId }: UnitPricePromotion, skuId: string, { soldOut }: Offers) =>
  soldOut.has(`${promotionId}:${skuId}`);
