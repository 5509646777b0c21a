import { earnPoints, reclaimPoints, refundPoints } from '../../../apps/server/src/features/points/index.ts';
import { changeCardState } from '../../../apps/server/src/features/stored-cards/index.ts';
import { SERVER_CALLER } from '../../../apps/server/src/platform/context/index.ts';
import { transaction } from '../../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';
import { below, expectSame, newReference, pick, type Worker } from './worker.ts';

/** Earns points, for an order or as a reward; every third event is delivered twice. */
export async function earn(worker: Worker): Promise<void> {
  const { db, model } = worker;
  const kind = pick(worker, ['earn', 'reward'] as const)!;
  const earning = {
    memberId: model.memberId,
    points: 1 + below(worker, 300),
    reference: newReference(worker),
    text: '赠送',
    kind,
  };
  await transaction(db, (tx) => earnPoints(tx, earning));
  const { points } = model;
  const paidOff = Math.min(points.debt, earning.points);
  points.debt -= paidOff;
  points.free += earning.points - paidOff;
  if (kind === 'earn') points.card += earning.points;
  if (below(worker, 3) > 0) return;
  expectSame(worker, 'earning twice', await transaction(db, (tx) => earnPoints(tx, earning)), 'already');
}

/** A return reverses its points; points that are spent already become a debt. */
export async function reversePoints(worker: Worker): Promise<void> {
  const { db, model } = worker;
  const { points } = model;
  const reversal = {
    memberId: model.memberId,
    points: 1 + below(worker, 200),
    reference: newReference(worker),
  };
  await transaction(db, (tx) => reclaimPoints(tx, reversal));
  const taken = Math.min(reversal.points, points.free);
  points.free -= taken;
  points.debt += reversal.points - taken;
  points.card -= Math.min(reversal.points, points.card);
}

/** Restores points that paid for returned items, never more than the order had spent. */
export async function restorePoints(worker: Worker): Promise<void> {
  const { db, model } = worker;
  const order = pick(
    worker,
    model.orders.slice(-60).filter(({ points, state }) => points > 0 && state !== 'open'),
  );
  if (!order) return;
  const points = 1 + below(worker, order.points);
  const reversal = { memberId: model.memberId, points, reference: newReference(worker), orderId: order.id };
  const outcome = await transaction(db, (tx) => refundPoints(tx, reversal));
  const isRight = order.state !== 'cancelled' && order.pointsBack + points <= order.points;
  if (!expectSame(worker, 'giving points back', outcome, isRight ? 'done' : 'none') || !isRight) return;
  order.pointsBack += points;
  model.points.free += points;
}

/** Reports a card lost, and reactivates it. */
export async function freeze(worker: Worker): Promise<void> {
  const { db, model } = worker;
  const card = pick(worker, model.cards)!;
  if (card.isLost) await runSql(db, `update stored_card set state = 'active' where id = $1`, [card.id]);
  else {
    const request = { cardId: card.id, action: 'reportLost' } as const;
    const outcome = await changeCardState({ db, caller: SERVER_CALLER }, model.memberId, request);
    expectSame(worker, 'reporting a card lost', outcome.ok, true);
  }
  card.isLost = !card.isLost;
}

/** Unbinds a card and binds it again; refused while an order holds a part of it. */
export async function unbind(worker: Worker): Promise<void> {
  const { db, model } = worker;
  const card = pick(worker, model.cards)!;
  const request = { cardId: card.id, action: 'unbind' } as const;
  const outcome = await changeCardState({ db, caller: SERVER_CALLER }, model.memberId, request);
  const isFree = !card.isLost && card.held === 0;
  if (!expectSame(worker, 'unbinding', outcome.ok, isFree) || !isFree) return;
  await runSql(db, 'update stored_card set member_id = $2, bound_at = shop_now() where id = $1', [
    card.id,
    model.memberId,
  ]);
}

/** Adds one unit of stock and one coupon. */
export async function restock(worker: Worker): Promise<void> {
  const { db, model } = worker;
  const units = 1 + below(worker, 20);
  await transaction(db, async (tx) => {
    await runSql(tx, 'update stock set available = available + $2 where sku_id = $1', [model.skuId, units]);
    await runSql(
      tx,
      `insert into stock_ledger (sku_id, delta, reason, reference) values ($1, $2, 'count', 'proof')`,
      [model.skuId, units],
    );
  });
  model.stock.available += units;
}
