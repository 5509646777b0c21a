import { z } from 'zod';
import {
  emptyObject,
  id,
  idList,
  lastMonths,
  money,
  pageNo,
  pageOf,
  pageSize,
  smsCode,
} from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { paymentRoutes } from './payment.routes.ts';
import {
  PaymentHandover,
  PaymentMethod,
  paymentCode,
  paymentWay,
  payStatus,
  StoredCard,
  StoredCardMovement,
} from './payment-views.ts';

/** Where the shopper is, a computer unless said, and inside WeChat who. */
const payer = { way: paymentWay.optional(), payerToken: z.string().max(200).optional() };
const returnPath = z.string().regex(/^\/[\w.?=&-][\w/.?=&-]{0,200}$/);

export const paymentContract = defineContract({
  payInfo: endpoint({
    route: paymentRoutes.payInfo,
    summary:
      'Start a payment for an order: the full amount, the deposit, the balance, or several orders at once',
    access: 'shopper',
    /** orderIds: the other orders of a merged payment, at most ten including the one in the path. */
    input: z.object({
      orderId: id,
      channel: z.literal('PC'),
      type: z.enum(['full', 'deposit', 'balance', 'merge']),
      paymentCode,
      orderIds: idList(9).optional(),
      ...payer,
    }),
    output: PaymentHandover,
    refusals: [
      'order-not-found',
      'order-not-payable',
      'payment-method-unavailable',
      'merge-refused',
      'payer-unknown',
    ],
  }),
  payerLink: endpoint({
    route: paymentRoutes.payerLink,
    summary: 'Where WeChat names who looks at a page inside it, before that person pays there',
    access: 'shopper',
    /** WeChat adds `code` and the given state to the path. */
    input: z.object({ returnPath, state: z.string().regex(/^[0-9a-f]{32}$/) }),
    output: z.object({ link: z.string() }),
    refusals: ['payment-method-unavailable'],
  }),
  payer: endpoint({
    route: paymentRoutes.payer,
    summary: 'The person that WeChat named, as a token for payments inside WeChat',
    access: 'shopper',
    input: z.object({ code: z.string().min(1).max(200) }),
    output: z.object({ payerToken: z.string() }),
    refusals: ['payment-method-unavailable', 'payer-unknown'],
  }),
  silkpayInfo: endpoint({
    route: paymentRoutes.silkpayInfo,
    summary: 'The amount due of an order and the stored-value cards that can pay it',
    access: 'member',
    input: z.object({ orderId: id }),
    output: z.object({
      orderId: z.string(),
      payable: money,
      cardLimit: z.int(),
      cards: z.array(StoredCard),
      methods: z.array(PaymentMethod),
      /** From this amount on, or on a new device, a code is required. */
      codeFrom: money,
      maskedMobile: z.string(),
    }),
    refusals: ['order-not-found', 'order-not-payable'],
  }),
  silkpayCardList: endpoint({
    route: paymentRoutes.silkpayCardList,
    summary: "All of the member's stored-value cards with their latest movements",
    access: 'member',
    input: emptyObject,
    output: z.object({
      totalBalance: money,
      totalHeld: money,
      totalUsed: money,
      cards: z.array(StoredCard),
      movements: z.array(StoredCardMovement),
    }),
    refusals: [],
  }),
  sendMsg: endpoint({
    route: paymentRoutes.sendMsg,
    summary:
      'Send the code that a stored-value payment requires; it is valid for these cards and this order only',
    access: 'member',
    input: z.object({ orderId: id, cardIds: idList(5) }),
    output: z.object({
      rToken: z.string(),
      expireSeconds: z.int(),
      resendSeconds: z.int(),
      maskedMobile: z.string(),
    }),
    refusals: ['order-not-found', 'stored-card-not-found', 'code-too-soon', 'code-limit'],
  }),
  silkpayCardPage: endpoint({
    route: paymentRoutes.silkpayCardPage,
    summary: "The member's stored-value cards, by page",
    access: 'member',
    input: z.object({ pageNo, pageSize: pageSize(20) }),
    output: pageOf(StoredCard),
    refusals: [],
  }),
  silkpayFlow: endpoint({
    route: paymentRoutes.silkpayFlow,
    summary: "Every movement of the member's stored-value cards, or of one of them, newest first",
    access: 'member',
    input: z.object({ cardId: id.optional(), months: lastMonths, pageNo, pageSize: pageSize(20) }),
    output: pageOf(StoredCardMovement),
    refusals: ['stored-card-not-found'],
  }),
  silkpayCardState: endpoint({
    route: paymentRoutes.silkpayCardState,
    summary: 'Report a stored-value card lost, reactivate it with its PIN, or unbind it',
    access: 'member',
    input: z.object({
      cardId: id,
      action: z.enum(['reportLost', 'found', 'unbind']),
      pin: z
        .string()
        .regex(/^\d{6,12}$/)
        .optional(),
    }),
    output: z.object({ cardId: z.string(), state: StoredCard.shape.state.or(z.literal('unbound')) }),
    refusals: ['stored-card-not-found', 'stored-card-unusable', 'stored-card-wrong'],
  }),
  silkpay: endpoint({
    route: paymentRoutes.silkpay,
    summary: 'Pay an order by up to five stored-value cards, and the rest by another method',
    access: 'member',
    takesIdempotencyKey: true,
    input: z.object({
      orderId: id,
      /** Charged in this order; the server calculates the amounts. */
      cardIds: z.array(id).min(1).max(5),
      paymentCode: paymentCode.extract(['ALIPAY', 'WECHAT']).optional(),
      ...payer,
      smsCode: smsCode.optional(),
      rToken: id.optional(),
    }),
    output: z.object({
      orderId: z.string(),
      payStatus,
      paidAmount: money,
      remaining: money,
      handover: PaymentHandover.optional(),
    }),
    refusals: [
      'order-not-found',
      'order-not-payable',
      'payment-method-unavailable',
      'stored-card-not-found',
      'stored-card-unusable',
      'stored-card-balance-changed',
      'stored-card-code-needed',
      'payer-unknown',
      'code-wrong',
      'code-expired',
    ],
  }),
  notify: endpoint({
    route: paymentRoutes.notify,
    summary: 'The notification of a payment provider about a payment',
    access: 'provider',
    body: 'raw',
    input: z.object({ provider: z.enum(['alipay', 'wechat', 'sandbox']) }),
    /** `reply` is the text the provider expects; anything else makes it repeat the notice. */
    output: z.object({ reply: z.string() }),
    refusals: ['notice-not-genuine', 'notice-unknown-payment', 'notice-mismatch'],
  }),
});
