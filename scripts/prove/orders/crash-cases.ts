import { randomUUID } from 'node:crypto';
import { runSql } from '../../../apps/server/testing/run-sql.ts';
import { checkoutRoutes } from '../../../packages/contract/src/checkout/index.ts';
import { ordersRoutes } from '../../../packages/contract/src/orders/index.ts';
import { paymentRoutes } from '../../../packages/contract/src/payment/index.ts';
import { deliver, isThanked, noticeOf, takeMoney } from './notices.ts';
import { plantCard } from './purses.ts';
import type { Shopper } from './shopper.ts';
import type { World } from './world.ts';

type Prepared = Record<string, string>;
export interface CrashCase {
  at: string;
  /** What has happened before. */
  prepare(world: World, shopper: Shopper, skuId: string): Promise<Prepared>;
  /** What the shop dies of. Whoever asked asks again, as browsers and providers do. */
  act(world: World, shopper: Shopper, prepared: Prepared): Promise<unknown>;
  isSettled(world: World, shopper: Shopper, prepared: Prepared): Promise<boolean>;
}

interface Books {
  orders: number;
  status: number | null;
  /** Movements of the ledger. */
  payments: number;
  refunds: number;
  /** What the provider did. */
  charged: number;
  sentBack: number;
  open: number;
}
async function readBooks({ db }: World, { owner }: Shopper): Promise<Books> {
  const [books] = await runSql<Books>(
    db,
    `with own as (select id from shop_order where owner = $1),
       pay as (select payment.* from payment where owner = $1)
     select (select count(*)::int from own) as orders,
       (select max(status) from sub_order where order_id in (select id from own)) as status,
       (select count(*)::int from ledger_movement m where kind = 'payment'
         and exists (select 1 from pay, own where m.reference = pay.id || ':' || own.id)) as payments,
       (select count(*)::int from refund where order_id in (select id from own) and state = 'done') as refunds,
       (select count(*)::int from sandbox_trade where state = 'paid' and out_trade_no in (select id from pay)) as charged,
       (select count(*)::int from sandbox_refund where out_trade_no in (select id from pay)) as "sentBack",
       (select count(*)::int from sandbox_trade where state = 'waiting' and out_trade_no in (select id from pay)) as open`,
    [owner],
  );
  return books!;
}
const booksAre =
  (expected: Partial<Books>): CrashCase['isSettled'] =>
  async (world, shopper) => {
    const books = await readBooks(world, shopper);
    return Object.entries(expected).every(([name, value]) => books[name as keyof Books] === value);
  };

const UNPAID = booksAre({ orders: 1, status: 10 });
const PAID = booksAre({ orders: 1, status: 30, payments: 1, charged: 1, refunds: 0 });
const PAID_BY_CARDS = booksAre({ orders: 1, status: 30, payments: 2, charged: 0 });
const CANCELLED = booksAre({ orders: 1, status: 90, payments: 0, charged: 0, open: 0 });
const REFUNDED = booksAre({ orders: 1, status: 91, payments: 1, charged: 1, refunds: 1, sentBack: 1 });

const placing = (at: string): CrashCase => ({
  at,
  prepare: async (_world, shopper, skuId) => ({
    body: JSON.stringify(await shopper.quoteNow(skuId)),
    key: randomUUID(),
  }),
  act: (_world, shopper, { body, key }) =>
    shopper.ask(checkoutRoutes.commitOrderForImmediatelyBuy, JSON.parse(body!), key),
  isSettled: UNPAID,
});

const ordered = async (_world: World, shopper: Shopper, skuId: string) => ({
  orderId: await shopper.orders(skuId),
});
const opened = async (world: World, shopper: Shopper, skuId: string) => {
  const { orderId } = await ordered(world, shopper, skuId);
  return { orderId, number: await shopper.opens(orderId, 'WECHAT') };
};
const paid = async (_world: World, shopper: Shopper, skuId: string) => {
  const orderId = await shopper.orders(skuId);
  await shopper.pays(orderId);
  return { orderId };
};

const hearing = (at: string): CrashCase => ({
  at,
  async prepare(world, shopper, skuId) {
    const prepared = await opened(world, shopper, skuId);
    await takeMoney(world, prepared.number);
    return prepared;
  },
  async act(world, _shopper, { number }) {
    const notice = await noticeOf(world, number!);
    for (let nth = 0; nth < 40; nth++) if (isThanked(await deliver(world, nth, notice))) return;
  },
  isSettled: PAID,
});

const refunding = (at: string): CrashCase => ({
  at,
  prepare: paid,
  act: (_world, shopper, { orderId }) =>
    shopper.ask(ordersRoutes.cancelInProcessOrder, { orderId, reasonCode: 9 }),
  isSettled: REFUNDED,
});

/** Those that wait for a lease to run out come first: the others pass the time. */
export const crashCases: readonly CrashCase[] = [
  refunding('refund.before_call'),
  refunding('refund.after_call'),
  {
    at: 'payment.close.before_call',
    prepare: opened,
    act: (_world, shopper, { orderId }) => shopper.ask(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 }),
    isSettled: CANCELLED,
  },
  refunding('order.cancel_paid.before_commit'),
  {
    at: 'order.cancel.before_commit',
    prepare: opened,
    act: (_world, shopper, { orderId }) => shopper.ask(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 }),
    isSettled: CANCELLED,
  },
  {
    // Nobody tells the shop: it dies while it hears of the money by asking.
    at: 'payment.ask.heard',
    prepare: hearing('').prepare,
    act: (_world, shopper, { orderId }) => shopper.ask(ordersRoutes.afterPay, { orderId }),
    isSettled: PAID,
  },
  placing('checkout.before_commit'),
  placing('checkout.after_commit'),
  {
    at: 'payment.opened',
    prepare: ordered,
    act: (_world, shopper, { orderId }) => shopper.pays(orderId!),
    isSettled: PAID,
  },
  hearing('payment.settle.before_commit'),
  hearing('order.paid.before_commit'),
  hearing('notice.after_commit'),
  {
    at: 'silkpay.between_cards',
    async prepare(world, shopper, skuId) {
      const { orderId } = await ordered(world, shopper, skuId);
      const cards = [
        await plantCard(world.db, shopper.memberId, 10_000),
        await plantCard(world.db, shopper.memberId, 20_000),
      ];
      return { orderId, cards: cards.join() };
    },
    act: (_world, shopper, { orderId, cards }) =>
      shopper.ask(paymentRoutes.silkpay, { orderId, cardIds: cards!.split(',') }),
    isSettled: PAID_BY_CARDS,
  },
];
