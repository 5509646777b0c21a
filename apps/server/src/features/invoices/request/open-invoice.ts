import { InvoiceStatus } from '@huarong/core/invoices';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import type { LoadedOrder } from '../../orders/index.ts';
import { getInvoice, listActiveInvoices } from '../invoices.queries.ts';
import { moveInvoice, publishInvoiceMove, scheduleIssue } from '../move-invoice.ts';
import { insertInvoice, rewriteInvoice } from '../write-invoice.ts';
import { draftInvoices } from './draft-invoice.ts';
import type { InvoiceBuyer } from './invoice-buyer.ts';

interface NewInvoiceRequest {
  subOrderId: string;
  buyer: InvoiceBuyer;
  cause: string;
}
type OpenRefusal = { code: 'invoice-exists' | 'invoice-nothing-paid' };

/**
 * Requests the invoice of one sub-order, or retries a failed one. The caller has locked the order, so concurrent requests
 * create one invoice; a unique index also prevents a second.
 */
export async function openInvoice(
  tx: Tx,
  loaded: LoadedOrder,
  { subOrderId, buyer, cause }: NewInvoiceRequest,
): Promise<Result<string, OpenRefusal>> {
  const active = (await listActiveInvoices(tx, [loaded.order.id])).find(
    (row) => row.sub_order_id === subOrderId,
  );
  if (active && active.status !== InvoiceStatus.Failed) return refuse({ code: 'invoice-exists' });
  const draft = (await draftInvoices(tx, [loaded])).get(subOrderId);
  if (!draft || draft.lines.length === 0) return refuse({ code: 'invoice-nothing-paid' });
  const content = { lines: draft.lines, storedFen: draft.stored };
  if (active) {
    await rewriteInvoice(tx, active, content, buyer);
    await moveInvoice(tx, active.id, InvoiceStatus.Failed, InvoiceStatus.Requested, {
      fail_reason: null,
      issued_at: null,
    });
    await scheduleIssue(tx, active.id);
    return accept(active.id);
  }
  const id = await insertInvoice(tx, {
    ...{ orderId: loaded.order.id, subOrderId, buyer, cause },
    ...content,
  });
  await publishInvoiceMove(tx, await getInvoice(tx, id));
  await scheduleIssue(tx, id);
  return accept(id);
}
