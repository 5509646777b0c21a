import { maskName } from '@huarong/core/identity';
import { INVOICE_STATUS_TEXTS, InvoiceStatus } from '@huarong/core/invoices';
import type { InvoiceRow } from '../invoices.queries.ts';

/** The name of a person is masked; that of a company is public. */
export const maskTitle = ({ title, title_kind }: Pick<InvoiceRow, 'title' | 'title_kind'>): string =>
  title_kind === 'individual' ? maskName(title) : title;

export const statusTextOf = ({ colour, status }: Pick<InvoiceRow, 'colour' | 'status'>): string =>
  colour === 'red' && status !== InvoiceStatus.Issued ? '红字办理中' : INVOICE_STATUS_TEXTS[status];

export const presentForStaff = (
  row: InvoiceRow,
  { taxFen, isLate }: { taxFen: number; isLate: boolean },
) => ({
  invoiceId: row.id,
  number: row.number,
  orderId: row.order_id,
  colour: row.colour,
  titleKind: row.title_kind,
  title: maskTitle(row),
  taxNumber: row.tax_number,
  amountFen: row.amount_fen,
  taxFen,
  status: row.status,
  statusText: statusTextOf(row),
  note: row.fail_reason ?? (isLate ? '超过 10 分钟' : null),
  isLate,
  requestedAt: row.requested_at.toISOString(),
  issuedAt: row.number === null ? null : (row.issued_at?.toISOString() ?? null),
});
