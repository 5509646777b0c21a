import type { IncomingHttpHeaders } from 'node:http';
import type { Fen, Result } from '@huarong/core/shared';

export type ProviderName = 'alipay' | 'wechat';

/** Who pays where: at a computer, in the browser of a phone, or on a page inside WeChat. */
export type Payer =
  | { way: 'computer' }
  | { way: 'phone'; address: string }
  | { way: 'in-wechat'; openid: string };

/** What WeChat's page function takes. */
export interface WechatPageCall {
  appId: string;
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: 'RSA';
  paySign: string;
}

/** A payment to collect. `number` is our own, stored before the provider is called. */
export interface PaymentRequest {
  number: string;
  amount: Fen;
  subject: string;
  expiresAt: Date;
  /** The current business time. */
  requestedAt: Date;
  /** The page that the shopper returns to. */
  returnPath: string;
  payer: Payer;
}

/** How the shopper pays: a page of the provider, a text to be shown as a QR code, or a call of the page in WeChat. */
export type PaymentInstructions =
  | { kind: 'page'; link: string }
  | { kind: 'code'; text: string; link?: string }
  | { kind: 'wechat-page'; call: WechatPageCall };

/** `waiting`: not paid yet, or the provider does not know the number. */
export interface ProviderStatus {
  state: 'waiting' | 'paid' | 'failed' | 'closed';
  tradeNo: string | null;
  amount: Fen | null;
  payer: string | null;
  /** Shown to the shopper: 余额不足. */
  reason: string | null;
}

export interface RefundRequest {
  /** Our numbers of the payment and of this refund: a repeated request refunds once. */
  number: string;
  refundNumber: string;
  amount: Fen;
  paid: Fen;
  reason: string;
}
/** `processing` is not `done`: repeat the request with the same number. */
export interface RefundStatus {
  state: 'done' | 'processing' | 'failed';
  reason: string | null;
}

/** What the provider says about one of our refund numbers; `unknown` when it never got it. */
export interface RefundRecord {
  state: RefundStatus['state'] | 'unknown';
  amount: Fen | null;
}

/** One line of a provider's statement: a payment, or a refund with our number of it. */
export type StatementLine =
  | { kind: 'payment'; number: string; amount: Fen }
  | { kind: 'refund'; number: string; refundNumber: string; amount: Fen };

/** An unverified request. */
export interface RawRequest {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A notice with a valid signature. The caller compares merchant and amount. */
export interface Notice extends ProviderStatus {
  id: string;
  about: 'payment' | 'refund';
  number: string;
  /** For our merchant and app, in CNY. */
  isForUs: boolean;
}

/** Names the person who looks at a page inside the provider's app; only that person can pay there. */
export interface PayerLookup {
  /** An address that redirects to the path with a code and this state. */
  link(returnPath: string, state: string): string;
  /** Null when the code is wrong, used or over. */
  find(code: string): Promise<string | null>;
}

/** A payment provider. Amounts are in fen, numbers are our own; an answer that cannot be verified throws. */
export interface PaymentProvider {
  name: ProviderName;
  /** Our account there, as its bills name it. */
  merchant: string;
  /** Null when pages inside its app cannot pay. */
  payerLookup: PayerLookup | null;
  createPayment(request: PaymentRequest): Promise<PaymentInstructions>;
  query(number: string): Promise<ProviderStatus>;
  /** `paid`: it has been paid and can no longer be closed. */
  close(number: string): Promise<'closed' | 'paid'>;
  refund(request: RefundRequest): Promise<RefundStatus>;
  /** Asks for one refund. Nothing is sent, unlike a repeated `refund`. */
  queryRefund(request: Pick<RefundRequest, 'number' | 'refundNumber'>): Promise<RefundRecord>;
  /**
   * Everything the provider did for us on a day (`2026-11-15`), also what we never asked for. Null while it has no
   * statement of that day: they are made the next morning.
   */
  statement(day: string): Promise<StatementLine[] | null>;
  /** The file that `statement` reads. */
  bill(day: string): Promise<Buffer | null>;
  verifyNotice(request: RawRequest): Promise<Result<Notice, { code: 'notice-not-genuine' }>>;
  /** The reply it expects; anything else makes it repeat the notice. */
  acknowledgement: string;
}
export type PaymentProviders = Readonly<Record<ProviderName, PaymentProvider>>;

/** The provider did not answer, or its answer could not be verified. The outcome of the request is unknown. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnclear';
}
