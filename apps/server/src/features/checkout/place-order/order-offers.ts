import { type StoredOffer, storedOffersOf } from '@huarong/core/pricing';
import type { ValidatedQuote } from './validate-quote.ts';

/** What applied to the order. A coupon is stored by its offer and a presale by its number, so that both can be counted. */
export function orderOffers({ order, basket, coupons, presale }: ValidatedQuote): StoredOffer[] {
  const offerOfCoupon = new Map(coupons.map(({ id, offer_id }) => [id, offer_id]));
  return storedOffersOf(order, basket.offers.promotions).map((offer) => ({
    ...offer,
    offerId: offer.kind === 'presale' ? (presale?.id ?? null) : offerIdOf(offer, offerOfCoupon),
  }));
}

const offerIdOf = ({ offerId }: StoredOffer, offerOfCoupon: ReadonlyMap<string, string>): string | null =>
  offerId === null ? null : (offerOfCoupon.get(offerId) ?? offerId);
