import { type OrderStatus, statusText } from '@huarong/core/orders';
import { displayYuan, fen } from '@huarong/core/shared';
import type { Database } from '#platform/database';
import type { ListedPayment } from './list-payments.queries.ts';
import {
  isAsking,
  listAnswers,
  listMovementsOf,
  listNoticesOfPayment,
  listOrdersOfPayment,
  listRefundsOfPayment,
} from './payment-detail.queries.ts';
import { accountText, outcomeText, PURPOSES, providerText } from './payment-texts.ts';

export const presentPayment = (row: ListedPayment) => ({
  paymentId: row.id,
  provider: row.provider,
  providerText: providerText(row.provider),
  tradeNo: row.provider_trade_no,
  orderIds: row.order_ids,
  amountFen: row.amount_fen,
  refundedFen: row.refunded_fen,
  state: row.state,
  isOverdue: row.is_overdue,
  lateFen: row.late_fen,
  failure: row.failure,
  openedAt: row.opened_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
});

export const statusesText = (statuses: readonly OrderStatus[]): string =>
  statuses.map((status) => statusText(status)).join('、');

const ANSWERS = {
  waiting: '还没有付款',
  paid: '已付款',
  failed: '付款失败',
  closed: '已关闭',
  none: '没有回答，什么都没有改',
} as const;
const MOVEMENTS: Readonly<Record<string, string>> = { payment: '收款', refund: '退款' };

export async function presentPaymentDetail(db: Database, payment: ListedPayment) {
  const orders = await listOrdersOfPayment(db, [payment.id]);
  const refunds = await listRefundsOfPayment(db, payment.id);
  const movements = await listMovementsOf(db, {
    payments: orders.map(({ order_id }) => `${payment.id}:${order_id}`),
    refunds: refunds.map(({ id }) => id),
  });
  return {
    ...presentPayment(payment),
    expiresAt: payment.expires_at?.toISOString() ?? null,
    purposeText: PURPOSES[payment.purpose] ?? payment.purpose,
    orders: orders.map((order) => ({
      orderId: order.order_id,
      amountFen: order.amount_fen,
      statusText: statusesText(order.statuses),
      isLive: order.is_live,
    })),
    notices: (await listNoticesOfPayment(db, payment.id)).map((notice) => ({
      noticeId: notice.notice_id,
      outcomeText: outcomeText(notice.outcome),
      receivedAt: notice.received_at.toISOString(),
    })),
    answers: (await listAnswers(db, payment.id)).map((answer) => ({
      state: answer.state,
      text: [
        ANSWERS[answer.state],
        answer.amount_fen === null ? null : displayYuan(fen(answer.amount_fen)),
        answer.trade_no,
        answer.reason,
      ]
        .filter((part) => part !== null)
        .join('，'),
      times: answer.times,
      firstAt: answer.first_at.toISOString(),
      lastAt: answer.last_at.toISOString(),
      askedBy: answer.asked_by,
    })),
    refunds: refunds.map((refund) => ({
      refundId: refund.id,
      orderId: refund.order_id,
      amountFen: refund.amount_fen,
      state: refund.state,
      isLate: refund.reason_key.startsWith('late:'),
      lastError: refund.last_error,
      createdAt: refund.created_at.toISOString(),
      settledAt: refund.settled_at?.toISOString() ?? null,
    })),
    movements: movements.map((movement) => ({
      movementId: String(movement.id),
      kindText: MOVEMENTS[movement.kind] ?? movement.kind,
      at: movement.at.toISOString(),
      entries: movement.entries.map(({ account, amount_fen }) => ({
        account,
        accountText: accountText(account),
        amountFen: amount_fen,
      })),
    })),
    canAsk: payment.provider === 'alipay' || payment.provider === 'wechat',
    isAsking: await isAsking(db, payment.id),
  };
}
