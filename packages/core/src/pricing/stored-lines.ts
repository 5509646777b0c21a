import { allocate, type Fen, fen, getAt } from '../shared/index.ts';
import type { PricedLine, PricedOrder, PricedUnit } from './model/priced-order.ts';

/** What was paid for one unit and its share of each discount. Stored with the order; refunds read only these. */
export interface UnitShare {
  promotion: number;
  coupon: number;
  points: number;
  paid: number;
  pointsEarned: number;
}

/** Units of one line and one price, as an order stores them. */
export interface StoredLine {
  line: PricedLine;
  unitPrice: Fen;
  units: UnitShare[];
}

/** What the reason of a unit price saved: 会员价, 秒杀价. Null at the list price. */
export interface UnitPriceSaving {
  label: string;
  savedFen: number;
}

export function unitPriceSavingOf({ line, unitPrice, units }: StoredLine): UnitPriceSaving | null {
  const savedFen = (line.listUnitPrice - unitPrice) * units.length;
  if (line.unitPriceReason.kind === 'list' || savedFen <= 0) return null;
  // After a quota ran out, the other units may have a price of another reason.
  const isOfReason = unitPrice === line.unitPrice;
  return { label: isOfReason ? line.unitPriceReason.label : '优惠单价', savedFen };
}

/**
 * The lines of a priced order as they are stored. Units of one line can have different prices when a quota runs out; each
 * price becomes an order line. The points earned are spread over the units, so that partial refunds take back all of them.
 */
export function storedLinesOf(order: PricedOrder): StoredLine[] {
  const earned = allocate(
    fen(order.expectedPoints),
    order.lines.flatMap(({ units }) => units.map(({ paid }) => paid)),
  );
  let position = 0;
  return order.lines.flatMap((line) => {
    const units = line.units.map((unit) => ({ unit, pointsEarned: getAt(earned, position++) }));
    return [...Map.groupBy(units, ({ unit }) => unit.unitPrice)].map(([unitPrice, same]) => ({
      line,
      unitPrice,
      units: same.map(({ unit, pointsEarned }) => unitShareOf(unit, pointsEarned)),
    }));
  });
}

/** Bundle, presale and full-amount discounts are shown to the shopper as one. */
const unitShareOf = ({ shares, paid }: PricedUnit, pointsEarned: number): UnitShare => ({
  promotion: shares.bundle + shares.presale + shares.promotion,
  coupon: shares.coupon,
  points: shares.points,
  paid,
  pointsEarned,
});
