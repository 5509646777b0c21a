import type { AppliedOffer, OfferSource } from './model/order-report.ts';
import type { PricedLine, PricedOrder, Shares } from './model/priced-order.ts';

/** What an offer saved on one line of the order, or on one gift. */
export interface StoredOfferLine {
  /** The line of the basket, or the id of the gift. */
  source: string;
  skuId: string;
  units: number;
  savedFen: number;
}
/** An offer that applied, as the order stores it. */
export interface StoredOffer {
  kind: OfferSource;
  /** Null for what is no offer of its own: points, and the member prices of skus. */
  offerId: string | null;
  title: string;
  reason: string;
  savedFen: number;
  lines: StoredOfferLine[];
}
/** The names of promotions: gifts and extra-buys know only their ids. */
type NamedPromotion = { readonly promotionId: string; readonly title: string };

/** The discounts that an order stores as sums; unit prices, gifts and freight are not part of them. */
const SHARE_OF: Partial<Record<OfferSource, keyof Shares>> = {
  fullAmount: 'promotion',
  bundle: 'bundle',
  presale: 'presale',
  coupon: 'coupon',
  code: 'coupon',
};

/** Everything that made the order cheaper or added to it, each with what it saved on every line. */
export function storedOffersOf(order: PricedOrder, promotions: readonly NamedPromotion[]): StoredOffer[] {
  const titles = new Map(promotions.map(({ promotionId, title }) => [promotionId, title]));
  const titleOf = (promotionId: string) => titles.get(promotionId) ?? promotionId;
  const lines = new Map(order.lines.map((line) => [line.lineId, line]));
  return [
    ...order.applied.map((offer) => appliedOffer(offer, lines)),
    ...memberPrices(order),
    ...extraBuys(order, titleOf),
    ...gifts(order, titleOf),
    ...points(order),
  ];
}

function appliedOffer(
  { source, id, title, reason, saved, lineIds, savedByLine }: AppliedOffer,
  lines: ReadonlyMap<string, PricedLine>,
): StoredOffer {
  const share = SHARE_OF[source];
  const found = lineIds.flatMap((lineId) => lines.get(lineId) ?? []);
  return {
    kind: source,
    offerId: id,
    title,
    reason,
    savedFen: saved,
    lines: savedByLine
      ? savedByLine.map(({ lineId, units, saved: savedFen }) => ({
          ...{ source: lineId, skuId: lines.get(lineId)?.skuId ?? '', units, savedFen },
        }))
      : share
        ? found.map((line) => lineOf(line, line.shares[share]))
        : [],
  };
}

/** The member prices of skus belong to no promotion: the rest of what unit prices save. */
function memberPrices({ lines, applied }: PricedOrder): StoredOffer[] {
  const ofPromotions = applied.flatMap(({ savedByLine }) => savedByLine ?? []);
  const rest = lines.flatMap((line) => {
    if (line.kind === 'extraBuy') return [];
    const own = ofPromotions.filter(({ lineId }) => lineId === line.lineId);
    const savedFen =
      line.listUnitPrice * line.quantity - line.amount - own.reduce((all, { saved }) => all + saved, 0);
    const units = line.quantity - own.reduce((all, each) => all + each.units, 0);
    return savedFen > 0 ? [{ source: line.lineId, skuId: line.skuId, units, savedFen }] : [];
  });
  return rest.length === 0 ? [] : [collect('memberPrice', null, '会员价', '会员价', rest)];
}

function extraBuys({ lines }: PricedOrder, titleOf: (promotionId: string) => string): StoredOffer[] {
  const bought = lines.filter(({ kind }) => kind === 'extraBuy');
  return [...Map.groupBy(bought, ({ promotionId }) => promotionId ?? '')].map(([promotionId, same]) =>
    collect(
      'extraBuy',
      promotionId,
      titleOf(promotionId),
      `换购 ${same.reduce((all, { quantity }) => all + quantity, 0)} 件`,
      same.map((line) => lineOf(line, Math.max(0, line.listUnitPrice * line.quantity - line.amount))),
    ),
  );
}

function gifts(order: PricedOrder, titleOf: (promotionId: string) => string): StoredOffer[] {
  return [...Map.groupBy(order.gifts, ({ promotionId }) => promotionId)].map(([promotionId, same]) =>
    collect(
      'gift',
      promotionId,
      titleOf(promotionId),
      `赠 ${same.map(({ title, quantity }) => `${title} × ${quantity}`).join('、')}`,
      same.map(({ giftId, skuId, quantity, value }) => ({
        ...{ source: giftId, skuId, units: quantity, savedFen: value * quantity },
      })),
    ),
  );
}

const points = ({ lines, points: { used }, amounts }: PricedOrder): StoredOffer[] =>
  amounts.points === 0
    ? []
    : [
        collect(
          'points',
          null,
          '积分抵扣',
          `${used} 积分`,
          lines.filter(({ shares }) => shares.points > 0).map((line) => lineOf(line, line.shares.points)),
        ),
      ];

const lineOf = ({ lineId, skuId, quantity }: PricedLine, savedFen: number): StoredOfferLine => ({
  source: lineId,
  skuId,
  units: quantity,
  savedFen,
});

const collect = (
  kind: OfferSource,
  offerId: string | null,
  title: string,
  reason: string,
  lines: StoredOfferLine[],
): StoredOffer => ({
  ...{ kind, offerId, title, reason, lines },
  savedFen: lines.reduce((all, line) => all + line.savedFen, 0),
});
