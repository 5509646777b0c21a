import { z } from 'zod';
import { LineEngraving, LinePart } from '../bundles/index.ts';
import { Amounts } from '../cart/index.ts';
import { orderType } from '../checkout/index.ts';
import { invoiceStatus } from '../invoices/index.ts';
import { money, time } from '../kit/fields.ts';
import { paymentCode, payStatus, Tender } from '../payment/index.ts';

/** 10 待付款 · 11/12 待付定金/待付尾款 · 20 待确认 · 30/35 待发货/备货中 · 40/50 部分发货/待收货 · 60 已签收 · 70 已完成 · 80 取消中 · 90/91/92 已取消/已关闭/已拒收 */
export const orderStatus = z.literal([10, 11, 12, 20, 30, 35, 40, 50, 60, 70, 80, 90, 91, 92]);
/** 0 未发货 1 部分 2 已发货 3 已签收 4 退回 */
const shipStatus = z.literal([0, 1, 2, 3, 4]);
/** 10 出库 20 运输中 30 派送中 40 已签收 50 异常 60 退回 */
const parcelStatus = z.literal([10, 20, 30, 40, 50, 60]);

/** The actions available now; the server checks again when one is called. */
export const OrderActions = z.object({
  canPay: z.boolean(),
  canCancel: z.boolean(),
  canChangeAddress: z.boolean(),
  canChangePayment: z.boolean(),
  canConfirm: z.boolean(),
  canExtendReceipt: z.boolean(),
  canComment: z.boolean(),
  canReturn: z.boolean(),
  canInvoice: z.boolean(),
  canRebuy: z.boolean(),
  canDelete: z.boolean(),
});

/** What is offered for one line of the list now; the server checks again when one is called. */
export const LineActions = z.object({
  canReturn: z.boolean(),
  canComment: z.boolean(),
  /** The comment on it that can get a follow-up. */
  followUpOf: z.string().optional(),
  canRebuy: z.boolean(),
  /** Some of its units are in a parcel. */
  canTrack: z.boolean(),
});

/** A line with its share of every discount, stored with the order and never recalculated. */
export const OrderLine = z.object({
  returnSkuId: z.string(),
  skuId: z.string(),
  productId: z.string(),
  productName: z.string(),
  brandNameEN: z.string(),
  brandNameCN: z.string(),
  skuName: z.string(),
  skuImagePath: z.string(),
  type: z.enum(['ordinary', 'presale', 'gift', 'extraBuy', 'bundle']),
  offerPrice: money,
  quantity: z.int(),
  promotionShare: money,
  couponShare: money,
  pointsShare: money,
  paidShare: money,
  bundleId: z.string().optional(),
  variant: z.string().optional(),
  parts: z.array(LinePart).optional(),
  engraving: LineEngraving.optional(),
  commented: z.boolean(),
  /** The return condition as text: 签收后可退, 刻字不退. */
  returnText: z.string(),
  /** In the list of the owner's orders. */
  actions: LineActions.optional(),
});
export type OrderLine = z.infer<typeof OrderLine>;

export const SubOrder = z.object({
  subOrderId: z.string(),
  orderStatus,
  statusText: z.string(),
  payStatus,
  shipStatus,
  /** Set while a return is in progress. */
  returnId: z.string().optional(),
  invoiceStatus,
  items: z.array(OrderLine),
  actions: OrderActions,
});
export type SubOrder = z.infer<typeof SubOrder>;

/** The two payments of a presale order, when the balance is due and when it ships. */
export const OrderPresale = z.object({
  deposit: money,
  balance: money,
  balanceFrom: time,
  balanceUntil: time,
  shipsBy: time.optional(),
});
export type OrderPresale = z.infer<typeof OrderPresale>;

export const OrderSummary = z.object({
  orderId: z.string(),
  orderType,
  orderStatus,
  statusText: z.string(),
  totalAmount: money,
  freight: money,
  createdAt: time,
  /** Seconds left to pay; absent when no payment is due. */
  cancelOrderTimeLeft: z.int().optional(),
  presale: OrderPresale.optional(),
  /** In the list: where a parcel on its way is. */
  latestTrace: z.object({ at: time, text: z.string() }).optional(),
  subOrders: z.array(SubOrder),
  actions: OrderActions,
});
export type OrderSummary = z.infer<typeof OrderSummary>;

export const Parcel = z.object({
  parcelId: z.string(),
  subOrderId: z.string(),
  carrier: z.string(),
  /** For questions about the parcel. */
  carrierPhone: z.string().optional(),
  waybillNo: z.string().optional(),
  status: parcelStatus,
  statusText: z.string(),
  expectedText: z.string().optional(),
  items: z.array(
    z.object({ skuId: z.string(), productName: z.string(), skuName: z.string(), quantity: z.int() }),
  ),
  traces: z.array(z.object({ at: time, text: z.string() })),
});
export type Parcel = z.infer<typeof Parcel>;

/** A refund to one tender: sum, route, date and reason. */
export const OrderRefund = Tender.extend({
  state: z.enum(['pending', 'done', 'failed']),
  requestedAt: time,
  settledAt: time.optional(),
  reason: z.string(),
  /** The return it belongs to. */
  returnId: z.string().optional(),
});
export type OrderRefund = z.infer<typeof OrderRefund>;

export const OrderDetail = OrderSummary.extend({
  recipient: z.object({
    name: z.string(),
    maskedMobile: z.string(),
    region: z.string(),
    address: z.string(),
  }),
  amounts: Amounts,
  arithmetic: z.array(z.object({ label: z.string(), amount: money })),
  /** What applied when the order was placed, by the title that was shown; absent for older orders. */
  offers: z.array(z.object({ title: z.string(), reason: z.string(), saved: money })).optional(),
  paymentCode: paymentCode.optional(),
  tenders: z.array(Tender),
  parcels: z.array(Parcel),
  timeline: z.array(z.object({ label: z.string(), at: time.optional(), done: z.boolean() })),
  packaging: z.string().optional(),
  /** The text of the greeting card. */
  greeting: z.string().optional(),
  note: z.string().optional(),
  /** 快递配送，工作日与周末均可 */
  deliveryText: z.string(),
  expectedPoints: z.int(),
  /** Points of the completed sub-orders, less returned units; absent until one is completed. */
  earnedPoints: z.int().optional(),
  /** One sentence under the status: what happens next and until when. */
  statusNote: z.string().optional(),
  /** The warehouse has to approve the cancellation of a sub-order. */
  cancelPending: z.boolean().optional(),
  /** The warehouse rejected a cancellation and the sub-order goes on: when, and why if a reason was given. */
  cancelRefusal: z.object({ at: time, reason: z.string().optional() }).optional(),
  refunds: z.array(OrderRefund).optional(),
  /** What was requested at checkout, and the amount that can be invoiced: money received, without stored value. */
  invoice: z
    .object({ typeText: z.string().optional(), titleText: z.string().optional(), amount: money.optional() })
    .optional(),
});
export type OrderDetail = z.infer<typeof OrderDetail>;
