import type { BundleChoice } from '@huarong/contract/bundles';
import type { Tender } from '@huarong/contract/payment';
import type { Owner } from '#platform/context';
import type { Database, Queryable, Tx } from '#platform/database';
import type { LoadedOrder } from './load-orders.ts';

/** A payment attempt at a provider; `failure` is the provider's reason. */
export interface PaymentAttempt {
  provider: 'alipay' | 'wechat';
  state: 'pending' | 'paid' | 'closed' | 'abnormal';
  failure: string | null;
}

/** A refund to one tender. */
export interface RefundRecord extends Tender {
  amountFen: number;
  state: 'pending' | 'done' | 'failed';
  /** `cancel:…`, `return:…`, `refused:…`, `freight:…`, `late:…` or `shop:…`. */
  reasonKey: string;
  createdAt: Date;
  settledAt: Date | null;
}

/** What orders need from payments. Injected at start, because payments need orders too. */
export interface PaymentPort {
  /** The captured amount in fen. */
  paidSoFar: (db: Queryable, orderId: string) => Promise<number>;
  tendersOf: (db: Queryable, orderId: string) => Promise<Tender[]>;
  /** Every refund of an order, oldest first. */
  refundsOf: (db: Queryable, orderId: string) => Promise<RefundRecord[]>;
  /** The orders of the merged payment that paid this order, with their shares; empty when it was paid alone. */
  mergedOrdersOf: (db: Queryable, orderId: string) => Promise<{ orderId: string; amountFen: number }[]>;
  /** Closes open attempts and releases held stored-value cards. */
  closePayments: (tx: Tx, orderId: string) => Promise<unknown>;
  /** Refunds to the original tenders, once per reason key. */
  refundOrder: (
    tx: Tx,
    refund: { orderId: string; amountFen: number; reasonKey: string; approvalId?: number | undefined },
  ) => Promise<unknown>;
  /** How a refund would be split over the tenders. */
  refundTenders: (
    db: Queryable,
    refund: { orderId: string; amountFen: number; reasonKey: string },
  ) => Promise<(Tender & { state: 'planned' | 'pending' | 'done' | 'failed' })[]>;
  /** Sends failed refunds of this reason again and returns how many. */
  retryRefunds: (tx: Tx, refund: { orderId: string; reasonKey: string }) => Promise<number>;
  /** Records that cash was paid back by hand and returns how many refunds that settles. */
  confirmCashRefund: (tx: Tx, refund: { orderId: string; reasonKey: string }) => Promise<number>;
  /** Records cash collected by the courier. */
  recordCash: (tx: Tx, cash: { orderId: string; owner: string; amountFen: number }) => Promise<unknown>;
  /** The latest payment attempt at a provider. */
  lastAttempt: (db: Queryable, orderId: string) => Promise<PaymentAttempt | null>;
  /** Queries providers for the open attempts of an order and records the result. Must not run in a transaction. */
  queryProviders: (db: Database, orderId: string) => Promise<unknown>;
}

/** What a planned refund does to the invoices of an order. Injected, because invoices need orders. */
export type InvoicePreview = (
  db: Queryable,
  loaded: LoadedOrder,
  refund: { amountFen: number; storedFen: number; endedSubOrderIds: readonly string[] },
) => Promise<
  { subOrderId: string; kind: 'reverse' | 'reduce' | 'later'; beforeFen: number; afterFen: number }[]
>;

export interface OrderPorts {
  payments: PaymentPort;
  /** The current image of a sku; null when it is no longer in the catalogue. */
  imageOf: (skuId: string) => string | null;
  /** The member's comments on items of these sub-orders that can get a follow-up now. */
  followUpsOf: (
    db: Queryable,
    memberId: string,
    subOrderIds: readonly string[],
  ) => Promise<{ commentId: string; subOrderId: string; skuId: string }[]>;
  /** Adds units to the owner's cart; on failure `reason` says why. */
  addToCart: (
    db: Database,
    owner: Owner,
    item: { skuId: string; quantity: number; bundle?: BundleChoice | undefined },
  ) => Promise<{ ok: boolean; reason?: string }>;
}
