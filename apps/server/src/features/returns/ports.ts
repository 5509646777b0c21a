import type { Queryable, Tx } from '#platform/database';
import type { Storage } from '../../integrations/storage/index.ts';
import type { RefundRequest, RefundTender } from '../payment/index.ts';

/** What returns need from payments. Injected at start, because payments call returns too. */
export interface RefundPort {
  /** The captured amount in fen. */
  paidSoFar: (db: Queryable, orderId: string) => Promise<number>;
  /** Refunds to the original tenders, once per reason key. */
  refundOrder: (tx: Tx, refund: RefundRequest) => Promise<unknown>;
  /** The tenders a refund goes to, or would go to. */
  refundTenders: (db: Queryable, refund: RefundRequest) => Promise<RefundTender[]>;
  /** Retries failed refunds and returns how many. */
  retryRefunds: (tx: Tx, refund: Pick<RefundRequest, 'orderId' | 'reasonKey'>) => Promise<number>;
  /** Records that cash was paid back by hand and returns how many refunds that settles. */
  recordCashRefund: (
    tx: Tx,
    refund: Pick<RefundRequest, 'orderId' | 'reasonKey'> & { approvalId?: number },
  ) => Promise<number>;
}

export interface ReturnPorts {
  refunds: RefundPort;
  /** The current image of a sku; null when it is no longer in the catalogue. */
  imageOf: (skuId: string) => string | null;
  storage: Storage;
}
