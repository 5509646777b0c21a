import type { OrderDetail, Parcel } from '@huarong/contract/orders';
import type { Tender } from '@huarong/contract/payment';
import { INVOICE_TYPE_TEXTS } from '@huarong/core/invoices';
import {
  isInFulfilment,
  OrderStatus,
  PayStatus,
  receiptDue,
  refundReasonText,
  ShipStatus,
  statusNote,
} from '@huarong/core/orders';
import { fen, fromYuan, shanghaiIso } from '@huarong/core/shared';
import type { LoadedOrder, LoadedSubOrder } from '../load-orders.ts';
import { presaleOf } from '../order-rows.ts';
import type { SubOrderChange } from '../orders.queries.ts';
import { pointsEarned } from '../points-earned.ts';
import type { RefundRecord } from '../ports.ts';
import { receiptFactsOf } from '../ship/receipt-facts.ts';
import { yuan } from './present-sub-order.ts';

interface OrderRecords {
  tenders: readonly Tender[];
  refunds: readonly RefundRecord[];
  parcels: readonly Parcel[];
  changes: readonly SubOrderChange[];
  /** Of an order with cash on delivery. */
  confirmUntil: Date | null;
}
type Outcome = Pick<
  OrderDetail,
  'statusNote' | 'cancelPending' | 'cancelRefusal' | 'earnedPoints' | 'refunds' | 'invoice'
>;

/** What the status means for the shopper: the next step, refunds, earned points and the invoice. */
export function presentOutcome(loaded: LoadedOrder, status: OrderStatus, records: OrderRecords): Outcome {
  const completed = loaded.subOrders.filter(({ sub }) => sub.status === OrderStatus.Completed);
  return {
    statusNote: noteOf(loaded, status, records),
    cancelPending: loaded.subOrders.some(isCancelPending),
    ...presentCancelRefusal(loaded, records.changes),
    ...(completed.length > 0 && { earnedPoints: pointsEarned(completed.flatMap(({ lines }) => lines)) }),
    refunds: records.refunds.map((refund) => presentRefund(loaded, refund)),
    invoice: presentInvoiceRequest(loaded, records),
  };
}

/** Asked for while the warehouse had it; a refund has not started. */
const isCancelPending = ({ sub }: LoadedSubOrder): boolean =>
  sub.status === OrderStatus.Cancelling && sub.pay_status !== PayStatus.Refunding;

/** The latest rejected cancellation of a sub-order that goes on; once it is signed for, the notice helps nobody. */
function presentCancelRefusal(
  { subOrders }: LoadedOrder,
  changes: readonly SubOrderChange[],
): Pick<Outcome, 'cancelRefusal'> {
  const goingOn = new Map(
    subOrders.flatMap(({ sub }) => (isInFulfilment(sub.status) ? [[sub.id, sub] as const] : [])),
  );
  const refused = changes.findLast(
    ({ subOrderId, from, to }) =>
      from === OrderStatus.Cancelling && to !== OrderStatus.Closed && goingOn.has(subOrderId),
  );
  if (!refused) return {};
  const reason = goingOn.get(refused.subOrderId)?.cancel_refusal;
  return { cancelRefusal: { at: shanghaiIso(refused.at), ...(reason && { reason }) } };
}

function noteOf(loaded: LoadedOrder, status: OrderStatus, { parcels, confirmUntil }: OrderRecords): string {
  const { order, subOrders, now, times } = loaded;
  const presale = presaleOf(order);
  const due = subOrders.flatMap(({ sub }) => receiptDue(receiptFactsOf(loaded, sub))?.getTime() ?? []);
  return statusNote({
    status,
    now,
    confirmUntil,
    isCashOnDelivery: order.payment_code === 'COD',
    presale: presale && {
      deposit: fen(presale.depositFen),
      balance: fen(order.payable_fen - presale.depositFen),
      balanceFrom: presale.balanceFrom,
      balanceUntil: presale.balanceUntil,
    },
    shipsBy: order.ships_by,
    parcelCount: parcels.length,
    receiptDue: due.length > 0 ? new Date(Math.max(...due)) : null,
    isReceiptExtended: subOrders.some(({ sub }) => sub.receipt_until !== null),
    isCancelPending: subOrders.some(isCancelPending),
    isDepositForfeited: subOrders.some(({ sub }) => sub.pay_status === PayStatus.DepositPaid),
    cancelReason: order.cancel_reason,
    isRefused: subOrders.some(({ sub }) => sub.ship_status === ShipStatus.Refused),
    receiptDays: times.receiptDays,
    returnDays: times.returnDays,
    hasBenefits: order.coupon_ids.length > 0 || order.points_used > 0,
  });
}

function presentRefund(
  { order }: LoadedOrder,
  refund: RefundRecord,
): NonNullable<Outcome['refunds']>[number] {
  const { paymentCode, name, cardTail, amount, state, reasonKey, createdAt, settledAt } = refund;
  const [kind, returnId] = reasonKey.split(':');
  return {
    paymentCode,
    name,
    ...(cardTail !== undefined && { cardTail }),
    amount,
    state,
    requestedAt: shanghaiIso(createdAt),
    ...(settledAt && { settledAt: shanghaiIso(settledAt) }),
    reason: refundReasonText(reasonKey, order.cancel_reason),
    ...(kind === 'return' && returnId && { returnId }),
  };
}

/** Stored value is invoiced when the card is bought, and a late payment is not part of the sale. */
function presentInvoiceRequest({ order }: LoadedOrder, { tenders, refunds }: OrderRecords) {
  const request = order.invoice_request;
  const received = tenders
    .filter(({ paymentCode }) => paymentCode !== 'SILKPAY')
    .reduce((total, { amount }) => total + (fromYuan(amount) ?? 0), 0);
  const returned = refunds
    .filter(({ paymentCode, reasonKey }) => paymentCode !== 'SILKPAY' && !reasonKey.startsWith('late:'))
    .reduce((total, { amountFen }) => total + amountFen, 0);
  return {
    ...(request && {
      typeText: INVOICE_TYPE_TEXTS[request.invoiceType],
      titleText: `${request.kind === 'individual' ? '个人' : '企业'}：${request.title}`,
    }),
    ...(tenders.length > 0 && { amount: yuan(Math.max(0, received - returned)) }),
  };
}
