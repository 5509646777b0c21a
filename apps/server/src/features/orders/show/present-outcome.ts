import type { OrderDetail, Parcel } from '@huarong/contract/orders';
import type { Tender } from '@huarong/contract/payment';
import { INVOICE_TYPE_TEXTS } from '@huarong/core/invoices';
import { OrderStatus, PayStatus, refundReasonText, ShipStatus, statusNote } from '@huarong/core/orders';
import { fen, fromYuan, shanghaiIso } from '@huarong/core/shared';
import type { LoadedOrder, LoadedSubOrder } from '../load-orders.ts';
import { presaleOf } from '../order-rows.ts';
import { pointsEarned } from '../points-earned.ts';
import type { RefundRecord } from '../ports.ts';
import { yuan } from './present-sub-order.ts';

interface OrderMoney {
  tenders: readonly Tender[];
  refunds: readonly RefundRecord[];
  parcels: readonly Parcel[];
}
type Outcome = Pick<OrderDetail, 'statusNote' | 'cancelPending' | 'earnedPoints' | 'refunds' | 'invoice'>;

/** What the status means for the shopper: the next step, refunds, earned points and the invoice. */
export function presentOutcome(loaded: LoadedOrder, status: OrderStatus, money: OrderMoney): Outcome {
  const completed = loaded.subOrders.filter(({ sub }) => sub.status === OrderStatus.Completed);
  return {
    statusNote: noteOf(loaded, status, money.parcels.length),
    cancelPending: loaded.subOrders.some(isCancelPending),
    ...(completed.length > 0 && { earnedPoints: pointsEarned(completed.flatMap(({ lines }) => lines)) }),
    refunds: money.refunds.map((refund) => presentRefund(loaded, refund)),
    invoice: presentInvoiceRequest(loaded, money),
  };
}

/** Asked for while the warehouse had it; a refund has not started. */
const isCancelPending = ({ sub }: LoadedSubOrder): boolean =>
  sub.status === OrderStatus.Cancelling && sub.pay_status !== PayStatus.Refunding;

function noteOf({ order, subOrders, now }: LoadedOrder, status: OrderStatus, parcelCount: number): string {
  const presale = presaleOf(order);
  const shipped = subOrders.flatMap(({ sub }) => (sub.shipped_at ? [sub.shipped_at.getTime()] : []));
  return statusNote({
    status,
    now,
    createdAt: order.created_at,
    isCashOnDelivery: order.payment_code === 'COD',
    presale: presale && {
      deposit: fen(presale.depositFen),
      balance: fen(order.payable_fen - presale.depositFen),
      balanceFrom: presale.balanceFrom,
      balanceUntil: presale.balanceUntil,
    },
    shipsBy: order.ships_by,
    parcelCount,
    shippedAt: shipped.length > 0 ? new Date(Math.max(...shipped)) : null,
    isCancelPending: subOrders.some(isCancelPending),
    isDepositForfeited: subOrders.some(({ sub }) => sub.pay_status === PayStatus.DepositPaid),
    cancelReason: order.cancel_reason,
    isRefused: subOrders.some(({ sub }) => sub.ship_status === ShipStatus.Refused),
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
function presentInvoiceRequest({ order }: LoadedOrder, { tenders, refunds }: OrderMoney) {
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
