import { z } from 'zod';
import { id, text, time } from '../../kit/fields.ts';
import { adminRead, adminWrite, cursor, defineAdminContract, fen, listPage, listSize } from '../kit/index.ts';
import { paymentsAdminRoutes } from './payments.routes.ts';

const state = z.enum(['pending', 'paid', 'closed', 'abnormal']);
const provider = z.enum(['alipay', 'wechat', 'stored-card', 'cod', 'none']);

const paymentRow = z.object({
  paymentId: z.string(),
  provider,
  /** 支付宝 */
  providerText: z.string(),
  /** The provider's number. */
  tradeNo: z.string().nullable(),
  orderIds: z.array(z.string()),
  amountFen: fen,
  refundedFen: fen,
  state,
  /** Open longer than the shopper had time, so nobody knows whether it is paid. */
  isOverdue: z.boolean(),
  /** Part of it came too late for its order and is not back at the shopper yet. */
  lateFen: fen,
  failure: z.string().nullable(),
  openedAt: time,
  settledAt: time.nullable(),
});

const page = { after: cursor.optional(), before: cursor.optional(), size: listSize };
const one = z.object({ paymentId: id });

export const paymentsAdminContract = defineAdminContract({
  list: adminRead({
    route: paymentsAdminRoutes.list,
    summary: 'Payments, newest first',
    permission: 'payment:read',
    input: z.object({
      /** Stuck ones · with a refund on its way · with money that came too late. */
      show: z.enum(['stuck', 'refunds', 'late']).optional(),
      /** The number of a payment, an order, or the provider's. */
      q: text(64).optional(),
      state: state.optional(),
      provider: provider.optional(),
      /** In yuan: `320` or `320.50`. */
      amount: z
        .string()
        .regex(/^\d{1,9}(\.\d{1,2})?$/)
        .optional(),
      day: z.iso.date().optional(),
      ...page,
    }),
    output: listPage(paymentRow).extend({
      counts: z.object({ stuck: z.int(), refunds: z.int(), late: z.int(), differences: z.int() }),
      /** What stands on the account of money without an order. */
      unappliedFen: fen,
    }),
    refusals: [],
  }),
  notices: adminRead({
    route: paymentsAdminRoutes.notices,
    summary: 'Notices of providers, newest first',
    permission: 'payment:read',
    input: z.object({ q: text(64).optional(), ...page }),
    output: listPage(
      z.object({
        noticeId: z.string(),
        providerText: z.string(),
        paymentId: z.string(),
        /** 到账 */
        outcomeText: z.string(),
        receivedAt: time,
      }),
    ),
    refusals: [],
  }),
  detail: adminRead({
    route: paymentsAdminRoutes.detail,
    summary: 'One payment: orders, notices, what the provider answered, refunds and movements of the ledger',
    permission: 'payment:read',
    input: one,
    output: paymentRow.extend({
      expiresAt: time.nullable(),
      /** 全款, 定金 */
      purposeText: z.string(),
      orders: z.array(
        z.object({
          orderId: z.string(),
          amountFen: fen,
          statusText: z.string(),
          /** The money counts for the order. */
          isLive: z.boolean(),
        }),
      ),
      notices: z.array(z.object({ noticeId: z.string(), outcomeText: z.string(), receivedAt: time })),
      answers: z.array(
        z.object({
          /** `none`: the provider gave no usable answer, and nothing changed. */
          state: z.enum(['waiting', 'paid', 'failed', 'closed', 'none']),
          text: z.string(),
          times: z.int(),
          firstAt: time,
          lastAt: time,
          askedBy: z.string().nullable(),
        }),
      ),
      refunds: z.array(
        z.object({
          refundId: z.string(),
          orderId: z.string(),
          amountFen: fen,
          state: z.enum(['pending', 'done', 'failed']),
          isLate: z.boolean(),
          lastError: z.string().nullable(),
          createdAt: time,
          settledAt: time.nullable(),
        }),
      ),
      movements: z.array(
        z.object({
          movementId: z.string(),
          kindText: z.string(),
          at: time,
          entries: z.array(z.object({ account: z.string(), accountText: z.string(), amountFen: fen })),
        }),
      ),
      canAsk: z.boolean(),
      /** Somebody has asked, and the answer is on its way. */
      isAsking: z.boolean(),
    }),
    refusals: ['payment-not-found'],
  }),
  ask: adminWrite({
    route: paymentsAdminRoutes.ask,
    summary: 'Asks the provider about a payment and its open refunds now, by a job',
    permission: 'reconciliation:run',
    input: one,
    output: z.object({ paymentId: z.string() }),
    refusals: ['payment-not-found', 'payment-not-at-provider'],
    subject: ({ paymentId }) => ({ kind: 'payment', id: paymentId }),
    reason: 'none',
  }),
});
