import { paymentPortOf } from '../../../apps/server/src/features/connect-orders.ts';
import { closeOrder } from '../../../apps/server/src/features/orders/cancel/cancel-order.ts';
import { refundOrder } from '../../../apps/server/src/features/payment/index.ts';
import { sendRefund } from '../../../apps/server/src/features/payment/refunds/send-refund.ts';
import { transaction } from '../../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';
import { OrderStatus } from '../../../packages/core/src/orders/index.ts';
import { cardOf, type ModelOrder, releaseCards } from './model.ts';
import { below, expectSame, newReference, outcomeOf, pick, RolledBack, type Worker } from './worker.ts';

/** Cancels an unpaid order: everything it held is released, once. */
export async function cancel(worker: Worker): Promise<void> {
  const { db, deps, model } = worker;
  const order = pick(worker, model.orders.slice(-30));
  if (!order) return;
  const outcome = await outcomeOf(
    transaction(db, async (tx) => {
      if (
        !(await closeOrder(tx, paymentPortOf(deps), order.id, [OrderStatus.AwaitingPayment], {
          reason: 4,
          by: 'shopper',
        }))
      )
        throw new RolledBack('moved on');
    }),
  );
  if (!expectSame(worker, 'cancelling', outcome, order.state === 'open' ? null : 'moved on') || outcome)
    return;
  order.state = 'cancelled';
  for (const attempt of order.attempts) if (attempt.state === 'open') attempt.state = 'closed';
  releaseCards(model, order);
  model.points.held -= order.points;
  model.points.free += order.points;
  model.stock.held -= order.units;
  model.stock.available += order.units;
  if (order.couponId) model.coupons.set(order.couponId, 'usable');
}

const leftOf = ({ left }: ModelOrder) =>
  [...left.cards.values()].reduce((all, each) => all + each, left.provider);

/** Refunds in parts; each reason once, and never more than is left. */
export async function refund(worker: Worker): Promise<void> {
  const { db, model } = worker;
  const order = pick(
    worker,
    model.orders.slice(-60).filter(({ state }) => state === 'paid' || state === 'refunded'),
  );
  if (!order) return;
  const before = leftOf(order);
  const isRepeated = order.reasons.size > 0 && below(worker, 3) === 0;
  const reasonKey = isRepeated ? pick(worker, [...order.reasons.keys()])! : `return:${newReference(worker)}`;
  const amountFen =
    below(worker, 3) === 0 ? Math.max(1, before) : 1 + below(worker, Math.ceil(before * 1.2) + 1);
  const outcome = await outcomeOf(
    transaction(db, (tx) => refundOrder(tx, { orderId: order.id, amountFen, reasonKey })),
  );
  if (
    !expectSame(worker, 'refunding', outcome, isRepeated || amountFen <= before ? null : 'range') ||
    outcome ||
    isRepeated
  )
    return;
  order.reasons.set(reasonKey, amountFen);
  await applyRefund(worker, order, reasonKey, amountFen);
}

/** Applies the refund to the model: stored-value cards first, and to no card more than it paid. */
async function applyRefund(
  worker: Worker,
  order: ModelOrder,
  reasonKey: string,
  amount: number,
): Promise<void> {
  const { db, model } = worker;
  const rows = await runSql<{ id: string; provider: string; payer: string | null; amount_fen: number }>(
    db,
    `select refund.id, provider, payer, refund.amount_fen from refund join payment on payment.id = payment_id
     where order_id = $1 and reason_key = $2`,
    [order.id, reasonKey],
  );
  expectSame(
    worker,
    'the parts of a refund',
    rows.reduce((all, row) => all + row.amount_fen, 0),
    amount,
  );
  for (const { id, provider, payer, amount_fen } of rows)
    if (provider === 'stored-card') {
      const left = order.left.cards.get(payer!) ?? 0;
      if (amount_fen > left) worker.violations.push(`card ${payer} gets back ${amount_fen} of ${left}`);
      order.left.cards.set(payer!, left - amount_fen);
      cardOf(model, payer!).balance += amount_fen;
      order.back += amount_fen;
    } else {
      const isCardLeft = [...order.left.cards.values()].some((left) => left > 0);
      if (isCardLeft) worker.violations.push(`${id} goes to ${provider} while a card waits`);
      order.left.provider -= amount_fen;
      const bank = provider as 'alipay' | 'wechat';
      model.refunds.push({
        id,
        orderId: order.id,
        provider: bank,
        amount: amount_fen,
        isLate: false,
        isDone: false,
      });
    }
}

/** Sends a refund, or sends it again. */
export async function sendOpenRefund(worker: Worker): Promise<void> {
  const { db, deps, model } = worker;
  const refund = pick(worker, model.refunds.slice(-20));
  if (!refund) return;
  await sendRefund(db, deps, { refundId: refund.id });
  const [row] = await runSql<{ state: string }>(db, 'select state from refund where id = $1', [refund.id]);
  if (refund.isDone) return void expectSame(worker, 'a refund sent again', row?.state, 'done');
  if (row?.state !== 'done') return;
  refund.isDone = true;
  model.bank[refund.provider] -= refund.amount;
  if (refund.isLate) {
    model.unapplied -= refund.amount;
    return;
  }
  const order = model.orders.find(({ id }) => id === refund.orderId)!;
  order.back += refund.amount;
  const isOpen = model.refunds.some((each) => each.orderId === order.id && !each.isLate && !each.isDone);
  if (isOpen || order.back < order.paid || order.state === 'refunded') return;
  order.state = 'refunded';
  // Nothing of the order was shipped, so its coupon comes back. Its points and units would too, but it has no lines here.
  if (order.couponId) model.coupons.set(order.couponId, 'usable');
}
