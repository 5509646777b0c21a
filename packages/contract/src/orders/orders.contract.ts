import { z } from 'zod';
import { Amounts } from '../cart/index.ts';
import { orderType } from '../checkout/index.ts';
import { id, mobile, money, pageNo, pageOf, pageSize, smsCode, text, time } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { PaymentMethod, paymentCode, payStatus, Tender } from '../payment/index.ts';
import { orderStatusFilter, orderTime, reasonCode } from './order-inputs.ts';
import { OrderDetail, OrderPresale, OrderSummary, orderStatus, Parcel } from './order-views.ts';
import { ordersRoutes } from './orders.routes.ts';

const orderInput = z.object({ orderId: id });
const newStatus = z.object({ orderId: z.string(), orderStatus, statusText: z.string() });

export const ordersContract = defineContract({
  detail: endpoint({
    route: ordersRoutes.detail,
    summary: 'An order with its parcels, shares, tenders and timeline',
    access: 'shopper',
    input: orderInput,
    output: OrderDetail,
    refusals: ['order-not-found'],
  }),
  paging: endpoint({
    route: ordersRoutes.paging,
    summary: "The member's orders by time and status",
    access: 'member',
    input: z.object({
      pageNo,
      pageSize: pageSize(10),
      orderTime,
      orderStatus: orderStatusFilter,
      /** An order number, or part of a product name. */
      keyword: text(50).or(z.literal('')).optional(),
    }),
    output: pageOf(OrderSummary).extend({
      counts: z.object({ unpaid: z.int(), unshipped: z.int(), unreceived: z.int(), uncommented: z.int() }),
    }),
    refusals: [],
  }),
  orderStatus: endpoint({
    route: ordersRoutes.orderStatus,
    summary: 'The status of an order, for pages that wait for it to change',
    access: 'shopper',
    input: orderInput,
    output: newStatus.extend({ payStatus, cancelOrderTimeLeft: z.int().optional() }),
    refusals: ['order-not-found'],
  }),
  orderInformation: endpoint({
    route: ordersRoutes.orderInformation,
    summary: "An order for its owner, or for a guest who proves the order's mobile by a code",
    access: 'anyone',
    input: orderInput.extend({
      mobile: mobile.optional(),
      smsCode: smsCode.optional(),
      rToken: id.optional(),
    }),
    /** guestToken: given to a guest who verified the mobile, for the following calls. */
    output: OrderDetail.extend({ guestToken: z.string().optional() }),
    refusals: ['order-not-found', 'code-wrong', 'code-expired'],
  }),
  afterOrder: endpoint({
    route: ordersRoutes.afterOrder,
    summary: 'The cashier data of a placed order: amount, methods and deadline',
    access: 'shopper',
    input: orderInput,
    output: newStatus.extend({
      orderType,
      totalAmount: money,
      payable: money,
      payLink: z.string(),
      cancelOrderTimeLeft: z.int(),
      paymentMethods: z.array(PaymentMethod),
      recipientText: z.string(),
      presale: OrderPresale.optional(),
      /** The method chosen at checkout. */
      paymentCode: paymentCode.optional(),
    }),
    refusals: ['order-not-found'],
  }),
  afterPaid: endpoint({
    route: ordersRoutes.afterPaid,
    summary: 'The data of the result page of a paid order',
    access: 'shopper',
    input: orderInput,
    output: newStatus.extend({
      payStatus,
      totalAmount: money,
      paidAt: time.optional(),
      /** Until when cash on delivery has to be confirmed. */
      confirmUntil: time.optional(),
      tenders: z.array(Tender),
      deliveryText: z.string(),
      expectedPoints: z.int(),
      presale: OrderPresale.optional(),
      /** All orders of a merged payment and their total; absent when the order was paid alone. */
      merged: z
        .object({ total: money, orders: z.array(z.object({ orderId: z.string(), amount: money })) })
        .optional(),
      /** What was bought, for analytics. */
      skuIds: z.array(z.string()).optional(),
      couponIds: z.array(z.string()).optional(),
      amounts: Amounts.optional(),
    }),
    refusals: ['order-not-found'],
  }),
  afterPay: endpoint({
    route: ordersRoutes.afterPay,
    summary:
      'The result of a payment after the return to the shop; queried from the provider, because the browser is not trusted',
    access: 'shopper',
    input: orderInput,
    output: newStatus.extend({
      outcome: z.enum(['paid', 'waiting', 'failed', 'closed']),
      payable: money,
      reason: z.string().optional(),
      cancelOrderTimeLeft: z.int().optional(),
    }),
    refusals: ['order-not-found'],
  }),
  cancelOrder: endpoint({
    route: ordersRoutes.cancelOrder,
    summary: 'Cancel an order that is not paid',
    access: 'shopper',
    takesIdempotencyKey: true,
    input: orderInput.extend({ reasonCode }),
    output: newStatus,
    refusals: ['order-not-found', 'order-moved-on'],
  }),
  cancelInProcessOrder: endpoint({
    route: ordersRoutes.cancelInProcessOrder,
    summary:
      'Request the cancellation of a paid order that is not shipped; the warehouse may have to confirm',
    access: 'shopper',
    takesIdempotencyKey: true,
    input: orderInput.extend({ subOrderId: id.optional(), reasonCode: reasonCode.default(9) }),
    output: newStatus,
    refusals: ['order-not-found', 'order-moved-on'],
  }),
  confirmReceipt: endpoint({
    route: ordersRoutes.confirmReceipt,
    summary: 'Confirm the receipt of an order or one sub-order',
    access: 'shopper',
    input: orderInput.extend({ subOrderId: id.optional() }),
    output: newStatus,
    refusals: ['order-not-found', 'order-moved-on'],
  }),
  extendReceipt: endpoint({
    route: ordersRoutes.extendReceipt,
    summary:
      'Put off the automatic confirmation of receipt, once, within its last three days: of an order or one sub-order',
    access: 'member',
    input: orderInput.extend({ subOrderId: id.optional() }),
    /** receiptUntil: when the first of them is confirmed automatically now. */
    output: newStatus.extend({ receiptUntil: time }),
    refusals: ['order-not-found', 'order-moved-on', 'receipt-extended', 'receipt-not-near'],
  }),
  sendCashCode: endpoint({
    route: ordersRoutes.sendCashCode,
    summary: 'Send the code that confirms a cash-on-delivery order; it is valid for this order only',
    access: 'member',
    input: orderInput,
    output: z.object({
      rToken: z.string(),
      expireSeconds: z.int(),
      resendSeconds: z.int(),
      maskedMobile: z.string(),
    }),
    refusals: ['order-not-found', 'order-moved-on', 'code-too-soon', 'code-limit'],
  }),
  confirmCash: endpoint({
    route: ordersRoutes.confirmCash,
    summary: 'Confirm a cash-on-delivery order by the code, so that it can be shipped',
    access: 'member',
    input: orderInput.extend({ smsCode, rToken: id }),
    output: newStatus,
    refusals: ['order-not-found', 'order-moved-on', 'code-wrong', 'code-expired'],
  }),
  rebuy: endpoint({
    route: ordersRoutes.rebuy,
    summary: 'Add the items of an order, or one of them, to the cart again; unavailable items are listed',
    access: 'shopper',
    input: orderInput.extend({ returnSkuId: id.optional() }),
    output: z.object({
      added: z.int(),
      missing: z.array(z.object({ skuId: z.string(), productName: z.string(), reason: z.string() })),
    }),
    refusals: ['order-not-found', 'order-moved-on'],
  }),
  deleteOrder: endpoint({
    route: ordersRoutes.deleteOrder,
    summary: 'Hide a finished order from the list; it stays stored for legal reasons and returns',
    access: 'member',
    input: orderInput,
    output: orderInput.extend({ orderId: z.string() }),
    refusals: ['order-not-found', 'order-moved-on'],
  }),
  getDelivery: endpoint({
    route: ordersRoutes.getDelivery,
    summary: 'The parcels of an order and where they are',
    access: 'shopper',
    input: orderInput,
    output: z.object({ orderId: z.string(), parcels: z.array(Parcel) }),
    refusals: ['order-not-found'],
  }),
});
