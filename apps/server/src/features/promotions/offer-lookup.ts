import { type CardType, promotionTag } from '@huarong/core/pricing';
import { fen, getFirst } from '@huarong/core/shared';
import { createRecentCache } from '#platform/memory';
import type { Product, ProductOffers, ProductOffersPort } from '../catalogue/index.ts';
import { applicablePromotions } from './applicable-promotions.ts';
import { offerKinds } from './offer-kinds.ts';
import { bookingStatusOf, type Offers } from './offers.ts';
import { scopeIdsOf } from './scope-ids.ts';
import { createUnitPrices } from './unit-prices.ts';
import type { OfferSource } from './watch-offers.ts';

/** Listings are the same for everyone, so their tags are those of the lowest card. */
const ANY_MEMBER: { card: CardType; isFirstOrder: boolean } = { card: 'PINK', isFirstOrder: false };

/** Products whose offers are cached: those of the pages that are looked at. A product of many shades takes 2 kB. */
const CACHED_PRODUCTS = 2_000;

/** The offers of a product for listings, cached for the latest products until an offer changes, begins or ends. */
export function createOfferLookup(source: OfferSource): ProductOffersPort {
  const createCache = () => createRecentCache<Product, ProductOffers>(CACHED_PRODUCTS);
  let cache = createCache();
  let cachedFor: Offers | null = null;
  let validUntil = 0;
  const refresh = () => {
    const offers = source.current();
    const now = source.now();
    if (offers !== cachedFor || now >= validUntil) {
      cache = createCache();
      cachedFor = offers;
      validUntil = nextChangeAt(offers, now);
    }
    return { offers, now };
  };
  const offersOf = (product: Product) => {
    const { offers, now } = refresh();
    return cache(product, () => computeOffered(product, offers, now));
  };
  const revision = () => {
    refresh();
    return cache;
  };
  return Object.assign(offersOf, { revision });
}

function computeOffered(product: Product, offers: Offers, now: number): ProductOffers {
  const leadSku = getFirst(product.skus);
  const context = { shopper: ANY_MEMBER, now };
  const line = {
    ...scopeIdsOf(product, leadSku.id),
    lineId: leadSku.id,
    quantity: 1,
    listUnitPrice: fen(leadSku.offer_price_fen),
  };
  const applicable = applicablePromotions(line, offers, context);
  const bookings = new Map(product.skus.map(({ id }) => [id, bookingStatusOf(offers.presales.get(id), now)]));
  const isBooking = [...bookings.values()].some((booking) => booking === 'deposit' || booking === 'upcoming');
  const badge = isBooking ? '预售' : applicable.some(({ kind }) => kind === 'flashSale') ? '秒杀' : undefined;
  return {
    promotionTags: [...new Set(applicable.map(promotionTag))],
    kinds: offerKinds(product, applicable, offers, now),
    ...(badge && { badge }),
    bookingOf: (skuId) => bookings.get(skuId) ?? 'none',
    unitPricesOf: createUnitPrices(product, offers, now),
  };
}

/** The next time at which an offer begins or ends. */
function nextChangeAt({ promotions, presales, bundlePrices }: Offers, now: number): number {
  const changes = [
    ...promotions.flatMap(({ window }) => [window.from, window.until]),
    ...bundlePrices.flatMap((set) => [set.starts_at.getTime(), set.ends_at.getTime()]),
    ...[...presales.values()].flatMap((presale) =>
      [presale.deposit_from, presale.deposit_until, presale.balance_until].map((at) => at.getTime()),
    ),
  ];
  return Math.min(...changes.filter((at): at is number => at !== null && at > now));
}
