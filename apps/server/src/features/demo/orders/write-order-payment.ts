import { OrderStatus, subOrderIdOf } from '@huarong/core/orders';
import { fen, requireValue } from '@huarong/core/shared';
import { insertRows, type Tx } from '#platform/database';
import { postEntries } from '../../ledger/index.ts';
import type { DemoOrder } from './order-plans.ts';
import type { DemoStep } from './order-rows.ts';

interface PaidOrder {
  id: string;
  owner: string;
  payment_code: string;
  payable_fen: number;
  deposit_fen: number | null;
}

/** Writes the payment of the order with its ledger entries, as a provider's notice would; and its refund. */
export async function writeOrderPayment(
  tx: Tx,
  { plan }: DemoOrder,
  order: PaidOrder,
  steps: readonly DemoStep[],
): Promise<void> {
  const paid = steps.find(
    ({ status }) => status === OrderStatus.AwaitingShipment || status === OrderStatus.AwaitingBalance,
  );
  if (!paid || plan.isCash) return;
  const isDeposit = paid.status === OrderStatus.AwaitingBalance;
  const amountFen = isDeposit ? requireValue(order.deposit_fen, 'deposit_fen') : order.payable_fen;
  const provider = order.payment_code === 'WECHAT' ? 'wechat' : 'alipay';
  const paymentId = `P${order.id}`;
  const purpose = isDeposit ? 'deposit' : 'full';
  const refunded = steps.find(({ status }) => status === OrderStatus.Closed);
  await insertRows(tx, 'payment', [
    {
      id: paymentId,
      owner: order.owner,
      provider,
      purpose,
      amount_fen: amountFen,
      refunded_fen: refunded ? amountFen : 0,
      state: 'paid',
      provider_trade_no: `DEMO${order.id}`,
      opened_at: paid.at,
      settled_at: paid.at,
    },
  ]);
  await insertRows(tx, 'payment_order', [
    { payment_id: paymentId, order_id: order.id, amount_fen: amountFen, is_live: true, purpose },
  ]);
  await postEntries(
    tx,
    {
      kind: 'payment',
      reference: `${paymentId}:${order.id}`,
      entries: [
        { account: `bank:${provider}`, amount: fen(amountFen) },
        { account: `order:${order.id}`, amount: fen(-amountFen) },
      ],
    },
    paid.at,
  );
  if (!refunded) return;
  await insertRows(tx, 'refund', [
    {
      id: `R${order.id}`,
      payment_id: paymentId,
      order_id: order.id,
      reason_key: `cancel:${subOrderIdOf(order.id, 1)}`,
      amount_fen: amountFen,
      state: 'done',
      created_at: refunded.at,
      settled_at: refunded.at,
    },
  ]);
  await postEntries(
    tx,
    {
      kind: 'refund',
      reference: `R${order.id}`,
      entries: [
        { account: `order:${order.id}`, amount: fen(amountFen) },
        { account: `bank:${provider}`, amount: fen(-amountFen) },
      ],
    },
    refunded.at,
  );
}
