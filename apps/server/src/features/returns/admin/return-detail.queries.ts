import { ENDED_WITHOUT_REFUND, type Finding, type ReturnReason, ReturnStatus } from '@huarong/core/returns';
import { sql } from 'kysely';
import type { Owner } from '#platform/context';
import { type Queryable, statusIn } from '#platform/database';

export interface HistoryRow {
  id: number;
  to: ReturnStatus;
  note: string;
  at: Date;
  /** `staff:17`, `console`; null when the shopper or a timer made the step. */
  made_by: string | null;
  staff_name: string | null;
}
export async function listHistory(db: Queryable, returnId: string): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select change.id, change.to_status as to, change.note, change.at, change.made_by, staff.name as staff_name
    from return_status_change change left join staff on 'staff:' || staff.id = change.made_by
    where change.return_id = ${returnId} order by change.id desc`.execute(db);
  return rows;
}

/** Returns of the same shopper in the last 90 days, without this one. */
export async function listRecentReturns(db: Queryable, owner: Owner, exceptId: string) {
  const { rows } = await sql<{
    id: string;
    created_at: Date;
    reason: ReturnReason;
    status: ReturnStatus;
    refund_fen: number;
  }>`
    select back.id, back.created_at, back.reason, back.status, back.refund_fen
    from shop_order join return_request back on back.order_id = shop_order.id
    where shop_order.owner = ${owner} and back.id <> ${exceptId}
      and back.created_at > shop_now() - interval '90 days'
    order by back.created_at desc limit 20`.execute(db);
  return rows;
}

/** The newest returns of 180 days are read, at most 3,000: an index by time holds them, one by product would grow with every sale. */
export async function listEarlierDecisions(db: Queryable, productIds: readonly string[], exceptId: string) {
  const { rows } = await sql<{ reason: ReturnReason; returns: number; approved: number; refused: number }>`
    with recent as materialized (
      select id, reason, status from return_request
      where created_at > shop_now() - interval '180 days' and id <> ${exceptId}
      order by created_at desc, id desc limit 3000)
    select reason, count(*)::int as returns,
      count(*) filter (where not ${statusIn('status', [ReturnStatus.AwaitingReview, ...ENDED_WITHOUT_REFUND])})::int as approved,
      count(*) filter (where ${statusIn('status', [ReturnStatus.Rejected, ReturnStatus.InspectionFailed])})::int as refused
    from recent where exists (
      select from return_piece join order_line on order_line.id = return_piece.order_line_id
      where return_piece.return_id = recent.id and order_line.product_id = any(${[...productIds]}))
    group by reason order by returns desc, reason`.execute(db);
  return rows;
}

export async function listInspection(db: Queryable, returnId: string) {
  const { rows } = await sql<{
    order_line_id: string;
    unit: number;
    finding: Finding;
    is_accepted: boolean;
    is_sellable: boolean;
    note: string;
    staff_name: string;
    inspected_at: Date;
  }>`
    select order_line_id, unit, finding, is_accepted, is_sellable, return_inspection.note, staff.name as staff_name,
      inspected_at
    from return_inspection join staff on staff.id = return_inspection.staff_id
    where return_id = ${returnId} order by order_line_id, unit`.execute(db);
  return rows;
}

export const listInspectionImageIds = async (db: Queryable, returnId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('return_inspection_image')
      .select('id')
      .where('return_id', '=', returnId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** Cash on delivery that a return still owes. */
export async function findCashDue(
  db: Queryable,
  { orderId, reasonKey }: { orderId: string; reasonKey: string },
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(refund.amount_fen), 0)::bigint as amount
    from refund join payment on payment.id = refund.payment_id
    where refund.order_id = ${orderId} and refund.reason_key = ${reasonKey} and refund.state = 'pending'
      and payment.provider = 'cod'`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** The request that waits for a second person. */
export async function findOpenCashApproval(db: Queryable, returnId: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from approval
    where subject_kind = 'return' and subject_id = ${returnId} and kind = 'cash-refund' and state = 'waiting'
      and expires_at > shop_now()
    order by id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
