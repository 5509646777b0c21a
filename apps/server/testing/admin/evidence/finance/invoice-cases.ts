import { sql } from 'kysely';
import { createOrder } from '../../../../src/features/orders/admin/testing/create-order.ts';
import { type EvidenceShop, type PrepareCase, REASON } from '../evidence-case.ts';

/** An invoice of a new order in this status, with one line. */
async function createInvoice(shop: EvidenceShop, isFailed: boolean): Promise<string> {
  const { orderId } = await createOrder(shop.db);
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into invoice (id, order_id, sub_order_id, colour, cause, type, title_kind, title, amount_fen, requested_at)
      select gen_random_uuid()::text, sub.order_id, sub.id, 'blue', 'request', 82, 'individual', '林知夏', 11300, now()
      from sub_order sub where sub.order_id = ${orderId} limit 1 returning id),
    line as (
      insert into invoice_line (invoice_id, position, name, specification, quantity, unit_price_fen, net_fen, tax_fen, tax_percent)
      select id, 1, '护手霜', '30ml', 1, 10000, 10000, 1300, 13 from made)
    select id from made`.execute(shop.db);
  const id = rows[0]?.id ?? '';
  await sql`update invoice set status = '20' where id = ${id}`.execute(shop.db);
  if (isFailed)
    await sql`update invoice set status = '50', fail_reason = '税号不符' where id = ${id}`.execute(shop.db);
  else
    await sql`update invoice set status = '30', issued_at = now(),
      number = lpad((random() * 1000000000000)::bigint::text, 20, '1') where id = ${id}`.execute(shop.db);
  return id;
}
const CONSENT = { channel: 'phone', at: '2026-01-01T10:00:00+08:00', reference: '来电 8812' };

export const invoiceCases: Record<string, PrepareCase> = {
  'invoices.export': () => ({ input: { month: '2026-11', reason: REASON }, refused: null }),
  'reports.export': () => ({
    input: { report: 'sales', from: '2026-11-01', to: '2026-11-15', reason: REASON },
    refused: { report: 'sales', from: '2026-11-15', to: '2026-11-01', reason: REASON },
  }),
  'invoices.retry': async (shop) => ({
    input: { invoiceId: await createInvoice(shop, true) },
    refused: { invoiceId: await createInvoice(shop, false) },
  }),
  'invoices.retryFailed': async (shop) => {
    await createInvoice(shop, true);
    return { input: {}, refused: null };
  },
  'invoices.changeTitle': async (shop) => {
    const input = { titleKind: 'individual', title: '林知秋', consent: CONSENT };
    return {
      input: { invoiceId: await createInvoice(shop, false), ...input },
      refused: { invoiceId: 'nothing', ...input },
    };
  },
  'invoices.reverse': async (shop) => ({
    input: { invoiceId: await createInvoice(shop, false), code: 'unwanted', reason: REASON },
    refused: { invoiceId: await createInvoice(shop, true), code: 'wrong', reason: REASON },
  }),
};
