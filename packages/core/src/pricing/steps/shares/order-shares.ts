import { zip } from '../../../shared/index.ts';
import { type OrderTotals, savedBy } from '../calculate-totals.ts';
import { type PointsUse, pointsUse } from '../points.ts';
import type { PreparedOrder } from '../prepare-order.ts';
import { depositOf } from '../presale/presale-shares.ts';
import type { PreparedRow, Row } from '../row.ts';
import { NO_SHARES, type SharedRow } from './priced-lines.ts';
import { spread } from './spread.ts';

/** Every row of the order with its share of each discount. */
export type OrderShares = {
  readonly items: readonly (SharedRow & { readonly row: PreparedRow })[];
  readonly extraBuys: readonly SharedRow[];
  readonly points: PointsUse;
};

/** Spreads the coupon over the items in its scope, and points over everything paid, extra-buys included. */
export function orderShares(
  prepared: PreparedOrder,
  { fullAmount, itemCoupon }: OrderTotals,
  extraRows: readonly Row[],
): OrderShares {
  const couponShareOf = couponShares(itemCoupon);
  const isOneUnitCoupon = itemCoupon?.usable === true && itemCoupon.isOneUnit;
  const items = fullAmount.rows.map(({ row, share, after }) => {
    const coupon = couponShareOf.get(row) ?? 0;
    return { row, promotion: share, coupon, payable: Math.max(0, after - coupon - depositOf(row)) };
  });
  const payable = [
    ...items.map((item) => item.payable),
    ...extraRows.map((row) => Math.max(0, row.amount - depositOf(row))),
  ];
  const points = pointsUse(
    prepared.input,
    payable.reduce((all, amount) => all + amount, 0),
  );
  const pointShares = spread(points.saved, payable);
  return {
    items: zip(items, pointShares.slice(0, items.length)).map(([{ row, promotion, coupon }, share]) => ({
      row,
      shares: {
        bundle: row.bundleShare,
        presale: row.presaleShare,
        promotion,
        coupon,
        points: share,
        isOneUnitCoupon,
      },
    })),
    extraBuys: zip(extraRows, pointShares.slice(items.length)).map(([row, share]) => ({
      row,
      shares: { ...NO_SHARES, points: share },
    })),
    points,
  };
}

/** Rows outside the coupon's scope are absent. */
function couponShares(effect: OrderTotals['itemCoupon']): ReadonlyMap<PreparedRow, number> {
  if (!effect?.usable) return new Map();
  const weights = effect.parts.map(({ weight }) => weight);
  return new Map(zip(effect.parts, spread(savedBy(effect), weights)).map(([{ row }, share]) => [row, share]));
}
