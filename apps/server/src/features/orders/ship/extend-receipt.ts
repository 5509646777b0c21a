import {
  type ExtensionProblem,
  findExtensionProblem,
  type OrderStatus,
  orderIdOf,
  receiptDue,
  UNCONFIRMED_STATUSES,
} from '@huarong/core/orders';
import { accept, DAY_MS, getFirst, type Result, refuse, shanghaiIso } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Owner } from '#platform/context';
import { statusIn, type Tx } from '#platform/database';
import { type LoadedOrder, loadOrder } from '../load-orders.ts';
import type { SubOrderRow } from '../order-rows.ts';
import { setTimer } from '../order-timers.ts';
import { findOrder, getLockedOrder, lockOrder } from '../orders.queries.ts';
import { statusOf } from '../show/present-order.ts';
import { receiptFactsOf } from './receipt-facts.ts';

type Extended = Result<
  { orderId: string; orderStatus: OrderStatus; receiptUntil: string },
  { code: 'order-not-found' } | { code: ExtensionProblem }
>;
/** Of several sub-orders, the reason that helps most. */
const PROBLEMS: readonly ExtensionProblem[] = ['receipt-not-near', 'receipt-extended', 'order-moved-on'];

/** A member puts off the automatic confirmation of every sub-order that is near it, each once. */
export async function extendReceipt(
  tx: Tx,
  owner: Owner,
  { orderId, subOrderId }: { orderId: string; subOrderId?: string | undefined },
): Promise<Extended> {
  if (!(await findOrder(tx, owner, orderId))) return refuse({ code: 'order-not-found' });
  const loaded = await loadOrder(tx, await getLockedOrder(tx, orderId));
  const chosen = loaded.subOrders.filter(({ sub }) => subOrderId === undefined || sub.id === subOrderId);
  const problems = new Set<ExtensionProblem>();
  const times: Date[] = [];
  for (const { sub } of chosen) {
    const problem = findExtensionProblem(receiptFactsOf(loaded, sub), loaded.now);
    const until = problem ? null : await putOff(tx, loaded, sub, loaded.times.extensionDays, 'member');
    if (until) times.push(until);
    else problems.add(problem ?? 'order-moved-on');
  }
  if (times.length === 0)
    return refuse({ code: PROBLEMS.find((problem) => problems.has(problem)) ?? 'order-moved-on' });
  const [first] = times.toSorted((one, other) => one.getTime() - other.getTime());
  return accept({
    orderId,
    orderStatus: statusOf(loaded),
    receiptUntil: shanghaiIso(first ?? getFirst(times)),
  });
}

/** Staff put it off for the shopper: at any time, and as often as needed. */
export async function extendReceiptByStaff(
  tx: Tx,
  { subOrderId, days }: { subOrderId: string; days: number },
): Promise<
  Result<
    { subOrderId: string; receiptUntil: string },
    { code: 'order-not-found' } | { code: 'order-moved-on' }
  >
> {
  const order = await lockOrder(tx, orderIdOf(subOrderId));
  if (!order) return refuse({ code: 'order-not-found' });
  const loaded = await loadOrder(tx, order);
  const found = loaded.subOrders.find(({ sub }) => sub.id === subOrderId);
  if (!found) return refuse({ code: 'order-not-found' });
  const until = await putOff(tx, loaded, found.sub, days, 'staff');
  return until
    ? accept({ subOrderId, receiptUntil: until.toISOString() })
    : refuse({ code: 'order-moved-on' });
}

/** Until when; null when the sub-order has moved on or was extended meanwhile. */
async function putOff(
  tx: Tx,
  loaded: LoadedOrder,
  sub: SubOrderRow,
  days: number,
  by: 'member' | 'staff',
): Promise<Date | null> {
  const due = receiptDue(receiptFactsOf(loaded, sub));
  if (!due || due <= loaded.now) return null;
  const until = new Date(due.getTime() + days * DAY_MS);
  const once = sql`, receipt_extended_at = shop_now()`;
  const { numAffectedRows } = await sql`
    update sub_order set receipt_until = ${until} ${by === 'member' ? once : sql``}
    where id = ${sub.id} and order_id = ${sub.order_id} and ${statusIn('status', UNCONFIRMED_STATUSES)}
      and receipt_until is not distinct from ${sub.receipt_until}::timestamptz
      ${by === 'member' ? sql`and receipt_extended_at is null` : sql``}`.execute(tx);
  if (numAffectedRows !== 1n) return null;
  await setTimer(tx, 'receipt', sub.id, until);
  return until;
}
