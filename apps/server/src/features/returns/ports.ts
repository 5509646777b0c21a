import type { Queryable, Tx } from '#platform/database';
import type { Storage } from '../../integrations/storage/index.ts';
import type { RefundWish, TenderBack } from '../payment/index.ts';

/** What returns ask of payments; connected where the shop is put together, because payments tell returns too. */
export interface RefundPort {
  /** What has been captured so far, in fen. */
  paidSoFar: (db: Queryable, orderId: string) => Promise<number>;
  /** Sends money back to where it came from, once for each reason. */
  refundOrder: (tx: Tx, refund: RefundWish) => Promise<unknown>;
  /** To which means it goes, or would go. */
  refundTenders: (db: Queryable, refund: RefundWish) => Promise<TenderBack[]>;
  /** Tries again what failed; says how many. */
  retryRefunds: (tx: Tx, refund: Pick<RefundWish, 'orderId' | 'reasonKey'>) => Promise<number>;
  /** Cash paid at the door has been given back by hand; says how many refunds that settled. */
  handOutCash: (tx: Tx, refund: Pick<RefundWish, 'orderId' | 'reasonKey'>) => Promise<number>;
}

export interface ReturnPorts {
  refunds: RefundPort;
  /** How a sku looks today; null once it has left the shelves. */
  pictureOf: (skuId: string) => string | null;
  storage: Storage;
}
