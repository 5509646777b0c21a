import { INVOICE_TYPE_TEXTS } from '@huarong/core/invoices';
import { writeCsv, writeCsvRows } from '@huarong/core/orders';
import { fen, shanghaiDate, shanghaiTime, toYuan } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import type { Queryable } from '#platform/database';
import type { InvoiceRow } from '../invoices.queries.ts';
import { monthRange } from './list.queries.ts';
import { maskTitle, statusTextOf } from './present-for-staff.ts';

const PAGE_ROWS = 500;
const HEAD = [
  '发票号码',
  '开具时间',
  '颜色',
  '种类',
  '抬头',
  '税号',
  '不含税',
  '税额',
  '价税合计',
  '状态',
  '订单号',
  '冲红的发票',
];

interface InvoiceExport {
  id: string;
  month: string;
  is_whole: boolean;
}

/** Records who exports which month, with the audit entry, before the file can be downloaded. */
export async function exportMonth({ db, staff }: AdminWriteContext, month: string) {
  const { start, end } = monthRange(month);
  const isWhole = staff.permissions.has('member:unmask');
  const { rows } = await sql<{ id: string; row_count: number }>`
    insert into invoice_export (staff_id, month, is_whole, row_count)
    select ${staff.staffId}, ${`${month}-01`}::date, ${isWhole}, count(*) from invoice
    where number is not null and issued_at >= ${start} and issued_at < ${end}
    returning id, row_count`.execute(db);
  const { id = '', row_count = 0 } = rows[0] ?? {};
  return { exportId: id, path: `/admin/files/invoice-exports/${id}.csv`, rows: row_count };
}

/** An export of this person that was asked for within ten minutes. */
export async function findInvoiceExport(
  db: Queryable,
  id: string,
  staffId: number,
): Promise<InvoiceExport | null> {
  const { rows } = await sql<InvoiceExport>`
    select id, to_char(month, 'YYYY-MM') as month, is_whole from invoice_export
    where id = ${id} and staff_id = ${staffId} and created_at > shop_now() - interval '10 minutes'`.execute(
    db,
  );
  return rows[0] ?? null;
}

interface ExportedInvoice extends InvoiceRow {
  tax_fen: number;
  reversed_number: string | null;
  position: string;
}

/** The file in parts, page by page from the database: its size does not matter to the memory. */
export async function* writeMonth(
  db: Queryable,
  { month, is_whole }: Pick<InvoiceExport, 'month' | 'is_whole'>,
  pageRows = PAGE_ROWS,
): AsyncGenerator<string> {
  yield writeCsv([HEAD]);
  const { start, end } = monthRange(month);
  let after = { position: '-infinity', id: '' };
  for (;;) {
    const { rows } = await sql<ExportedInvoice>`
      select invoice.*, invoice.issued_at::text as position, reversed.number as reversed_number,
        (select sum(tax_fen) from invoice_line where invoice_id = invoice.id)::bigint as tax_fen
      from invoice left join invoice reversed on reversed.id = invoice.reverses_id
      where invoice.number is not null and invoice.issued_at >= ${start} and invoice.issued_at < ${end}
        and (invoice.issued_at, invoice.id) > (${after.position}::timestamptz, ${after.id})
      order by invoice.issued_at, invoice.id limit ${pageRows}`.execute(db);
    if (rows.length > 0) yield writeCsvRows(rows.map((row) => cellsOf(row, is_whole)));
    const last = rows.at(-1);
    if (!last || rows.length < pageRows) return;
    after = { position: last.position, id: last.id };
  }
}

const cellsOf = (row: ExportedInvoice, isWhole: boolean): string[] => [
  row.number ?? '',
  row.issued_at ? `${shanghaiDate(row.issued_at)} ${shanghaiTime(row.issued_at)}` : '',
  row.colour === 'blue' ? '蓝字' : '红字',
  INVOICE_TYPE_TEXTS[row.type],
  isWhole ? row.title : maskTitle(row),
  row.tax_number ?? '',
  toYuan(fen(row.amount_fen - row.tax_fen)),
  toYuan(fen(row.tax_fen)),
  toYuan(fen(row.amount_fen)),
  statusTextOf(row),
  row.order_id,
  row.reversed_number ?? '',
];
