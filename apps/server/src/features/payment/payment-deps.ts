import type { PaymentStage } from '@huarong/core/payment';
import type { Tx } from '#platform/database';
import type { PaymentProviders } from '../../integrations/payment/index.ts';

/** The money of a stage is all there: the order moves on, or says why it cannot. */
export type OrderPaid = (
  tx: Tx,
  paid: { orderId: string; purpose: PaymentStage },
) => Promise<'moved' | 'already' | 'cancelled'>;

/** What payments need of others. Orders are handed in, because they need payments too. */
export interface PaymentDeps {
  providers: PaymentProviders;
  onPaid: OrderPaid;
  /** Money of an order has gone back. */
  onRefunded: (tx: Tx, orderId: string) => Promise<void>;
  /** Money that should have gone back did not: the provider said no for good. */
  onRefundFailed: (tx: Tx, orderId: string) => Promise<void>;
}
