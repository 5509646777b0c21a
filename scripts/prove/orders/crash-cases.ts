import { randomUUID } from 'node:crypto';
import { runSql } from '../../../apps/server/testing/run-sql.ts';
import { checkoutRoutes } from '../../../packages/contract/src/checkout/index.ts';
import { ordersRoutes } from '../../../packages/contract/src/orders/index.ts';
import { paymentRoutes } from '../../../packages/contract/src/payment/index.ts';
import { OrderStatus } from '../../../packages/core/src/orders/index.ts';
import type { Fixture } from './fixture.ts';
import { createNotice, deliver, isAcknowledged, takeMoney } from './notices.ts';
import type { Shopper } from './shopper.ts';
import { createCard } from './wallets.ts';

type Prepared = Record<string, string>;
export interface CrashCase {
  at: string;
  /** Creates the state before the crash. */
  prepare(fixture: Fixture, shopper: Shopper, skuId: string): Promise<Prepared>;
  /** The action that crashes. The caller retries, as browsers and providers do. */
  act(fixture: Fixture, shopper: Shopper, prepared: Prepared): Promise<unknown>;
  isSettled(fixture: Fixture, shopper: Shopper, prepared: Prepared): Promise<boolean>;
}

interface Records {
  orders: number;
  status: number | null;
  /** Ledger movements. */
  payments: number;
  refunds: number;
  /** At the provider. */
  charged: number;
  refundedByProvider: number;
  open: number;
}
async function readRecords({ db }: Fixture, { owner }: Shopper): Promise<Records> {
  const [records] = await runSql<Records>(
    db,
    `with own as (select id from shop_order where owner = $1),
       pay as (select payment.* from payment where owner = $1)
     select (select count(*)::int from own) as orders,
       (select max(status) from sub_order where order_id in (select id from own)) as status,
       (select count(*)::int from ledger_movement m where kind = 'payment'
         and exists (select 1 from pay, own where m.reference = pay.id || ':' || own.id)) as payments,
       (select count(*)::int from refund where order_id in (select id from own) and state = 'done') as refunds,
       (select count(*)::int from sandbox_trade where state = 'paid' and out_trade_no in (select id from pay)) as charged,
       (select count(*)::int from sandbox_refund where out_trade_no in (select id from pay)) as "refundedByProvider",
       (select count(*)::int from sandbox_trade where state = 'waiting' and out_trade_no in (select id from pay)) as open`,
    [owner],
  );
  return records!;
}
const recordsMatch =
  (expected: Partial<Records>): CrashCase['isSettled'] =>
  async (fixture, shopper) => {
    const records = await readRecords(fixture, shopper);
    return Object.entries(expected).every(([name, value]) => records[name as keyof Records] === value);
  };

const UNPAID = recordsMatch({ orders: 1, status: OrderStatus.AwaitingPayment });
const PAID = recordsMatch({
  orders: 1,
  status: OrderStatus.AwaitingShipment,
  payments: 1,
  charged: 1,
  refunds: 0,
});
const PAID_BY_CARDS = recordsMatch({
  orders: 1,
  status: OrderStatus.AwaitingShipment,
  payments: 2,
  charged: 0,
});
const CANCELLED = recordsMatch({
  orders: 1,
  status: OrderStatus.Cancelled,
  payments: 0,
  charged: 0,
  open: 0,
});
const REFUNDED = recordsMatch({
  orders: 1,
  status: OrderStatus.Closed,
  payments: 1,
  charged: 1,
  refunds: 1,
  refundedByProvider: 1,
});

const placeOrder = (at: string): CrashCase => ({
  at,
  prepare: async (_fixture, shopper, skuId) => ({
    body: JSON.stringify(await shopper.quoteNow(skuId)),
    key: randomUUID(),
  }),
  act: (_fixture, shopper, { body, key }) =>
    shopper.call(checkoutRoutes.commitOrderForImmediatelyBuy, JSON.parse(body!), key),
  isSettled: UNPAID,
});

const ordered = async (_fixture: Fixture, shopper: Shopper, skuId: string) => ({
  orderId: await shopper.placeOrder(skuId),
});
const opened = async (fixture: Fixture, shopper: Shopper, skuId: string) => {
  const { orderId } = await ordered(fixture, shopper, skuId);
  return { orderId, number: await shopper.openPayment(orderId, 'WECHAT') };
};
const paid = async (_fixture: Fixture, shopper: Shopper, skuId: string) => {
  const orderId = await shopper.placeOrder(skuId);
  await shopper.payOrder(orderId);
  return { orderId };
};

const receiveNotice = (at: string): CrashCase => ({
  at,
  async prepare(fixture, shopper, skuId) {
    const prepared = await opened(fixture, shopper, skuId);
    await takeMoney(fixture, prepared.number);
    return prepared;
  },
  async act(fixture, _shopper, { number }) {
    const notice = await createNotice(fixture, number!);
    for (let nth = 0; nth < 40; nth++) if (isAcknowledged(await deliver(fixture, nth, notice))) return;
  },
  isSettled: PAID,
});

const refundOrder = (at: string): CrashCase => ({
  at,
  prepare: paid,
  act: (_fixture, shopper, { orderId }) =>
    shopper.call(ordersRoutes.cancelInProcessOrder, { orderId, reasonCode: 9 }),
  isSettled: REFUNDED,
});

/** Cases that wait for a lease to expire come first; the others run meanwhile. */
export const crashCases: readonly CrashCase[] = [
  refundOrder('refund.before_call'),
  refundOrder('refund.after_call'),
  {
    at: 'payment.close.before_call',
    prepare: opened,
    act: (_fixture, shopper, { orderId }) =>
      shopper.call(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 }),
    isSettled: CANCELLED,
  },
  refundOrder('order.cancel_paid.before_commit'),
  {
    at: 'order.cancel.before_commit',
    prepare: opened,
    act: (_fixture, shopper, { orderId }) =>
      shopper.call(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 }),
    isSettled: CANCELLED,
  },
  {
    // No notice arrives: the shop crashes while it queries the provider.
    at: 'payment.ask.heard',
    prepare: receiveNotice('').prepare,
    act: (_fixture, shopper, { orderId }) => shopper.call(ordersRoutes.afterPay, { orderId }),
    isSettled: PAID,
  },
  placeOrder('checkout.before_commit'),
  placeOrder('checkout.after_commit'),
  {
    at: 'payment.opened',
    prepare: ordered,
    act: (_fixture, shopper, { orderId }) => shopper.payOrder(orderId!),
    isSettled: PAID,
  },
  receiveNotice('payment.settle.before_commit'),
  receiveNotice('order.paid.before_commit'),
  receiveNotice('notice.after_commit'),
  {
    at: 'silkpay.between_cards',
    async prepare(fixture, shopper, skuId) {
      const { orderId } = await ordered(fixture, shopper, skuId);
      const cards = [
        await createCard(fixture.db, shopper.memberId, 10_000),
        await createCard(fixture.db, shopper.memberId, 20_000),
      ];
      return { orderId, cards: cards.join() };
    },
    act: (_fixture, shopper, { orderId, cards }) =>
      shopper.call(paymentRoutes.silkpay, { orderId, cardIds: cards!.split(',') }),
    isSettled: PAID_BY_CARDS,
  },
];
