import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export interface LedgerRow {
  id: number;
  delta: number;
  reason: string;
  reference: string;
  note: string | null;
  created_at: Date;
  made_by: string | null;
  staff_name: string | null;
  /** Available units after this change. */
  balance: number;
}
/** A place in a ledger: the change, and what was available before it. Rows never change, so neither does the balance. */
export interface LedgerPosition {
  id: number;
  balance: number;
}

/** Changes of a sku, newest first, each with the balance after it: counted back from what is available now. */
export async function listLedger(
  db: Queryable,
  skuId: string,
  { size, after }: { size: number; after: LedgerPosition | null },
): Promise<LedgerRow[]> {
  const start =
    after === null ? sql`(select available from stock where sku_id = ${skuId})` : sql`${after.balance}::int`;
  const { rows } = await sql<LedgerRow>`
    select page.*, staff.name as staff_name,
      (${start} - coalesce(sum(page.delta) over (order by page.id desc rows between unbounded preceding and 1 preceding), 0))::int
        as balance
    from (
      select id, delta, reason, reference, note, created_at, made_by from stock_ledger
      where sku_id = ${skuId} ${after === null ? sql`` : sql`and id < ${after.id}`}
      order by id desc limit ${size}
    ) page left join staff on 'staff:' || staff.id = page.made_by
    order by page.id desc`.execute(db);
  return rows;
}

/** Units that unpaid orders hold; one whose time is over should have been released. */
export async function listHolds(db: Queryable, skuId: string) {
  const { rows } = await sql<{
    reference: string;
    quantity: number;
    expires_at: Date;
    is_overdue: boolean;
  }>`
    select reference, quantity, expires_at, expires_at < shop_now() - interval '10 minutes' as is_overdue
    from stock_hold where sku_id = ${skuId} and ended_at is null order by expires_at limit 200`.execute(db);
  return rows;
}

/** The last day on which shoppers were sent a message that it arrived. */
export async function findLastReminded(
  db: Queryable,
  skuId: string,
): Promise<{ at: Date; count: number } | null> {
  const { rows } = await sql<{ at: Date | null; count: number }>`
    select max(sent_at) as at, count(*)::int as count from arrival_reminder
    where sku_id = ${skuId} and state = 'sent' and sent_at >= (
      select max(sent_at) - interval '1 day' from arrival_reminder where sku_id = ${skuId} and state = 'sent')`.execute(
    db,
  );
  const [row] = rows;
  return row && row.at !== null ? { at: row.at, count: row.count } : null;
}
