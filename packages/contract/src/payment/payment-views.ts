import { z } from 'zod';
import { money, time } from '../kit/fields.ts';

export const paymentCode = z.enum(['ALIPAY', 'WECHAT', 'SILKPAY', 'COD']);
export type PaymentCode = z.infer<typeof paymentCode>;

/** Where the shopper is: at a computer, in the browser of a phone, or on a page inside WeChat. */
export const paymentWay = z.enum(['computer', 'phone', 'in-wechat']);
export type PaymentWay = z.infer<typeof paymentWay>;

/** 0 未支付 1 部分支付 2 已支付 3 部分退款 4 已退款 5 退款中 */
export const payStatus = z.literal([0, 1, 2, 3, 4, 5]);

/** A payment method, with the reason when it is unavailable. */
export const PaymentMethod = z.object({
  paymentCode,
  name: z.string(),
  available: z.boolean(),
  reason: z.string().optional(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** The amount paid by one method. */
export const Tender = z.object({
  paymentCode,
  name: z.string(),
  /** The last digits of a stored-value card. */
  cardTail: z.string().optional(),
  amount: money,
});
export type Tender = z.infer<typeof Tender>;

export const StoredCard = z.object({
  cardId: z.string(),
  cardTail: z.string(),
  balance: money,
  held: money,
  faceValue: money,
  /** Absent for a card that does not expire. */
  expiresAt: time.optional(),
  state: z.enum(['active', 'frozen', 'lost', 'closed', 'expired']),
  usable: z.boolean(),
  reason: z.string().optional(),
  /** Since when it has been reported lost. */
  lostAt: time.optional(),
});
export type StoredCard = z.infer<typeof StoredCard>;

export const StoredCardMovement = z.object({
  at: time,
  cardId: z.string(),
  cardTail: z.string(),
  kind: z.enum(['bind', 'hold', 'capture', 'release', 'refund', 'move-out', 'move-in']),
  text: z.string(),
  /** The order or refund it belongs to. */
  reference: z.string(),
  amount: money,
  balance: money,
});
export type StoredCardMovement = z.infer<typeof StoredCardMovement>;

/** What WeChat's page function `getBrandWCPayRequest` takes. */
export const WechatPageCall = z.object({
  appId: z.string(),
  timeStamp: z.string(),
  nonceStr: z.string(),
  package: z.string(),
  signType: z.literal('RSA'),
  paySign: z.string(),
});
export type WechatPageCall = z.infer<typeof WechatPageCall>;

/** Where the shopper pays: a page, a QR code to scan, or a call of the page inside WeChat. */
export const PaymentHandover = z.object({
  payLink: z.string(),
  outTradeNo: z.string(),
  amount: money,
  qrCode: z.string().optional(),
  inWechat: WechatPageCall.optional(),
  expiresAt: time.optional(),
});
export type PaymentHandover = z.infer<typeof PaymentHandover>;
