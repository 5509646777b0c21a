import { z } from 'zod';
import { time } from '../../kit/fields.ts';
import { fen, rowId } from '../kit/index.ts';
import { claim } from '../work/work.contract.ts';
import { mark, orderId, paymentCode, subOrderId } from './order-fields.ts';

const line = z.object({
  lineId: z.string(),
  skuId: z.string(),
  skuCode: z.string(),
  image: z.string(),
  productName: z.string(),
  brandName: z.string(),
  skuName: z.string(),
  kind: z.enum(['ordinary', 'presale', 'gift', 'extraBuy', 'bundle']),
  engraving: z.string().nullable(),
  parts: z.array(z.object({ skuName: z.string(), slotName: z.string(), quantity: z.int() })),
  quantity: z.int(),
  unitPriceFen: fen,
  discountFen: fen,
  paidFen: fen,
  shippedUnits: z.int(),
  returnedUnits: z.int(),
});

const parcel = z.object({
  parcelId: z.string(),
  carrier: z.string(),
  waybillNo: z.string().nullable(),
  status: z.int(),
  statusText: z.string(),
  sentAt: time,
  expectedAt: time.nullable(),
  items: z.array(z.object({ lineId: z.string(), name: z.string(), quantity: z.int() })),
  traces: z.array(z.object({ at: time, text: z.string() })),
});

/** What staff may do with a sub-order in its status; permissions are checked besides. */
export const subOrderAction = z.enum([
  'pack',
  'ship',
  'extend-receipt',
  'record-refusal',
  'receive-back',
  'inspect-refused',
  'decide-cancel',
]);
/** What staff may do with the whole order. */
export const orderAction = z.enum(['confirm', 'cancel', 'change-address', 'refund', 'retry-refunds']);

const subOrder = z.object({
  subOrderId,
  status: z.int(),
  statusText: z.string(),
  shipBy: time.nullable(),
  isLate: z.boolean(),
  shippedAt: time.nullable(),
  signedAt: time.nullable(),
  /** When receipt is confirmed automatically; null unless everything is shipped and not confirmed. */
  receiptUntil: time.nullable(),
  isReceiptExtendedByMember: z.boolean(),
  lines: z.array(line),
  parcels: z.array(parcel),
  actions: z.array(subOrderAction),
  cancelRefusal: z.string().nullable(),
  /** A paid order of a presale whose units have not arrived: it cannot be packed or sent. */
  isAwaitingArrival: z.boolean(),
});

export const timelineItem = z.object({
  id: z.string(),
  at: time,
  by: z.enum(['staff', 'shopper', 'system']),
  name: z.string().nullable(),
  text: z.string(),
  detail: z.string().nullable(),
  isPinned: z.boolean(),
  noteId: rowId.nullable(),
});

export const orderDetail = z.object({
  orderId,
  status: z.int(),
  statusText: z.string(),
  kind: z.enum(['ordinary', 'presale']),
  placedAt: time,
  paidAt: time.nullable(),
  payUntil: time.nullable(),
  marks: z.array(mark),
  tags: z.array(z.string()),
  claim: claim.nullable(),
  actions: z.array(orderAction),
  subOrders: z.array(subOrder),
  money: z.object({
    arithmetic: z.array(z.object({ label: z.string(), amountFen: fen })),
    /** What each offer saved; all but those in unit prices and on freight add up to the discounts of the order. */
    offers: z.array(
      z.object({
        kind: z.enum(['unitPrice', 'promotion', 'gift', 'coupon', 'points', 'freight']),
        name: z.string(),
        savedFen: fen,
        reason: z.string().nullable(),
        promotionId: z.string().nullable(),
      }),
    ),
    payableFen: fen,
    paymentCode,
    paymentName: z.string(),
    paidFen: fen,
    refundedFen: fen,
    leftFen: fen,
    tenders: z.array(z.object({ name: z.string(), cardTail: z.string().nullable(), amountFen: fen })),
    refunds: z.array(
      z.object({
        name: z.string(),
        amountFen: fen,
        state: z.enum(['pending', 'done', 'failed']),
        reason: z.string(),
        requestedAt: time,
        settledAt: time.nullable(),
      }),
    ),
    pointsUsed: z.int(),
    pointsExpected: z.int(),
    invoiceText: z.string().nullable(),
  }),
  recipient: z.object({
    name: z.string(),
    mobile: z.string(),
    region: z.string(),
    /** What follows the region, masked. */
    address: z.string(),
    deliveryText: z.string(),
  }),
  shopper: z.object({ memberId: z.string().nullable(), isGuest: z.boolean() }),
  packaging: z.string().nullable(),
  greeting: z.string().nullable(),
  shopperNote: z.string().nullable(),
  cancelledBy: z.enum(['shopper', 'staff', 'system']).nullable(),
  cancelReason: z.string().nullable(),
  consents: z.array(z.string()),
  source: z.object({ channel: z.enum(['cart', 'buynow']), visit: z.array(z.string()) }),
  returns: z.array(
    z.object({ returnId: z.string(), kindText: z.string(), statusText: z.string(), createdAt: time }),
  ),
  invoices: z.array(z.object({ invoiceId: z.string(), text: z.string(), amountFen: fen, requestedAt: time })),
  messages: z.array(z.object({ title: z.string(), sentAt: time, isRead: z.boolean() })),
  timeline: z.array(timelineItem),
});
export type AdminOrderDetail = z.input<typeof orderDetail>;
