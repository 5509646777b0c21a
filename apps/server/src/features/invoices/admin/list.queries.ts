import { InvoiceStatus } from '@huarong/core/invoices';
import { type RawBuilder, sql } from 'kysely';
import { exactTime, type ListPosition } from '#platform/admin';
import type { Queryable } from '#platform/database';
import type { InvoiceRow } from '../invoices.queries.ts';

/** Literals, as in the condition of the index. */
const FAILED = sql.lit(InvoiceStatus.Failed);
export const UNDER_WAY = sql`(${sql.lit(InvoiceStatus.Requested)}, ${sql.lit(InvoiceStatus.Issuing)})`;

/** An invoice that waits longer than this should be looked at. */
const LATE = sql`shop_now() - interval '10 minutes'`;

interface InvoiceFilter {
  view: 'todo' | 'failed' | 'waiting' | 'blue' | 'red' | 'all';
  month?: string | undefined;
  status?: string | undefined;
  titleKind?: string | undefined;
  q?: string | undefined;
}
interface ListedInvoice extends InvoiceRow {
  tax_fen: number;
  is_late: boolean;
  position: string;
}
interface Page {
  size: number;
  after?: ListPosition | undefined;
  before?: ListPosition | undefined;
}

/** Invoices, newest request first. */
export async function listInvoicesForStaff(
  db: Queryable,
  filter: InvoiceFilter,
  { size, after, before }: Page,
): Promise<ListedInvoice[]> {
  const from = after ?? before;
  const direction = before === undefined ? sql`desc` : sql`asc`;
  const beyond = before === undefined ? sql`<` : sql`>`;
  const { rows } = await sql<ListedInvoice>`
    select page.*, (page.status in ${UNDER_WAY} and page.requested_at < clock.late) as is_late,
      ${exactTime(sql`page.requested_at`)} as position,
      (select sum(tax_fen) from invoice_line where invoice_id = page.id)::bigint as tax_fen
    from (select ${LATE} as late offset 0) clock cross join lateral (
      select invoice.* from invoice where ${conditionOf(filter)}
        ${from === undefined ? sql`` : sql`and (invoice.requested_at, invoice.id) ${beyond} (${from.at}::timestamptz, ${from.id})`}
      order by invoice.requested_at ${direction}, invoice.id ${direction} limit ${size}) page
    order by page.requested_at desc, page.id desc`.execute(db);
  return rows;
}

/** The oldest failed ones; in the order of their orders, so that two people who retry lock them in the same sequence. */
export async function listFailedInvoices(db: Queryable, size: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, order_id from invoice where status = ${FAILED} order by requested_at, id limit ${size}) oldest
    order by order_id, id`.execute(db);
  return rows;
}

export async function countInvoices(db: Queryable, filter: InvoiceFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from (select ${LATE} as late offset 0) clock cross join invoice
      where ${conditionOf(filter)} limit 10001) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The first moment of a month in Shanghai, and of the next. */
export const monthRange = (month: string) => ({
  start: sql`${`${month}-01`}::date::timestamp at time zone 'Asia/Shanghai'`,
  end: sql`(${`${month}-01`}::date + interval '1 month') at time zone 'Asia/Shanghai'`,
});

function conditionOf({ view, month, status, titleKind, q }: InvoiceFilter): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [];
  // A number is searched for in every view.
  if (q !== undefined)
    conditions.push(
      sql`(invoice.number = ${q} or invoice.order_id = split_part(${q}, '-', 1) or invoice.id = ${q})`,
    );
  else conditions.push(VIEWS[view]);
  if (month !== undefined) {
    const { start, end } = monthRange(month);
    conditions.push(sql`invoice.requested_at >= ${start} and invoice.requested_at < ${end}`);
  }
  if (status !== undefined) conditions.push(sql`invoice.status = ${status}`);
  if (titleKind !== undefined) conditions.push(sql`invoice.title_kind = ${titleKind}`);
  return sql`(${sql.join(conditions, sql` and `)})`;
}

const VIEWS: Readonly<Record<InvoiceFilter['view'], RawBuilder<unknown>>> = {
  todo: sql`((invoice.status in ${UNDER_WAY} or invoice.status = ${FAILED}) and (invoice.status = ${FAILED} or invoice.colour = 'red'
    or invoice.requested_at < clock.late))`,
  failed: sql`invoice.status = ${FAILED}`,
  waiting: sql`invoice.status in ${UNDER_WAY}`,
  blue: sql`(invoice.colour = 'blue' and invoice.number is not null)`,
  red: sql`invoice.colour = 'red'`,
  all: sql`true`,
};
