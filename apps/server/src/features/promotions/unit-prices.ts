import { type CardType, priceOrder, type Shopper, type UnitPricePromotion } from '@huarong/core/pricing';
import { type Fen, fen } from '@huarong/core/shared';
import { type Product, samePrices, type UnitPrices } from '../catalogue/index.ts';
import { bookingStatusOf, isRunning, isUnitPrice, type Offers } from './offers.ts';
import { promotionsCovering } from './quota-use.ts';
import { scopeIdsOf } from './scope-ids.ts';

type Sku = Product['skus'][number];

/** The unit prices of a product's skus while these offers last, computed once per sku. */
export function createUnitPrices(product: Product, offers: Offers, now: number): (sku: Sku) => UnitPrices {
  const cached = new Map<string, UnitPrices>();
  return (sku) => {
    const prices = cached.get(sku.id) ?? unitPricesOf(product, sku, { offers, now });
    cached.set(sku.id, prices);
    return prices;
  };
}

function unitPricesOf(
  product: Product,
  sku: Sku,
  { offers, now }: { offers: Offers; now: number },
): UnitPrices {
  const presale = offers.presales.get(sku.id);
  if (presale && bookingStatusOf(presale, now) === 'deposit') return samePrices(fen(presale.price_fen));

  const scopeIds = scopeIdsOf(product, sku.id);
  const listUnitPrice = fen(sku.offer_price_fen);
  const running = offers.promotions
    .filter(isUnitPrice)
    .filter((promotion) => isRunning(promotion, now) && !isSoldOut(promotion, sku, offers));
  const promotions = promotionsCovering(running, [scopeIds]);
  if (promotions.length === 0) return samePrices(listUnitPrice);

  const priceFor = (shopper: Shopper | null): Fen => {
    const line = { ...scopeIds, lineId: sku.id, quantity: 1, listUnitPrice };
    const [priced] = priceOrder({ lines: [line], shopper, now, promotions }).lines;
    return priced?.unitPrice ?? listUnitPrice;
  };
  const forCard = (card: CardType) => priceFor({ card, isFirstOrder: false });
  return {
    guest: priceFor(null),
    byCard: {
      PINK: forCard('PINK'),
      WHITE: forCard('WHITE'),
      BLACK: forCard('BLACK'),
      GOLD: forCard('GOLD'),
    },
  };
}

/** All units at this price are sold. */
const isSoldOut = ({ promotionId }: UnitPricePromotion, { id }: Sku, { soldOut }: Offers) =>
  soldOut.has(`${promotionId}:${id}`);
