import { OrderStatus } from '@huarong/core/orders';
import { type RawBuilder, sql } from 'kysely';
import { type Queryable, statusIn, type Tx } from '#platform/database';

export interface ChangeRow {
  id: number;
  presale_id: string;
  kind: 'dates' | 'cancel';
  dates_before: StoredDates | null;
  dates_after: StoredDates | null;
  refund_rule: 'paid' | 'double' | null;
  reason: string;
  state: 'running' | 'done';
  created_at: Date;
}
export interface StoredDates {
  depositUntil: string;
  balanceUntil: string;
}

interface NewChange {
  presaleId: string;
  kind: 'dates' | 'cancel';
  before?: StoredDates;
  after?: StoredDates;
  rule?: 'paid' | 'double';
  reason: string;
  requestedBy: number;
  approvedBy: number;
  approvalId: number;
}

export async function insertChange(tx: Tx, change: NewChange): Promise<number> {
  const { id } = await tx
    .insertInto('presale_change')
    .values({
      presale_id: change.presaleId,
      kind: change.kind,
      dates_before: change.before ? JSON.stringify(change.before) : null,
      dates_after: change.after ? JSON.stringify(change.after) : null,
      refund_rule: change.rule ?? null,
      reason: change.reason,
      requested_by: change.requestedBy,
      approved_by: change.approvedBy,
      approval_id: change.approvalId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}

export async function findChange(db: Queryable, changeId: number): Promise<ChangeRow | null> {
  const { rows } = await sql<ChangeRow>`
    select id::int, presale_id, kind, dates_before, dates_after, refund_rule, reason, state, created_at
    from presale_change where id = ${changeId}`.execute(db);
  return rows[0] ?? null;
}

/** False when another run has finished it. */
export const finishChange = (tx: Queryable, changeId: number) =>
  sql`update presale_change set state = 'done', finished_at = shop_now()
    where id = ${changeId} and state = 'running'`.execute(tx);

export interface ListedChange extends ChangeRow {
  requested_by_name: string;
  approved_by_name: string;
  done: number;
  skipped: number;
  refund_fen: number;
  extra_fen: number;
  extra_due_fen: number;
}

export async function listChanges(db: Queryable, presaleId: string): Promise<ListedChange[]> {
  const { rows } = await sql<ListedChange>`
    select change.id::int, change.presale_id, change.kind, dates_before, dates_after, refund_rule, change.reason,
      change.state, change.created_at, requester.name as requested_by_name, approver.name as approved_by_name, figures.*
    from presale_change change join staff requester on requester.id = change.requested_by
      join staff approver on approver.id = change.approved_by
      cross join lateral (
        select count(*) filter (where state = 'done')::int as done, count(*) filter (where state = 'skipped')::int as skipped,
          coalesce(sum(refund_fen), 0)::bigint as refund_fen, coalesce(sum(extra_fen), 0)::bigint as extra_fen,
          coalesce(sum(extra_fen) filter (where extra_paid_at is null), 0)::bigint as extra_due_fen
        from presale_change_order where change_id = change.id) figures
    where change.presale_id = ${presaleId} order by change.id desc limit 20`.execute(db);
  return rows;
}

/** Requests about this presale that nobody has decided. */
export async function listWaiting(
  db: Queryable,
  presaleId: string,
): Promise<{ id: number; title: string; requester: string }[]> {
  const { rows } = await sql<{ id: number; title: string; requester: string }>`
    select approval.id, approval.title, staff.name as requester from approval join staff on staff.id = approval.requested_by
    where approval.subject_kind = 'presale' and approval.subject_id = ${presaleId} and approval.state = 'waiting'
      and approval.expires_at > shop_now()
    order by approval.id desc limit 20`.execute(db);
  return rows;
}

/** A presale is ordered alone: its first part says how far the order is. */
const FROM = sql`presale_order booked join shop_order orders on orders.id = booked.order_id
  join sub_order sub on sub.order_id = orders.id and sub.position = 1`;
/** When the deposit was paid; null: never. No month before the order is read; a day allows for clocks that differ. */
export const depositAt = sql`(select min(change.at) from order_status_change change
  where change.sub_order_id = sub.id and change.to_status = ${OrderStatus.AwaitingBalance}
    and change.at >= orders.created_at - interval '1 day')`;
const WAITING = [OrderStatus.AwaitingDeposit, OrderStatus.AwaitingBalance] as const;
/** Nothing was sent, and nobody is deciding a cancellation. */
const CANCELLABLE = [...WAITING, OrderStatus.AwaitingShipment, OrderStatus.Packing] as const;
const isOpen = (changeId: number) => sql`not exists (select from presale_change_order settled
  where settled.change_id = ${changeId} and settled.order_id = booked.order_id)`;

/** Orders whose balance may still end earlier than it says. */
export async function listWaitingOrders(db: Queryable, presaleId: string, until: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select orders.id from ${FROM} where booked.presale_id = ${presaleId} and ${statusIn('sub.status', WAITING)}
      and orders.balance_until < ${until} order by orders.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Who had paid a deposit when the dates changed, or was placing an order with the old ones, and has no message yet. */
export async function listDepositors(
  tx: Tx,
  change: Pick<ChangeRow, 'id' | 'presale_id' | 'created_at'>,
  { until, size }: { until: Date; size: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select orders.id from ${FROM} where booked.presale_id = ${change.presale_id}
      and sub.status = ${OrderStatus.AwaitingBalance} and (${depositAt} <= ${change.created_at} or orders.balance_until < ${until}) and ${isOpen(change.id)}
    order by orders.id limit ${size}`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function findNextToCancel(
  db: Queryable,
  change: Pick<ChangeRow, 'id' | 'presale_id'>,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select orders.id from ${FROM} where booked.presale_id = ${change.presale_id}
      and ${statusIn('sub.status', CANCELLABLE)} and ${isOpen(change.id)}
    order by orders.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

export const insertSettled = (
  tx: Tx,
  rows: readonly {
    changeId: number;
    orderId: string;
    state: 'done' | 'skipped';
    refundFen?: number;
    extraFen?: number;
  }[],
) =>
  tx
    .insertInto('presale_change_order')
    .values(
      rows.map(({ changeId, orderId, state, refundFen = 0, extraFen = 0 }) => ({
        change_id: changeId,
        order_id: orderId,
        state,
        refund_fen: refundFen,
        extra_fen: extraFen,
      })),
    )
    .onConflict((known) => known.columns(['change_id', 'order_id']).doNothing())
    .execute();

export interface OrderToCancel {
  orderId: string;
  group: 'unpaid' | 'owing' | 'settled' | 'untouched';
  units: number;
  depositAt: Date | null;
  depositFen: number;
  /** What was paid and not refunded. */
  refundFen: number;
}

const GROUP: RawBuilder<unknown> = sql`case
  when sub.status = ${OrderStatus.AwaitingDeposit} then 'unpaid'
  when sub.status = ${OrderStatus.AwaitingBalance} then 'owing'
  when sub.status in (${OrderStatus.AwaitingShipment}, ${OrderStatus.Packing}) then 'settled'
  else 'untouched' end`;

/** What each order would get back. Ended orders are not among them. */
export async function listOrdersToCancel(db: Queryable, presaleId: string): Promise<OrderToCancel[]> {
  const { rows } = await sql<OrderToCancel>`
    select orders.id as "orderId", ${GROUP} as "group", booked.quantity as units, ${depositAt} as "depositAt",
      coalesce(orders.deposit_fen, 0)::bigint as "depositFen", greatest(0, paid.total - back.total)::bigint as "refundFen"
    from ${FROM}
      cross join lateral (
        select coalesce(sum(part.amount_fen), 0) as total from payment_order part join payment on payment.id = part.payment_id
        where part.order_id = orders.id and part.is_live and payment.state = 'paid') paid
      cross join lateral (
        select coalesce(sum(amount_fen), 0) as total from refund
        where refund.order_id = orders.id and reason_key not like 'late:%') back
    where booked.presale_id = ${presaleId}
      and sub.status not in (${OrderStatus.Cancelled}, ${OrderStatus.Closed}, ${OrderStatus.Refused})
    order by ${depositAt} nulls last, orders.id`.execute(db);
  return rows;
}
