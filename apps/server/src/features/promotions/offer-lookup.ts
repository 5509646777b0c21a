import { type CardType, priceOrder } from '@huarong/core/pricing';
import { fen } from '@huarong/core/shared';
import type { Offered, Product } from '../catalogue/index.ts';
import { promotionsOn } from './applicable-promotions.ts';
import { offerKinds } from './offer-kinds.ts';
import { bookingStatusOf, type Offers } from './offers.ts';
import { promotionTag } from './promotion-tag.ts';
import { goodsOf } from './scope-ids.ts';
import type { OfferSource } from './watch-offers.ts';

/** Listings are the same for everyone, so they show what the first card of every member gets. */
const ANY_MEMBER = { card: 'PINK' as CardType, isFirstOrder: false };

/** What listings say about a product's offers. Worked out once a product, until an offer changes, begins or ends. */
export function offeredWith(source: OfferSource): (product: Product) => Offered {
  let known = new WeakMap<Product, Offered>();
  let of: Offers | null = null;
  let until = 0;
  return (product) => {
    const offers = source.current();
    const now = source.now();
    if (offers !== of || now >= until) {
      known = new WeakMap();
      of = offers;
      until = nextTurn(offers, now);
    }
    const found = known.get(product) ?? workOut(product, offers, now);
    known.set(product, found);
    return found;
  };
}

function workOut(product: Product, offers: Offers, now: number): Offered {
  const [lead] = product.skus;
  const asking = { shopper: ANY_MEMBER, now };
  const line = {
    ...goodsOf(product, lead!.id),
    lineId: lead!.id,
    quantity: 1,
    listUnitPrice: fen(lead!.offer_price_fen),
  };
  const taking = promotionsOn(line, offers, asking);
  const bookings = new Map(product.skus.map(({ id }) => [id, bookingStatusOf(offers.presales.get(id), now)]));
  const isBooking = [...bookings.values()].some((booking) => booking === 'deposit' || booking === 'upcoming');
  const badge = isBooking ? '预售' : taking.some(({ kind }) => kind === 'flashSale') ? '秒杀' : undefined;
  const memberPrices = taking.filter(({ kind }) => kind === 'memberPrice');
  return {
    marks: [...new Set(taking.map(promotionTag))],
    kinds: offerKinds(product, taking, offers, now),
    ...(badge && { badge }),
    bookingOf: (skuId) => bookings.get(skuId) ?? 'none',
    memberPriceOf: (sku) => {
      if (memberPrices.length === 0) return null;
      const [priced] = priceOrder({
        lines: [
          {
            ...goodsOf(product, sku.id),
            lineId: sku.id,
            quantity: 1,
            listUnitPrice: fen(sku.offer_price_fen),
          },
        ],
        ...asking,
        promotions: memberPrices,
      }).lines;
      return priced!.unitPrice < priced!.listUnitPrice ? priced!.unitPrice : null;
    },
  };
}

/** The next moment at which something begins or ends. */
function nextTurn({ promotions, presales, bundlePrices }: Offers, now: number): number {
  const turns = [
    ...promotions.flatMap(({ window }) => [window.from, window.until]),
    ...bundlePrices.flatMap((set) => [set.starts_at.getTime(), set.ends_at.getTime()]),
    ...[...presales.values()].flatMap((presale) =>
      [presale.deposit_from, presale.deposit_until, presale.balance_until].map((at) => at.getTime()),
    ),
  ];
  return Math.min(...turns.filter((at): at is number => at !== null && at > now));
}
