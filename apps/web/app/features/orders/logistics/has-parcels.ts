import type { OrderSummary } from '@huarong/contract/orders';
import { ShipStatus } from '@huarong/core/orders';

/** At least one sub-order has shipped. */
export const hasParcels = ({ subOrders }: Pick<OrderSummary, 'subOrders'>): boolean =>
  subOrders.some(({ shipStatus }) => shipStatus > ShipStatus.Unshipped);
