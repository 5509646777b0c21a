import { holdCoupons } from '../../../apps/server/src/features/coupons/index.ts';
import { holdStock, sumUnits } from '../../../apps/server/src/features/inventory/index.ts';
import { insertOrder } from '../../../apps/server/src/features/payment/testing/insert-order.ts';
import { holdPoints } from '../../../apps/server/src/features/points/index.ts';
import { type Database, transaction } from '../../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';
import { below, expectSame, outcomeOf, pick, RolledBack, type Worker } from './worker.ts';

/** An order takes a coupon, points and stock, all or none of them. */
export async function placeOrder(worker: Worker): Promise<void> {
  const { db, model } = worker;
  const { memberId, skuId } = model;
  const payable = 1_000 + below(worker, 30_000);
  const units = 1 + below(worker, 4);
  const points = below(worker, 2) ? 1 + below(worker, 400) : 0;
  const couponId = below(worker, 3) === 0 ? (pick(worker, [...model.coupons.keys()]) ?? null) : null;
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
        throw new RolledBack('coupon');
      if (points && (await holdPoints(tx, { memberId, points, reference: id })) === 'short')
        throw new RolledBack('points');
      if (await holdStock(tx, id, sumUnits([{ skuId, quantity: units }]), new Date()))
        throw new RolledBack('stock');
    }),
  );
  const expected =
    couponId && model.coupons.get(couponId) !== 'usable'
      ? 'coupon'
      : points > model.points.free
        ? 'points'
        : units > model.stock.available
          ? 'stock'
          : null;
  if (!expectSame(worker, 'placing', outcome, expected) || outcome) return;
  if (couponId) model.coupons.set(couponId, 'held');
  model.points.free -= points;
  model.points.held += points;
  model.stock.available -= units;
  model.stock.held += units;
  model.orders.push({
    ...{
      id,
      payable,
      state: 'open',
      units,
      points,
      pointsBack: 0,
      couponId,
      attempts: [],
      heldCards: new Map(),
    },
    ...{ left: { cards: new Map(), provider: 0 }, paid: 0, back: 0, reasons: new Map() },
  });
}
