import { ordersContract } from '@huarong/contract/orders';
import { type OrderStatus, statusText } from '@huarong/core/orders';
import { accept, getFirst, type Result, refuse, shanghaiIso } from '@huarong/core/shared';
import { type Context, ownerOf } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { type Feature, implement } from '#platform/feature';
import { answerOnce, idempotencyScope } from '#platform/idempotency';
import { cancelOrder } from './cancel/cancel-order.ts';
import { cancelPaidOrder } from './cancel/cancel-paid-order.ts';
import { lookUpOrder } from './guests/look-up-order.ts';
import { hideOrder } from './list/hide-order.ts';
import { listMyOrders } from './list/list-my-orders.ts';
import { loadListedLines } from './list/load-listed-lines.ts';
import { rebuy } from './list/rebuy.ts';
import { loadOrder } from './load-orders.ts';
import type { OrderRow } from './order-rows.ts';
import { findOrder } from './orders.queries.ts';
import { confirmByCode, sendCashCode } from './pay/confirm-cash.ts';
import {
  loadCashierPage,
  loadPaymentResultPage,
  loadPaymentReturnPage,
  statusFields,
} from './pay/payment-pages.ts';
import type { OrderPorts } from './ports.ts';
import { confirmReceipt } from './ship/confirm-receipt.ts';
import { extendReceipt } from './ship/extend-receipt.ts';
import { presentSummary, secondsLeft, statusOf } from './show/present-order.ts';
import { parcelsOf, showOrder } from './show/show-order.ts';

interface OrderRef {
  orderId: string;
}

/** Runs `work` with the caller's own order; an order of another owner is answered as not found. */
const withOwnOrder =
  <Answer>(work: (context: Context<'shopper'>, order: OrderRow) => Promise<Answer>) =>
  async (context: Context<'shopper'>, { orderId }: OrderRef) => {
    const order = await findOrder(context.db, ownerOf(context.actor), orderId);
    return order ? work(context, order) : refuse({ code: 'order-not-found' });
  };

type Moved = OrderRef & { orderStatus: OrderStatus };
const withStatusText = <Refusal extends { code: string }>(moved: Result<Moved, Refusal>) =>
  moved.ok ? accept({ ...moved.value, statusText: statusText(moved.value.orderStatus) }) : moved;

/** Requests with the same idempotency key get the same answer; without a key the status of the order decides. */
function answerOnceByKey<Value, Refusal extends { code: string }>(
  { db, actor, caller }: Context<'shopper'>,
  call: string,
  body: object,
  work: (tx: Tx) => Promise<Result<Value, Refusal>>,
) {
  const key = caller.idempotencyKey ?? crypto.randomUUID();
  return answerOnce(db, { scope: idempotencyScope(call, ownerOf(actor)), key, body }, work);
}

export const ordersFeature = (ports: OrderPorts): Feature =>
  implement(ordersContract, {
    detail: withOwnOrder(async ({ db }, order) => accept(await showOrder(db, ports, order))),

    async paging({ db, actor }, { pageNo, pageSize, ...filter }) {
      const page = await listMyOrders(db, ownerOf(actor), filter, { pageNo, pageSize });
      const listed = await loadListedLines(db, ports.followUpsOf, ownerOf(actor), page.orders);
      return accept({
        list: page.orders.map((order) => {
          const trace = page.traces.get(order.order.id);
          return {
            ...presentSummary(order, ports.imageOf, listed),
            ...(trace && { latestTrace: { at: shanghaiIso(trace.at), text: trace.text } }),
          };
        }),
        currentPage: pageNo,
        totalPages: Math.ceil(page.total / pageSize),
        total: page.total,
        counts: page.counts,
      });
    },

    orderStatus: withOwnOrder(async ({ db }, order) => {
      const loaded = await loadOrder(db, order);
      const left = secondsLeft(loaded);
      return accept({
        ...statusFields(order.id, statusOf(loaded)),
        payStatus: getFirst(loaded.subOrders).sub.pay_status,
        ...(left !== null && { cancelOrderTimeLeft: left }),
      });
    }),

    orderInformation: (context, lookup) => lookUpOrder(context, ports, lookup),
    afterOrder: withOwnOrder(({ db }, order) => loadCashierPage(db, ports.payments, order)),
    afterPaid: withOwnOrder(({ db }, order) => loadPaymentResultPage(db, ports.payments, order)),
    afterPay: withOwnOrder(({ db }, order) => loadPaymentReturnPage(db, ports.payments, order)),

    cancelOrder: async (context, input) =>
      withStatusText(
        await answerOnceByKey(context, 'cancel', input, (tx) =>
          cancelOrder(tx, ports.payments, ownerOf(context.actor), input),
        ),
      ),
    cancelInProcessOrder: async (context, input) =>
      withStatusText(
        await answerOnceByKey(context, 'cancel-in-process', input, (tx) =>
          cancelPaidOrder(tx, ports.payments, ownerOf(context.actor), input),
        ),
      ),
    confirmReceipt: async ({ db, actor }, input) =>
      withStatusText(await transaction(db, (tx) => confirmReceipt(tx, ownerOf(actor), input))),

    extendReceipt: async ({ db, actor }, input) => {
      const extended = await transaction(db, (tx) => extendReceipt(tx, ownerOf(actor), input));
      if (!extended.ok) return extended;
      return accept({ ...extended.value, statusText: statusText(extended.value.orderStatus) });
    },

    sendCashCode: (context, { orderId }) => sendCashCode(context, orderId),
    confirmCash: async (context, input) => withStatusText(await confirmByCode(context, input)),

    rebuy: ({ db, actor }, input) => rebuy(db, ports.addToCart, ownerOf(actor), input),
    deleteOrder: ({ db, actor }, { orderId }) => hideOrder(db, ownerOf(actor), orderId),
    getDelivery: withOwnOrder(async ({ db }, order) =>
      accept({ orderId: order.id, parcels: await parcelsOf(db, await loadOrder(db, order)) }),
    ),
  });
