import { RETURN_TABS, type ReturnKind, type ReturnReason, type ReturnStatus } from '@huarong/core/returns';
import { sql } from 'kysely';
import { type Queryable, statusIn } from '#platform/database';

export interface StaffReturnRow {
  id: string;
  status: ReturnStatus;
  kind: ReturnKind;
  reason: ReturnReason;
  refund_fen: number;
  created_at: Date;
  goods: string;
  pictures: number;
  is_late: boolean;
}

/** Returns for staff: overdue ones first, then the oldest. */
export async function listReturnsForStaff(
  db: Queryable,
  { statuses, limit = 50 }: { statuses: readonly ReturnStatus[]; limit?: number },
): Promise<StaffReturnRow[]> {
  const { rows } = await sql<StaffReturnRow>`
    select back.id, back.status, back.kind, back.reason, back.refund_fen, back.created_at,
      (select string_agg(format('%s × %s', line.snapshot->>'productName', counted.units), '、' order by line.position)
        from (select order_line_id, count(*) as units from return_piece where return_id = back.id group by 1) counted
          join order_line line on line.id = counted.order_line_id) as goods,
      (select count(*)::int from return_picture where return_id = back.id) as pictures,
      (${statusIn('back.status', RETURN_TABS.processing)} and coalesce(back.refund_by < shop_now(), false)) as is_late
    from return_request back
    where back.status = any(${[...statuses]}::smallint[])
    order by is_late desc, back.created_at, back.id limit ${limit}`.execute(db);
  return rows;
}
