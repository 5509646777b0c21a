import type { IncomingHttpHeaders } from 'node:http';
import type { Fen, Result } from '@huarong/core/shared';

export type ProviderName = 'alipay' | 'wechat';

/** What we ask a provider to collect. `number` is ours, written down before the provider hears of it. */
export interface PaymentRequest {
  number: string;
  amount: Fen;
  subject: string;
  expiresAt: Date;
  /** Now, by the shop's clock. */
  askedAt: Date;
  /** The page of ours that the shopper comes back to. */
  returnPath: string;
}

/** Where the shopper goes to pay: a page of the provider, or a text to be shown as a code. */
export type PaymentInstructions =
  | { kind: 'page'; link: string }
  | { kind: 'code'; text: string; link?: string };

/** `waiting`: nothing has happened yet, or the provider has never heard of the number. */
export interface ProviderStatus {
  state: 'waiting' | 'paid' | 'failed' | 'closed';
  tradeNo: string | null;
  amount: Fen | null;
  payer: string | null;
  /** What a shopper may read: 余额不足. */
  reason: string | null;
}

export interface RefundRequest {
  /** Our number of the payment, and of this refund: repeated, it refunds once. */
  number: string;
  refundNumber: string;
  amount: Fen;
  paid: Fen;
  reason: string;
}
/** `processing` is not `done`: ask again with the same number. */
export interface RefundStatus {
  state: 'done' | 'processing' | 'failed';
  reason: string | null;
}

/** A request as it came, before anything of it is believed. */
export interface RawRequest {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A notice whose signature is the provider's. Whether it is about us and right is for the caller to compare. */
export interface Notice extends ProviderStatus {
  id: string;
  about: 'payment' | 'refund';
  number: string;
  /** Addressed to our merchant and app, in yuan. */
  isForUs: boolean;
}

/** One way to collect money. Amounts are fen, numbers are ours; a word that cannot be trusted is thrown, not guessed. */
export interface PaymentProvider {
  name: ProviderName;
  createPayment(request: PaymentRequest): Promise<PaymentInstructions>;
  query(number: string): Promise<ProviderStatus>;
  /** `paid`: too late, it has been paid. */
  close(number: string): Promise<'closed' | 'paid'>;
  refund(request: RefundRequest): Promise<RefundStatus>;
  verifyNotice(request: RawRequest): Promise<Result<Notice, { code: 'notice-not-genuine' }>>;
  /** The words it waits for; anything else makes it repeat the notice. */
  acknowledgement: string;
}
export type PaymentProviders = Readonly<Record<ProviderName, PaymentProvider>>;

/** The provider did not answer, or not in a way that can be believed. What became of the request is unknown. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnclear';
}
