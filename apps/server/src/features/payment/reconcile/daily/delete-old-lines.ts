import { sql } from 'kysely';
import type { Database, Queryable } from '#platform/database';
import { RETENTION_DAYS } from '#platform/retention';

const SLICE = 5_000;
/** A payment may stand in the bill of a day that was so many days before. */
const NEIGHBOUR_DAYS = 30;

/** Whether lines are deleted that the comparison of a day would look for. */
export async function areLinesDeleted(db: Queryable, day: string): Promise<boolean> {
  const { rows } = await sql<{ is_deleted: boolean }>`
    select exists (select from provider_bill
      where lines_deleted_at is not null and day >= ${day}::date - ${sql.lit(NEIGHBOUR_DAYS)}::int) as is_deleted`.execute(
    db,
  );
  return rows[0]?.is_deleted ?? false;
}

/**
 * Deletes the lines of old bills, a slice for each statement, and notes the bill when it has none left: a run that ended
 * in the middle goes on there. Totals of bills, results of days and differences stay. False: time ran out.
 */
export async function deleteOldLines(db: Database, isTimeUp: () => boolean, slice = SLICE): Promise<boolean> {
  for (;;) {
    if (isTimeUp()) return false;
    const { rows } = await sql<{ id: number; deleted: number }>`
      with old as materialized (
        select id from provider_bill cross join (select shop_now() as now offset 0) clock
        where lines_deleted_at is null
          and day < (clock.now at time zone 'Asia/Shanghai')::date - ${sql.lit(RETENTION_DAYS.billLines)}::int
        order by day, id limit 1
      ), gone as (
        delete from provider_bill_line using old where bill_id = old.id and line in (
          select line from provider_bill_line own where own.bill_id = old.id order by line limit ${slice})
        returning 1
      )
      select old.id, (select count(*)::int from gone) as deleted from old`.execute(db);
    const bill = rows[0];
    if (!bill) return true;
    if (bill.deleted < slice)
      await sql`update provider_bill set lines_deleted_at = shop_now()
        where id = ${bill.id} and lines_deleted_at is null`.execute(db);
  }
}
