import type { LineRow, OfferRow, OrderRow } from '../../order-rows.ts';

type OfferKind = 'unitPrice' | 'promotion' | 'gift' | 'coupon' | 'points' | 'freight';
export interface AppliedOffer {
  kind: OfferKind;
  name: string;
  savedFen: number;
  /** How it came about: 满 599.00 元减 80.00 元 × 2. Null for orders of earlier releases. */
  reason: string | null;
  /** The promotion or bundle price to look up. */
  promotionId: string | null;
}
type Shown = Pick<AppliedOffer, 'kind' | 'name' | 'savedFen'>;

const KIND_OF: Record<OfferRow['kind'], OfferKind> = {
  flashSale: 'unitPrice',
  limitedTime: 'unitPrice',
  memberPrice: 'unitPrice',
  extraBuy: 'unitPrice',
  fullAmount: 'promotion',
  bundle: 'promotion',
  presale: 'promotion',
  gift: 'gift',
  coupon: 'coupon',
  code: 'coupon',
  freeFreight: 'freight',
  points: 'points',
};
const WITHOUT_PAGE: readonly OfferRow['kind'][] = ['presale', 'coupon', 'code', 'freeFreight', 'points'];

/** The offers that were stored with the order. */
export const storedOffers = (rows: readonly OfferRow[]): AppliedOffer[] =>
  rows.map(({ kind, title, saved_fen, reason, offer_id }) => ({
    kind: KIND_OF[kind],
    name: title,
    savedFen: saved_fen,
    reason,
    promotionId: WITHOUT_PAGE.includes(kind) ? null : offer_id,
  }));

type Priced = Pick<OrderRow, 'arithmetic' | 'promotion_fen' | 'coupon_fen' | 'points_fen'>;

/**
 * For orders of earlier releases: what each offer saved, by the rows that the shopper saw, after what prices of members and flash sales saved: that is
 * part of the unit prices. An order whose rows do not add up to its discounts (imported, or of an earlier release) shows
 * its discounts by kind instead.
 */
export const appliedOffers = (order: Priced, lines: readonly Pick<LineRow, 'snapshot'>[]): AppliedOffer[] =>
  [...unitPriceOffers(lines), ...discountsOf(order)].map((offer) => ({
    ...offer,
    reason: null,
    promotionId: null,
  }));

function unitPriceOffers(lines: readonly Pick<LineRow, 'snapshot'>[]): Shown[] {
  const savings = lines.flatMap(({ snapshot: { unitPriceSaving } }) => unitPriceSaving ?? []);
  return [...Map.groupBy(savings, ({ label }) => label)].map(([name, same]) => ({
    kind: 'unitPrice',
    name,
    savedFen: same.reduce((total, { savedFen }) => total + savedFen, 0),
  }));
}

function discountsOf(order: Priced): Shown[] {
  const offers = order.arithmetic
    .filter(({ amountFen }) => amountFen < 0)
    .map(({ label, amountFen }) => ({ kind: kindOf(label), name: label, savedFen: -amountFen }));
  const savedBy = (kind: OfferKind) =>
    offers.reduce((total, offer) => total + (offer.kind === kind ? offer.savedFen : 0), 0);
  const isComplete =
    savedBy('promotion') === order.promotion_fen &&
    savedBy('coupon') === order.coupon_fen &&
    savedBy('points') === order.points_fen;
  return isComplete ? offers : totalsByKind(order);
}

const totalsByKind = ({ promotion_fen, coupon_fen, points_fen }: Priced): Shown[] =>
  [
    { kind: 'promotion' as const, name: '促销优惠', savedFen: promotion_fen },
    { kind: 'coupon' as const, name: '优惠券', savedFen: coupon_fen },
    { kind: 'points' as const, name: '积分抵扣', savedFen: points_fen },
  ].filter(({ savedFen }) => savedFen > 0);

/** The engine begins the label of a coupon with what it is. */
function kindOf(label: string): OfferKind {
  if (label === '积分抵扣') return 'points';
  if (label.startsWith('免邮券')) return 'freight';
  return /^优惠[券码]/.test(label) ? 'coupon' : 'promotion';
}
