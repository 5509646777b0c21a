import type { AdminOrderDetail } from '@huarong/contract/admin/orders';
import { INVOICE_STATUS_TEXTS, INVOICE_TYPE_TEXTS } from '@huarong/core/invoices';
import {
  CANCEL_REASONS,
  PAYMENT_NAMES,
  receiptDue,
  refundReasonText,
  statusText,
} from '@huarong/core/orders';
import { RETURN_KIND_TEXTS, returnStatusText } from '@huarong/core/returns';
import { fromYuan } from '@huarong/core/shared';
import { memberIdOfOwner } from '#platform/context';
import type { Queryable } from '#platform/database';
import { actionLabel, listEntriesAbout } from '../../../audit/index.ts';
import { listNotArrived } from '../../../promotions/index.ts';
import { listClaims } from '../../../work/index.ts';
import { refundableAmount } from '../../cancel/refund-ended.ts';
import { loadOrder } from '../../load-orders.ts';
import type { OrderRow } from '../../order-rows.ts';
import { findAnyOrder, listOffers, listParcels } from '../../orders.queries.ts';
import type { OrderPorts } from '../../ports.ts';
import { receiptFactsOf } from '../../ship/receipt-facts.ts';
import { statusOf } from '../../show/present-order.ts';
import { marksOf, presentClaim } from '../list/list-for-staff.ts';
import { appliedOffers, storedOffers } from './applied-offers.ts';
import {
  listChanges,
  listDeadlines,
  listNotes,
  listParcelTimes,
  listRefundMakers,
  listRefusedBack,
  listTags,
} from './detail.queries.ts';
import { presentRecipient } from './present-recipient.ts';
import { presentSubOrder, refusedState } from './present-sub-order.ts';
import { listInvoicesOf, listMessagesOf, listReturnsOf } from './related.queries.ts';
import { orderActions } from './staff-actions.ts';
import { timelineOf } from './timeline.ts';

type Ports = Pick<OrderPorts, 'payments' | 'imageOf'>;

