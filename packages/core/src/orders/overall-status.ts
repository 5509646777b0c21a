import { isFinal, type OrderStatus } from './order-status.ts';

/** What comes first is what the shopper has to know first. */
const BY_URGENCY: readonly OrderStatus[] = [10, 11, 12, 20, 80, 30, 35, 40, 50, 60, 70, 91, 92, 90];

/** The status of an order of several parts: of the part that is furthest from its end. */
export function overallStatus(statuses: readonly OrderStatus[]): OrderStatus {
  const open = statuses.filter((status) => !isFinal(status));
  const counted = open.length > 0 ? open : statuses;
  const first = BY_URGENCY.find((status) => counted.includes(status));
  if (first === undefined) throw new RangeError('an order has at least one sub-order');
  return first;
}
