import type { Queryable, Tx } from '#platform/database';
import type { Storage } from '../../integrations/storage/index.ts';
import type { RefundWish, TenderBack } from '../payment/index.ts';

/** What returns need from payments. Injected at start, because payments call returns too. */
export interface RefundPort {
  /** The captured amount in fen. */
  paidSoFar: (db: Queryable, orderId: string) => Promise<number>;
  /** Refunds to the original tenders, once per reason key. */
  refundOrder: (tx: Tx, refund: RefundWish) => Promise<unknown>;
  /** The tenders a refund goes to, or would go to. */
  refundTenders: (db: Queryable, refund: RefundWish) => Promise<TenderBack[]>;
  /** Retries failed refunds and returns how many. */
  retryRefunds: (tx: Tx, refund: Pick<RefundWish, 'orderId' | 'reasonKey'>) => Promise<number>;
  /** Records that cash was paid back by hand and returns how many refunds that settles. */
  handOutCash: (tx: Tx, refund: Pick<RefundWish, 'orderId' | 'reasonKey'>) => Promise<number>;
}

export interface ReturnPorts {
  refunds: RefundPort;
  /** The current image of a sku; null when it is no longer in the catalogue. */
  pictureOf: (skuId: string) => string | null;
  storage: Storage;
}
