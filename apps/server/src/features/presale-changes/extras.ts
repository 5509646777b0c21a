import { maskName } from '@huarong/core/identity';
import { accept, fen, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type AdminWriteContext, pageOfRows } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { postEntries } from '../ledger/index.ts';

interface ExtraRow {
  order_id: string;
  title: string;
  recipient: string | null;
  extra_fen: number;
  created_at: Date;
  extra_paid_at: Date | null;
  paid_by: string | null;
  extra_reference: string | null;
}

/** Second deposits by their order number. */
export async function listExtras(
  db: Queryable,
  { isPaid, after, size }: { isPaid: boolean; after: string | null; size: number },
) {
  const { rows } = await sql<ExtraRow>`
    select owed.order_id, presale.title, orders.recipient->>'name' as recipient, owed.extra_fen, change.created_at,
      owed.extra_paid_at, staff.name as paid_by, owed.extra_reference
    from presale_change_order owed join presale_change change on change.id = owed.change_id
      join presale on presale.id = change.presale_id join shop_order orders on orders.id = owed.order_id
      left join staff on staff.id = owed.extra_paid_by
    where owed.extra_fen > 0 and (owed.extra_paid_at is not null) = ${isPaid}
      ${after === null ? sql`` : sql`and owed.order_id > ${after}`}
    order by owed.order_id limit ${size + 1}`.execute(db);
  const { rows: sums } = await sql<{ due: number; total: number }>`
    select coalesce(sum(extra_fen) filter (where extra_paid_at is null), 0)::bigint as due,
      count(*) filter (where (extra_paid_at is not null) = ${isPaid})::int as total
    from presale_change_order where extra_fen > 0`.execute(db);
  const page = {
    size,
    after: after ?? undefined,
    before: undefined,
    cursorOf: (row: ExtraRow) => row.order_id,
    total: sums[0]?.total ?? 0,
  };
  return {
    ...pageOfRows(rows, page, (row) => ({
      orderId: row.order_id,
      presaleTitle: row.title,
      recipient: maskName(row.recipient ?? ''),
      extraFen: row.extra_fen,
      since: row.created_at.toISOString(),
      paidAt: row.extra_paid_at?.toISOString() ?? null,
      paidBy: row.paid_by,
      reference: row.extra_reference,
    })),
    previous: null,
    dueFen: sums[0]?.due ?? 0,
  };
}

/** Finance has transferred the second deposit: what was owed leaves the bank, once. */
export async function payExtra(
  { db, staff }: AdminWriteContext,
  { orderId, reference }: { orderId: string; reference: string },
) {
  const paid = await db
    .updateTable('presale_change_order')
    .set({
      extra_paid_at: sql<Date>`shop_now()`,
      extra_paid_by: staff.staffId,
      extra_reference: reference,
    })
    .where('order_id', '=', orderId)
    .where('extra_fen', '>', 0)
    .where('extra_paid_at', 'is', null)
    .returning('extra_fen')
    .executeTakeFirst();
  if (!paid) return refuse({ code: 'presale-extra-not-due' as const });
  await postEntries(db, {
    kind: 'deposit-double-paid',
    reference: orderId,
    entries: [
      { account: 'compensation-due', amount: fen(paid.extra_fen) },
      { account: 'bank:transfer', amount: fen(-paid.extra_fen) },
    ],
  });
  return accept({ extraFen: paid.extra_fen });
}
