import { isFinal, type OrderStatus } from './order-status.ts';

/** The first status found decides: the most urgent for the shopper comes first. */
const BY_URGENCY: readonly OrderStatus[] = [10, 11, 12, 20, 80, 30, 35, 40, 50, 60, 70, 91, 92, 90];

/** The status of an order with several sub-orders: that of the least advanced one. */
export function overallStatus(statuses: readonly OrderStatus[]): OrderStatus {
  const open = statuses.filter((status) => !isFinal(status));
  const counted = open.length > 0 ? open : statuses;
  const first = BY_URGENCY.find((status) => counted.includes(status));
  if (first === undefined) throw new RangeError('an order has at least one sub-order');
  return first;
}
