import type { PaymentStage } from '@huarong/core/payment';
import type { Tx } from '#platform/database';
import type { PaymentProviders } from '../../integrations/payment/index.ts';

/** A stage is fully paid: moves the order, or reports why it cannot move. */
export type OrderPaid = (
  tx: Tx,
  paid: { orderId: string; purpose: PaymentStage },
) => Promise<'moved' | 'already' | 'cancelled'>;

/** What payments need from other features. Order functions are injected because orders depend on payments. */
export interface PaymentDeps {
  providers: PaymentProviders;
  onPaid: OrderPaid;
  /** A refund of the order has arrived. */
  onRefunded: (tx: Tx, orderId: string) => Promise<void>;
  /** A refund failed for good at the provider. */
  onRefundFailed: (tx: Tx, orderId: string) => Promise<void>;
}
