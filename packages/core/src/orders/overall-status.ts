import { isFinal, OrderStatus } from './order-status.ts';

/** The first status found decides: the most urgent for the shopper comes first. */
const BY_URGENCY: readonly OrderStatus[] = [
  OrderStatus.AwaitingPayment,
  OrderStatus.AwaitingDeposit,
  OrderStatus.AwaitingBalance,
  OrderStatus.AwaitingConfirmation,
  OrderStatus.Cancelling,
  OrderStatus.AwaitingShipment,
  OrderStatus.Packing,
  OrderStatus.PartlyShipped,
  OrderStatus.Shipped,
  OrderStatus.Delivered,
  OrderStatus.Completed,
  OrderStatus.Closed,
  OrderStatus.Refused,
  OrderStatus.Cancelled,
];

/** The status of an order with several sub-orders: that of the least advanced one. */
export function overallStatus(statuses: readonly OrderStatus[]): OrderStatus {
  const open = statuses.filter((status) => !isFinal(status));
  const counted = open.length > 0 ? open : statuses;
  const first = BY_URGENCY.find((status) => counted.includes(status));
  if (first === undefined) throw new RangeError('an order has at least one sub-order');
  return first;
}
