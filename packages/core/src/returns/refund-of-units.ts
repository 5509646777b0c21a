import type { UnitShare } from '../pricing/index.ts';
import { getFrom } from '../shared/index.ts';
import { giftsDue, retainedUnits } from './gifts-due.ts';
import { pickUnits } from './pick-units.ts';
import type { GiftDue, RefundableOrder, RefundLine, UnitRefund, UnitsByLine } from './refund-model.ts';

/**
 * The refund of some units of an order, read from the shares stored on each unit. Partial refunds therefore add up to
 * the whole to the fen, in any portions and order. Nothing is priced again.
 */
export function refundOfUnits(
  order: RefundableOrder,
  going: UnitsByLine,
  { isFault }: { isFault: boolean },
): UnitRefund {
  const bought = order.lines.filter(({ gift }) => gift === null);
  const units = bought.flatMap((line) => sharesOf(line, going));
  const sum = (of: (unit: PricedUnit) => number) => units.reduce((total, unit) => total + of(unit), 0);
  const paidFen = sum(({ share }) => share.paid);

  const lineById = new Map(order.lines.map((line) => [line.lineId, line]));
  const due = giftsDue(order.lines, going);
  const missingFen = due.reduce(
    (total, { quantity, comingBack, valueFen }) => total + (quantity - comingBack) * valueFen,
    0,
  );
  const giftFen = isFault ? 0 : Math.min(paidFen, missingFen);
  const isWholeOrder = units.length > 0 && retainedUnits(order.lines, going).length === 0;
  const freightFen = isWholeOrder && isFault ? order.freightFen + order.packagingFen : 0;
  const pointsFen = sum(({ share }) => share.points);
  return {
    goodsFen: sum(({ unitPriceFen }) => unitPriceFen),
    promotionFen: sum(({ share }) => share.promotion),
    couponFen: sum(({ share }) => share.coupon),
    pointsFen,
    giftFen,
    freightFen,
    totalFen: paidFen - giftFen + freightFen,
    pointsBack: pointsFen * order.pointsPerFen,
    pointsTaken: sum(({ share }) => share.pointsEarned),
    isWholeOrder,
    giftsDue: due,
    settles: new Map([
      ...bought.flatMap(({ lineId }) => {
        const units = going.get(lineId);
        return units ? [[lineId, units] as const] : [];
      }),
      ...due.map((gift) => [gift.lineId, settledGifts(getFrom(lineById, gift.lineId), gift, going)] as const),
    ]),
  };
}

interface PricedUnit {
  unitPriceFen: number;
  share: UnitShare;
}

function sharesOf(line: RefundLine, going: UnitsByLine): PricedUnit[] {
  return (going.get(line.lineId) ?? []).map((unit) => {
    const share = line.units[unit];
    if (!share || line.settled.includes(unit))
      throw new RangeError(`unit ${unit} of ${line.lineId} cannot be returned`);
    return { unitPriceFen: line.unitPriceFen, share };
  });
}

/** The returned gifts, and as many others as are due. */
function settledGifts(
  { units, settled }: RefundLine,
  { lineId, quantity }: GiftDue,
  going: UnitsByLine,
): number[] {
  const coming = (going.get(lineId) ?? []).slice(0, quantity);
  const others = pickUnits(units.length, [...settled, ...coming], quantity - coming.length) ?? [];
  return [...coming, ...others];
}
