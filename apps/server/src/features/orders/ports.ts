import type { BundleChoice } from '@huarong/contract/bundles';
import type { Tender } from '@huarong/contract/payment';
import type { Owner } from '#platform/context';
import type { Database, Queryable, Tx } from '#platform/database';

/** A try to pay at a provider; `failure` is what it said when it gave up. */
export interface Attempt {
  provider: 'alipay' | 'wechat';
  state: 'pending' | 'paid' | 'closed' | 'abnormal';
  failure: string | null;
}

/** What orders ask of payments; connected where the shop is put together, because payments ask orders too. */
export interface PaymentPort {
  /** What has been captured so far, in fen. */
  paidSoFar: (db: Queryable, orderId: string) => Promise<number>;
  tendersOf: (db: Queryable, orderId: string) => Promise<Tender[]>;
  /** Ends attempts that are open, and lets go of held stored-value cards. */
  closePayments: (tx: Tx, orderId: string) => Promise<unknown>;
  /** Sends money back to where it came from, once for each reason. */
  refundOrder: (
    tx: Tx,
    refund: { orderId: string; amountFen: number; reasonKey: string },
  ) => Promise<unknown>;
  /** What the courier took at the door. */
  recordCash: (tx: Tx, cash: { orderId: string; owner: string; amountFen: number }) => Promise<unknown>;
  /** The newest try to pay at a provider, and why it failed if it did. */
  lastAttempt: (db: Queryable, orderId: string) => Promise<Attempt | null>;
  /** Asks providers what became of the open attempts of an order, and books what they say. Never in a transaction. */
  askProviders: (db: Database, orderId: string) => Promise<unknown>;
}

export interface OrderPorts {
  payments: PaymentPort;
  /** How a sku looks today; null once it has left the shelves. */
  pictureOf: (skuId: string) => string | null;
  /** Puts pieces into a cart as its owner would; says why when it cannot. */
  addToCart: (
    db: Database,
    owner: Owner,
    item: { skuId: string; quantity: number; bundle?: BundleChoice | undefined },
  ) => Promise<{ ok: boolean; reason?: string }>;
}
