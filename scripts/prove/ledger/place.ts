import { holdStock, sumUnits } from '../../../apps/server/src/features/orders/index.ts';
import { holdCoupons } from '../../../apps/server/src/features/orders/reservations/coupon-holds.ts';
import { insertOrder } from '../../../apps/server/src/features/payment/testing/insert-order.ts';
import { holdPoints } from '../../../apps/server/src/features/points/index.ts';
import { type Database, transaction } from '../../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';
import { below, expectSame, type Lane, outcomeOf, pick, Undone } from './lane.ts';

/** An order takes a coupon, points and pieces, all or none of them. */
export async function place(lane: Lane): Promise<void> {
  const { db, model } = lane;
  const { memberId, skuId } = model;
  const payable = 1_000 + below(lane, 30_000);
  const pieces = 1 + below(lane, 4);
  const points = below(lane, 2) ? 1 + below(lane, 400) : 0;
  const couponId = below(lane, 3) === 0 ? (pick(lane, [...model.coupons.keys()]) ?? null) : null;
  let id = '';
  const outcome = await outcomeOf(
    transaction(db, async (tx) => {
      id = await insertOrder(tx as unknown as Database, { owner: `member:${memberId}`, payableFen: payable });
      await runSql(tx, 'update shop_order set points_used = $2, coupon_ids = $3 where id = $1', [
        id,
        points,
        couponId ? [couponId] : [],
      ]);
      if (couponId && !(await holdCoupons(tx, memberId, id, [{ couponId, savedFen: 1 }])))
        throw new Undone('coupon');
      if (points && (await holdPoints(tx, { memberId, points, reference: id })) === 'short')
        throw new Undone('points');
      if (await holdStock(tx, id, sumUnits([{ skuId, quantity: pieces }]), new Date()))
        throw new Undone('stock');
    }),
  );
  const expected =
    couponId && model.coupons.get(couponId) !== 'usable'
      ? 'coupon'
      : points > model.points.free
        ? 'points'
        : pieces > model.shelf.available
          ? 'stock'
          : null;
  if (!expectSame(lane, 'placing', outcome, expected) || outcome) return;
  if (couponId) model.coupons.set(couponId, 'held');
  model.points.free -= points;
  model.points.held += points;
  model.shelf.available -= pieces;
  model.shelf.held += pieces;
  model.orders.push({
    ...{
      id,
      payable,
      state: 'open',
      pieces,
      points,
      pointsBack: 0,
      couponId,
      attempts: [],
      heldCards: new Map(),
    },
    ...{ left: { cards: new Map(), provider: 0 }, paid: 0, back: 0, reasons: new Map() },
  });
}
