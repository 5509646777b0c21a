import { type OrderTotals, savedBy } from '../calculate-totals.ts';
import { type PointsUse, pointsUse } from '../points.ts';
import type { PreparedOrder } from '../prepare-order.ts';
import { depositOf } from '../presale/presale-shares.ts';
import type { Row } from '../row.ts';
import { NO_SHARES, type RowShares } from './priced-lines.ts';
import { spread } from './spread.ts';

/** Every row of the order, items first, with its share of each discount. */
export type OrderShares = {
  readonly rows: readonly Row[];
  readonly shares: readonly RowShares[];
  readonly points: PointsUse;
};

/** Spreads the coupon over the items in its scope, and points over everything paid, extra-buys included. */
export function orderShares(
  prepared: PreparedOrder,
  totals: OrderTotals,
  extraRows: readonly Row[],
): OrderShares {
  const { fullAmount, itemCoupon } = totals;
  const coupon = couponShares(prepared.rows.length, itemCoupon);
  const rows = [...prepared.rows, ...extraRows];
  const payable = rows.map((row, index) => {
    const left = index < prepared.rows.length ? fullAmount.after[index]! - coupon[index]! : row.amount;
    return Math.max(0, left - depositOf(row));
  });
  const points = pointsUse(
    prepared.input,
    payable.reduce((all, amount) => all + amount, 0),
  );
  const pointShares = spread(points.saved, payable);
  const shares = rows.map((_, index): RowShares => {
    if (index >= prepared.rows.length) return { ...NO_SHARES, points: pointShares[index]! };
    return {
      bundle: prepared.bundleShares[index]!,
      presale: prepared.presaleShares[index]!,
      promotion: fullAmount.shares[index]!,
      coupon: coupon[index]!,
      points: pointShares[index]!,
      isOneUnitCoupon: itemCoupon?.usable === true && itemCoupon.isOneUnit,
    };
  });
  return { rows, shares, points };
}

function couponShares(rowCount: number, effect: OrderTotals['itemCoupon']): number[] {
  const shares = new Array<number>(rowCount).fill(0);
  if (effect?.usable)
    spread(savedBy(effect), effect.weights).forEach((share, at) => {
      shares[effect.rows[at]!] = share;
    });
  return shares;
}
