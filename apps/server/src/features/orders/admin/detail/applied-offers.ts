import type { LineRow, OrderRow } from '../../order-rows.ts';

type OfferKind = 'unitPrice' | 'promotion' | 'coupon' | 'points' | 'freight';
export interface AppliedOffer {
  kind: OfferKind;
  name: string;
  savedFen: number;
}
type Priced = Pick<OrderRow, 'arithmetic' | 'promotion_fen' | 'coupon_fen' | 'points_fen'>;

/**
 * What each offer saved, by the rows that the shopper saw, after what prices of members and flash sales saved: that is
 * part of the unit prices. An order whose rows do not add up to its discounts (imported, or of an earlier release) shows
 * its discounts by kind instead.
 */
export const appliedOffers = (order: Priced, lines: readonly Pick<LineRow, 'snapshot'>[]): AppliedOffer[] => [
  ...unitPriceOffers(lines),
  ...discountsOf(order),
];

function unitPriceOffers(lines: readonly Pick<LineRow, 'snapshot'>[]): AppliedOffer[] {
  const savings = lines.flatMap(({ snapshot: { unitPriceSaving } }) => unitPriceSaving ?? []);
  return [...Map.groupBy(savings, ({ label }) => label)].map(([name, same]) => ({
    kind: 'unitPrice',
    name,
    savedFen: same.reduce((total, { savedFen }) => total + savedFen, 0),
  }));
}

function discountsOf(order: Priced): AppliedOffer[] {
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

const totalsByKind = ({ promotion_fen, coupon_fen, points_fen }: Priced): AppliedOffer[] =>
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
