import { returnsRoutes } from '@huarong/contract/returns';
import { ReturnKind } from '@huarong/core/returns';
import { fen } from '@huarong/core/shared';
import { type Database, insertRows, transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { createLog } from '#platform/log';
import { deliverOutbox } from '#platform/outbox';
import { createSandbox } from '../../../integrations/payment/index.ts';
import { createFakeStorage } from '../../../integrations/storage/index.ts';
import { paymentDepsOf, refundPort } from '../../connect-orders.ts';
import { postEntries } from '../../ledger/index.ts';
import { logOrderEvents, shipSubOrder, signParcel } from '../../orders/index.ts';
import { createCaller } from '../../orders/testing/call-as.ts';
import { type OrderShopper, openOrderShop } from '../../orders/testing/open-order-shop.ts';
import { paymentEventHandlers, paymentJobs } from '../../payment/index.ts';
import { returnJobs, returnsFeature } from '../index.ts';

/** An order shop with delivered orders, real ledger rows and sandbox providers. */
export async function openReturnShop(seed?: (db: Database) => Promise<void>) {
  const shop = await openOrderShop(seed);
  const { db } = shop;
  const log = createLog('silent');
  const sandbox = createSandbox(db);
  await sandbox.keys();
  const storage = createFakeStorage();
  const call = createCaller(db, [returnsFeature({ refunds: refundPort, imageOf: () => null, storage })]);
  const alipayState = { isRefusing: false };
  const deps = paymentDepsOf({
    ...sandbox.providers,
    alipay: {
      ...sandbox.providers.alipay,
      refund: async (input) =>
        alipayState.isRefusing
          ? { state: 'failed', reason: '账户已注销' }
          : sandbox.providers.alipay.refund(input),
    },
  });

  async function pay(orderId: string, provider: 'alipay' | 'cod' = 'alipay') {
    await insertPayment(db, orderId, provider);
    await shop.pay(orderId);
  }

  /** Ships and delivers a sub-order now. */
  async function deliver(subOrderId: string) {
    const sent = await transaction(db, (tx) =>
      shipSubOrder(tx, { subOrderId, carrier: '顺丰速运', waybillNo: 'SF1' }),
    );
    if (!sent.ok) throw new Error(sent.refusal.code);
    await transaction(db, (tx) => signParcel(tx, shop.payments.port, sent.value.parcelId));
  }

  return {
    ...shop,
    call,
    storage,
    alipayState,
    deps,
    pay,
    deliver,
    /** A delivered order with the calls to return items of it. */
    async createDeliveredOrder(skuId: string, quantity = 1, shopper?: OrderShopper) {
      const buyer = shopper ?? (await shop.newMember());
      const orderId = await buyer.placeOrder(skuId, quantity);
      await pay(orderId);
      const subOrderId = `${orderId}-1`;
      await deliver(subOrderId);
      return { ...returnActions(db, call, buyer, subOrderId), shopper: buyer, orderId, subOrderId };
    },
    returnsOf: (shopper: OrderShopper, subOrderId: string) => returnActions(db, call, shopper, subOrderId),
    /** Runs jobs and delivers events until nothing is due. */
    async runJobs() {
      for (;;) {
        const jobs = await runDueJobs(db, {
          ...paymentJobs({ db, log }, deps, sandbox),
          ...returnJobs({ db, log, storage, refunds: refundPort }),
        });
        const events = await deliverOutbox(db, { ...paymentEventHandlers(db, deps), ...logOrderEvents(log) });
        if (jobs + events === 0) return;
      }
    },
    publishedEvents: async (topic: string) =>
      (
        await db.selectFrom('outbox_event').select(['key', 'payload']).where('topic', '=', topic).execute()
      ).map(({ key, payload }) => ({ key, payload })),
  };
}
export type ReturnShop = Awaited<ReturnType<typeof openReturnShop>>;

/** Inserts a payment on the provider's side and ours. */
async function insertPayment(db: Database, orderId: string, provider: 'alipay' | 'cod') {
  const { owner, payable_fen: amount } = await db
    .selectFrom('shop_order')
    .select(['owner', 'payable_fen'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const id = `P${orderId}`;
  const at = new Date();
  const paid = { id, owner, provider, purpose: 'full', amount_fen: amount, state: 'paid' };
  await insertRows(db, 'payment', [
    { ...paid, provider_trade_no: `T${orderId}`, opened_at: at, settled_at: at },
  ]);
  await insertRows(db, 'payment_order', [
    { payment_id: id, order_id: orderId, amount_fen: amount, purpose: 'full' },
  ]);
  await transaction(db, (tx) =>
    postEntries(tx, {
      kind: 'payment',
      reference: id,
      entries: [
        { account: provider === 'cod' ? 'cash:cod' : `bank:${provider}`, amount: fen(amount) },
        { account: `order:${orderId}`, amount: fen(-amount) },
      ],
    }),
  );
  if (provider === 'alipay')
    await insertRows(db, 'sandbox_trade', [
      {
        out_trade_no: id,
        provider,
        trade_no: `T${orderId}`,
        amount_fen: amount,
        subject: '花容订单',
        return_url: '/',
        state: 'paid',
        opened_at: at,
        paid_at: at,
      },
    ]);
}

function returnActions(
  db: Database,
  call: ReturnType<typeof createCaller>,
  { actor }: OrderShopper,
  subOrderId: string,
) {
  const lines = async () =>
    db
      .selectFrom('order_line')
      .selectAll()
      .where('sub_order_id', '=', subOrderId)
      .orderBy('position')
      .execute();
  return {
    lines,
    /** By default 退货退款 of one unit of the first line because it is not wanted. */
    apply: async (input: object = {}, idempotencyKey?: string) => {
      const [first] = await lines();
      return call(
        actor,
        returnsRoutes.apply,
        {
          subOrderId,
          kind: ReturnKind.ReturnAndRefund,
          reason: 1,
          items: [{ returnSkuId: first!.id, quantity: 1 }],
          ...input,
        },
        idempotencyKey ? { idempotencyKey } : {},
      );
    },
    detail: async (returnId: string) => (await call(actor, returnsRoutes.detail, { returnId })).results,
    cancel: (returnId: string) => call(actor, returnsRoutes.cancel, { returnId }),
    amend: (returnId: string, change: object) => call(actor, returnsRoutes.amend, { returnId, ...change }),
    list: async (tab = 'all') => (await call(actor, returnsRoutes.list, { tab })).results,
    returnable: async () => (await call(actor, returnsRoutes.returnable, {})).results,
  };
}
