import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export type ExportKind = 'differences' | 'ledger';
interface NewExport {
  kind: ExportKind;
  /** `2026-11-15`; of a month its first day. */
  firstDay: string;
  rows: number;
  staffId: number;
}

/** Records who exports what, with the audit entry, before the file can be downloaded. */
export async function insertExport(db: Queryable, { kind, firstDay, rows, staffId }: NewExport) {
  const { id } = await db
    .insertInto('finance_export')
    .values({ kind, first_day: firstDay, row_count: rows, staff_id: staffId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { exportId: id, path: `/admin/files/finance-exports/${id}.csv`, rows };
}

/** An export of this person that was asked for within ten minutes. */
export async function findExport(
  db: Queryable,
  id: string,
  staffId: number,
): Promise<{ kind: ExportKind; first_day: string } | null> {
  const { rows } = await sql<{ kind: ExportKind; first_day: string }>`
    select kind, first_day::text from finance_export
    where id = ${id} and staff_id = ${staffId} and created_at > shop_now() - interval '10 minutes'`.execute(
    db,
  );
  return rows[0] ?? null;
}
