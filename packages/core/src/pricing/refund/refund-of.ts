import { fen, sum, ZERO } from '../../shared/index.ts';
import type { PricedLine, PricedUnit, Shares } from '../model/priced-order.ts';
import type { Refund, RefundableOrder, RefundRequest, UnitCounts } from '../model/refund.ts';
import { pointsEarned, pointsOf } from '../steps/points.ts';
import { giftsDue } from './gifts-due.ts';

/**
 * What goes back to the shopper for some of the units. Units of a line go back first to last, each with the shares stored
 * on it: so parts add up to the whole to the fen, in whatever portions they come.
 */
export function refundOf(order: RefundableOrder, request: RefundRequest): Refund {
  const before = request.before ?? {};
  const returned = order.lines.flatMap((line) => unitsBetween(line, before, request.units));
  const retained = order.lines.map((line) => ({
    line,
    units: line.units.slice(countOf(before, line.lineId) + countOf(request.units, line.lineId)),
  }));
  const isWholeOrder = returned.length > 0 && retained.every(({ units }) => units.length === 0);
  const paid = sum(returned.map((unit) => unit.paid));
  const due = giftsDue(order.gifts, retained, request.giftsBefore ?? {});
  const missing = due.reduce(
    (all, { giftId, quantity, value }) =>
      all + value * Math.max(0, quantity - countOf(request.gifts ?? {}, giftId)),
    0,
  );
  const giftsWithheld = fen(Math.min(paid, missing));
  const [freight, packaging] =
    isWholeOrder && request.withFreight ? [order.amounts.freight, order.amounts.packaging] : [ZERO, ZERO];
  const shares = sumOfShares(returned);
  const retainedPaid = sum(retained.flatMap(({ units }) => units.map((unit) => unit.paid)));
  return {
    goods: sum(returned.map((unit) => unit.unitPrice)),
    shares,
    freight,
    packaging,
    giftsDue: due,
    giftsWithheld,
    amount: fen(paid - giftsWithheld + freight + packaging),
    pointsBack: pointsOf(shares.points),
    pointsTaken: pointsEarned(retainedPaid + paid, request.card) - pointsEarned(retainedPaid, request.card),
    isWholeOrder,
  };
}

const countOf = (counts: UnitCounts, id: string): number => counts[id] ?? 0;

function unitsBetween(line: PricedLine, before: UnitCounts, now: UnitCounts): readonly PricedUnit[] {
  const from = countOf(before, line.lineId);
  const until = from + countOf(now, line.lineId);
  if (until < from || until > line.units.length)
    throw new RangeError(`${until} of ${line.units.length} units of ${line.lineId} would have gone back`);
  return line.units.slice(from, until);
}

const sumOfShares = (units: readonly PricedUnit[]): Shares => {
  const of = (source: keyof Shares) => sum(units.map(({ shares }) => shares[source]));
  return {
    bundle: of('bundle'),
    presale: of('presale'),
    promotion: of('promotion'),
    coupon: of('coupon'),
    points: of('points'),
  };
};
