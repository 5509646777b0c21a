import { type Selectable, sql } from 'kysely';
import type { Owner } from '#platform/context';
import type { Queryable, Tables } from '#platform/database';
import type { InvoiceBuyer } from './request/invoice-buyer.ts';

export type InvoiceRow = Omit<Selectable<Tables['invoice']>, 'type' | 'next_request'> & {
  type: 81 | 82;
  next_request: InvoiceBuyer | null;
};
export type InvoiceLineRow = Selectable<Tables['invoice_line']>;

/** An invoice of this shopper's order; somebody else's is not there. */
export async function findInvoice(db: Queryable, owner: Owner, id: string): Promise<InvoiceRow | null> {
  const { rows } = await sql<InvoiceRow>`
    select invoice.* from invoice join shop_order on shop_order.id = invoice.order_id
    where invoice.id = ${id} and shop_order.owner = ${owner}`.execute(db);
  return rows[0] ?? null;
}

/** For the shop's own work, which acts for nobody. */
export const findAnyInvoice = async (db: Queryable, id: string): Promise<InvoiceRow | null> =>
  ((await db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirst()) as
    | InvoiceRow
    | undefined) ?? null;

/** Blue ones that have not been taken back, at most one a part. */
export const listActiveInvoices = async (db: Queryable, orderIds: readonly string[]): Promise<InvoiceRow[]> =>
  (await db
    .selectFrom('invoice')
    .selectAll()
    .where((row) => row('order_id', '=', row.fn.any(row.val([...orderIds]))))
    .where('colour', '=', 'blue')
    .where('status', '<>', '40')
    .execute()) as InvoiceRow[];

/** The red ones that take these back, finished or on their way. */
export const listReversals = async (db: Queryable, ids: readonly string[]): Promise<InvoiceRow[]> =>
  (await db
    .selectFrom('invoice')
    .selectAll()
    .where((row) => row('reverses_id', '=', row.fn.any(row.val([...ids]))))
    .execute()) as InvoiceRow[];

export const listInvoiceLines = (db: Queryable, invoiceId: string): Promise<InvoiceLineRow[]> =>
  db.selectFrom('invoice_line').selectAll().where('invoice_id', '=', invoiceId).orderBy('position').execute();

export interface NetPaidRow {
  orderId: string;
  netPaid: number;
  netStored: number;
}
/** What was paid for orders by every tender, less what went back; money that came too late never was for them. */
export async function listNetPaid(db: Queryable, orderIds: readonly string[]): Promise<NetPaidRow[]> {
  const { rows } = await sql<NetPaidRow>`
    with moved as (
      select part.order_id, payment.provider, part.amount_fen
      from payment_order part join payment on payment.id = part.payment_id
      where part.order_id = any(${[...orderIds]}) and part.is_live and payment.state = 'paid'
      union all
      select refund.order_id, payment.provider, -refund.amount_fen
      from refund join payment on payment.id = refund.payment_id
      where refund.order_id = any(${[...orderIds]}) and refund.reason_key not like 'late:%'
    )
    select order_id as "orderId", sum(amount_fen)::bigint as kept,
      coalesce(sum(amount_fen) filter (where provider = 'stored-card'), 0)::bigint as "keptStored"
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
