/** An order with a paid deposit, as a delivery sees it. */
export interface DepositedOrder {
  readonly orderId: string;
  readonly quantity: number;
}

/**
 * The orders that get units of a delivery: whole orders from the oldest deposit on. The first one that the rest does not
 * cover ends it, so a small order never overtakes a large one that paid earlier.
 */
export function ordersToServe<Order extends DepositedOrder>(
  oldestFirst: readonly Order[],
  freeUnits: number,
): Order[] {
  let left = freeUnits;
  const end = oldestFirst.findIndex(({ quantity }) => {
    left -= quantity;
    return left < 0;
  });
  return oldestFirst.slice(0, end === -1 ? oldestFirst.length : end);
}

/**
 * The orders that lose their units when fewer have arrived than were counted: the newest deposits first. Null when those
 * that may lose them do not hold enough.
 */
export function ordersToTakeFrom<Order extends DepositedOrder>(
  newestFirst: readonly Order[],
  missingUnits: number,
): Order[] | null {
  let missing = missingUnits;
  const taken: Order[] = [];
  for (const order of newestFirst) {
    if (missing <= 0) break;
    taken.push(order);
    missing -= order.quantity;
  }
  return missing > 0 ? null : taken;
}

export interface ArrivalCount {
  /** Units that have arrived so far. */
  readonly arrived: number;
  /** The most that this presale can need. */
  readonly limit: number;
}

/** Why this number cannot be recorded; null: it can. */
export function arrivalProblem({ arrived, limit }: ArrivalCount, units: number): string | null {
  if (units === 0) return '请填到货的份数';
  if (arrived + units < 0) return `一共只登记了 ${arrived} 份，不能减去更多`;
  if (units > 0 && arrived + units > limit)
    return `一共最多 ${limit} 份，已登记 ${arrived} 份，这次最多 ${Math.max(0, limit - arrived)} 份`;
  return null;
}