/** Everything staff see of one order; null when there is none. Personal data are masked. */
export async function showForStaff(
  db: Queryable,
  { payments, imageOf }: Ports,
  { orderId, staffId }: { orderId: string; staffId: number },
): Promise<AdminOrderDetail | null> {
  const order = await findAnyOrder(db, orderId);
  if (!order) return null;
  const memberId = memberIdOfOwner(order.owner);
  const [loaded, offers, parcels, parcelTimes, deadlines, refusedBack, notArrived] = await Promise.all([
    loadOrder(db, order),
    listOffers(db, orderId),
    listParcels(db, orderId),
    listParcelTimes(db, orderId),
    listDeadlines(db, orderId),
    listRefusedBack(db, orderId),
    listNotArrived(db, [orderId]),
  ]);
  const [paidFen, tenders, refunds, refundMakers] = await Promise.all([
    payments.paidSoFar(db, orderId),
    payments.tendersOf(db, orderId),
    payments.refundsOf(db, orderId),
    listRefundMakers(db, orderId),
  ]);
  const [changes, notes, tags, claims, returns, invoices, messages, entries] = await Promise.all([
    listChanges(db, orderId),
    listNotes(db, orderId),
    listTags(db, orderId),
    listClaims(db, 'order', [orderId]),
    listReturnsOf(db, orderId),
    listInvoicesOf(db, orderId),
    memberId === null
      ? []
      : listMessagesOf(db, { memberId, orderId, parcelIds: parcels.map(({ id }) => id) }),
    listEntriesAbout(db, [
      { kind: 'order', id: orderId },
      ...loaded.subOrders.map(({ sub }) => ({ kind: 'sub-order' as const, id: sub.id })),
    ]),
  ]);
  const leftFen = await refundableAmount(db, payments, orderId, paidFen);
  const status = statusOf(loaded);
  const claim = claims.get(orderId);
  const shownRefunds = refunds.map((refund) => ({
    ...refund,
    reason: refundReasonText(refund.reasonKey, order.cancel_reason),
  }));
  return {
    orderId,
    status,
    statusText: statusText(status),
    kind: order.kind,
    placedAt: order.created_at.toISOString(),
    paidAt: order.paid_at?.toISOString() ?? null,
    payUntil: order.pay_until?.toISOString() ?? null,
    marks: marksOf({
      isSplit: loaded.subOrders.length > 1,
      isEngraved: loaded.subOrders.some(({ lines }) => lines.some(({ engraving }) => engraving !== null)),
      has_note: order.note !== null,
      has_packaging: order.packaging !== null,
      has_greeting: Boolean(order.packaging?.greeting),
      is_guest: order.guest_mobile !== null,
      kind: order.kind,
    }),
    tags,
    claim: claim ? presentClaim(claim, staffId) : null,
    actions: orderActions(loaded.subOrders, {
      leftFen,
      hasOpenRefund: refunds.some(
        ({ state, reasonKey }) => state === 'failed' && !reasonKey.startsWith('return:'),
      ),
    }),
    subOrders: loaded.subOrders.map((subOrder) =>
      presentSubOrder(subOrder, {
        imageOf,
        parcels: parcels.filter(({ sub_order_id }) => sub_order_id === subOrder.sub.id),
        parcelTimes,
        deadline: deadlines.get(subOrder.sub.id),
        refused: refusedState(refusedBack.get(subOrder.sub.id)),
        isAwaitingArrival: notArrived.has(orderId),
        receiptDue: receiptDue(receiptFactsOf(loaded, subOrder.sub)),
      }),
    ),
    money: {
      arithmetic: order.arithmetic,
      offers:
        order.offer_count === null
          ? appliedOffers(
              order,
              loaded.subOrders.flatMap(({ lines }) => lines),
            )
          : storedOffers(offers),
      payableFen: order.payable_fen,
      paymentCode: order.payment_code,
      paymentName: PAYMENT_NAMES[order.payment_code],
      paidFen,
      refundedFen: refunds
        .filter(({ reasonKey }) => !reasonKey.startsWith('late:'))
        .reduce((total, { amountFen }) => total + amountFen, 0),
      leftFen,
      tenders: tenders.map(({ name, cardTail, amount }) => ({
        name,
        cardTail: cardTail ?? null,
        amountFen: fromYuan(amount) ?? 0,
      })),
      refunds: shownRefunds.map(({ name, amountFen, state, reason, createdAt, settledAt }) => ({
        name,
        amountFen,
        state,
        reason,
        requestedAt: createdAt.toISOString(),
        settledAt: settledAt?.toISOString() ?? null,
      })),
      pointsUsed: order.points_used,
      pointsExpected: order.points_expected,
      invoiceText: order.invoice_request && invoiceText(order.invoice_request),
    },
    recipient: presentRecipient(order),
    shopper: { memberId, isGuest: memberId === null },
    packaging: order.packaging?.name ?? null,
    greeting: order.packaging?.greeting ?? null,
    shopperNote: order.note,
    cancelledBy: order.cancel_by,
    cancelReason:
      order.cancel_note ?? (order.cancel_reason === null ? null : CANCEL_REASONS[order.cancel_reason].text),
    consents: order.consents,
    source: { channel: order.source, visit: visitTexts(order.visit_source) },
    returns: returns.map(({ id, kind, status: at, created_at }) => ({
      returnId: id,
      kindText: RETURN_KIND_TEXTS[kind],
      statusText: returnStatusText(at),
      createdAt: created_at.toISOString(),
    })),
    invoices: invoices.map(({ id, colour, type, status: at, amount_fen, requested_at }) => ({
      invoiceId: id,
      text: `${INVOICE_TYPE_TEXTS[type]}${colour === 'red' ? '（红字）' : ''}，${INVOICE_STATUS_TEXTS[at]}`,
      amountFen: amount_fen,
      requestedAt: requested_at.toISOString(),
    })),
    messages: messages.map(({ title, created_at, read_at }) => ({
      title,
      sentAt: created_at.toISOString(),
      isRead: read_at !== null,
    })),
    timeline: timelineOf({
      order,
      changes,
      notes,
      refunds: shownRefunds,
      refundMakers,
      parcels,
      entries,
      labelOf: actionLabel,
    }),
  };
}

const invoiceText = ({ invoiceType, kind }: NonNullable<OrderRow['invoice_request']>): string =>
  `${INVOICE_TYPE_TEXTS[invoiceType]}，${kind === 'individual' ? '个人' : '企业'}`;

/** `order: {utm…}`, `firstTouch: {…}`: the values as they were stored, without empty ones. */
const visitTexts = (source: unknown): string[] =>
  typeof source === 'object' && source !== null
    ? Object.entries(source).flatMap(([name, value]) =>
        value === null
          ? []
          : [`${name === 'firstTouch' ? '首次' : '本次'}：${JSON.stringify(value).slice(0, 120)}`],
      )
    : [];
