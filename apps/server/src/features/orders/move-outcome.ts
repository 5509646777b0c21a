import type { OrderStatus } from '@huarong/core/orders';
import type { Result } from '@huarong/core/shared';

/** What became of a shopper's wish to change an order. */
export type MoveOutcome = Result<
  { orderId: string; orderStatus: OrderStatus },
  { code: 'order-not-found' } | { code: 'order-moved-on' }
>;
