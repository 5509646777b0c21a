import assert from 'node:assert/strict';
import {
  type RefundableOrder,
  type RefundLine,
  refundOfUnits,
  type UnitsByLine,
} from '../../returns/index.ts';
import type { PricedOrder } from '../model/priced-order.ts';
import { storedLinesOf, type UnitShare } from '../stored-lines.ts';

/** Returns some units, then the rest, with and without the gifts, and compares with what was paid. */
export function assertRefundsAddUp(priced: PricedOrder, seed: number): void {
  const order = refundableOf(priced);
  const bought = order.lines.filter(({ gift }) => gift === null);
  const first = unitsOf(bought, ({ units }, index) =>
    units.map((_, unit) => unit).slice(0, (seed >> index) % (units.length + 1)),
  );
  const rest = unitsOf(bought, ({ lineId, units }) =>
    units.map((_, unit) => unit).filter((unit) => !first.get(lineId)!.includes(unit)),
  );
  const gifts = unitsOf(
    order.lines.filter(({ gift }) => gift !== null),
    ({ units }) => units.map((_, unit) => unit),
  );
  const paid = priced.amounts.payable;

  const giftsRetained = refundOfUnits(order, first, { isFault: false });
  assert.ok(giftsRetained.totalFen >= 0 && giftsRetained.totalFen <= paid);
  const giftsReturned = refundOfUnits(order, new Map([...first, ...gifts]), { isFault: false });
  assert.equal(giftsRetained.totalFen + giftsRetained.giftFen, giftsReturned.totalFen);

  // The shop is at fault, so freight and packaging are refunded with the last units.
  const part = refundOfUnits(order, first, { isFault: true });
  const other = refundOfUnits(afterSettling(order, part.settles), rest, { isFault: true });
  assert.equal(part.totalFen + other.totalFen, paid);
  assert.equal(part.pointsBack + other.pointsBack, priced.points.used);
  assert.equal(part.pointsTaken + other.pointsTaken, priced.expectedPoints);
}

/** A priced order as returns read it after checkout stored it. */
const refundableOf = (order: PricedOrder): RefundableOrder => ({
  freightFen: order.amounts.freight,
  packagingFen: order.amounts.packaging,
  pointsPerFen: order.amounts.points > 0 ? order.points.used / order.amounts.points : 1,
  lines: [
    ...storedLinesOf(order).map(({ line, unitPrice, units }) => ({
      lineId: `${line.lineId} at ${unitPrice}`,
      source: line.lineId,
      unitPriceFen: unitPrice,
      units,
      settled: [],
      gift: null,
    })),
    ...order.gifts.map((gift, index) => ({
      lineId: `gift ${index}`,
      source: `gift ${index}`,
      unitPriceFen: 0,
      units: Array.from({ length: gift.quantity }, () => NOTHING_PAID),
      settled: [],
      gift: {
        valueFen: gift.value,
        earnedBy: { reach: gift.reach, times: gift.times, sources: gift.lineIds },
      },
    })),
  ],
});

const NOTHING_PAID: UnitShare = { promotion: 0, coupon: 0, points: 0, paid: 0, pointsEarned: 0 };

const unitsOf = (
  lines: readonly RefundLine[],
  pick: (line: RefundLine, index: number) => number[],
): UnitsByLine => new Map(lines.map((line, index) => [line.lineId, pick(line, index)]));

const afterSettling = (order: RefundableOrder, settles: UnitsByLine): RefundableOrder => ({
  ...order,
  lines: order.lines.map((line) => ({
    ...line,
    settled: [...line.settled, ...(settles.get(line.lineId) ?? [])],
  })),
});
