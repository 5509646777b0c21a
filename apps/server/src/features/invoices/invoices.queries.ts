import { InvoiceStatus, type InvoiceType } from '@huarong/core/invoices';
import { type ColumnType, type Selectable, sql } from 'kysely';
import type { Owner } from '#platform/context';
import type { JsonOf, Queryable, Tables } from '#platform/database';
import type { StorageKey } from '../../integrations/storage/index.ts';
import type { InvoiceBuyer } from './request/invoice-buyer.ts';

declare module '#platform/database' {
  interface DeclaredColumns {
    invoice: {
      type: InvoiceType;
      next_request: JsonOf<InvoiceBuyer> | null;
      pdf_key: ColumnType<StorageKey, string, string> | null;
      xml_key: ColumnType<StorageKey, string, string> | null;
    };
  }
}

export type InvoiceRow = Selectable<Tables['invoice']>;
export type InvoiceLineRow = Selectable<Tables['invoice_line']>;

/** An invoice of an order of this owner; null for other owners. */
export async function findInvoice(db: Queryable, owner: Owner, id: string): Promise<InvoiceRow | null> {
  const { rows } = await sql<InvoiceRow>`
    select invoice.* from invoice join shop_order on shop_order.id = invoice.order_id
    where invoice.id = ${id} and shop_order.owner = ${owner}`.execute(db);
  return rows[0] ?? null;
}

/** For background work, without an owner check. */
export const findAnyInvoice = async (db: Queryable, id: string): Promise<InvoiceRow | null> =>
  (await db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** As findAnyInvoice, for an invoice that is known to exist. */
export const getInvoice = (db: Queryable, id: string): Promise<InvoiceRow> =>
  db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Blue invoices that are not reversed, at most one per sub-order. */
export const listActiveInvoices = async (db: Queryable, orderIds: readonly string[]): Promise<InvoiceRow[]> =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where((row) => row('order_id', '=', row.fn.any(row.val([...orderIds]))))
    .where('colour', '=', 'blue')
    .where('status', '<>', InvoiceStatus.Reversed)
    .execute();

/** The red invoices that reverse these, issued or pending. */
export const listReversals = async (db: Queryable, ids: readonly string[]): Promise<InvoiceRow[]> =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where((row) => row('reverses_id', '=', row.fn.any(row.val([...ids]))))
    .execute();

export const listInvoiceLines = (db: Queryable, invoiceId: string): Promise<InvoiceLineRow[]> =>
  db.selectFrom('invoice_line').selectAll().where('invoice_id', '=', invoiceId).orderBy('position').execute();

export interface NetPaidRow {
  orderId: string;
  netPaid: number;
  netStored: number;
}
/** Payments of orders less refunds. Late payments do not count. */
export async function listNetPaid(db: Queryable, orderIds: readonly string[]): Promise<NetPaidRow[]> {
  const { rows } = await sql<NetPaidRow>`
    with moved as (
      select tender.order_id, payment.provider, tender.amount_fen
      from payment_order tender join payment on payment.id = tender.payment_id
      where tender.order_id = any(${[...orderIds]}) and tender.is_live and payment.state = 'paid'
      union all
      select refund.order_id, payment.provider, -refund.amount_fen
      from refund join payment on payment.id = refund.payment_id
      where refund.order_id = any(${[...orderIds]}) and refund.reason_key not like 'late:%'
    )
    select order_id as "orderId", sum(amount_fen)::bigint as "netPaid",
      coalesce(sum(amount_fen) filter (where provider = 'stored-card'), 0)::bigint as "netStored"
    from moved group by order_id`.execute(db);
  return rows;
}

export async function listProductKinds(
  db: Queryable,
  productIds: readonly string[],
): Promise<Map<string, Selectable<Tables['product']>['kind']>> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'kind'])
    .where((row) => row('id', '=', row.fn.any(row.val([...productIds]))))
    .execute();
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}
