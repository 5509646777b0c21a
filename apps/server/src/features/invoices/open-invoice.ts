import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import type { LoadedOrder } from '../orders/index.ts';
import { draftInvoices } from './draft-invoice.ts';
import type { InvoiceBuyer } from './invoice-buyer.ts';
import { findAnyInvoice, listLive } from './invoices.queries.ts';
import { moveInvoice, planIssue, tellMove } from './move-invoice.ts';
import { insertInvoice, rewriteInvoice } from './write-invoice.ts';

interface Opening {
  subOrderId: string;
  buyer: InvoiceBuyer;
  cause: string;
}
type CannotOpen = { code: 'invoice-exists' | 'invoice-nothing-paid' };

/**
 * Asks for the invoice of one part, or again for one that failed. Whoever calls holds the order's row: two requests at
 * once make one invoice, and the table would refuse a second.
 */
export async function openInvoice(
  tx: Tx,
  loaded: LoadedOrder,
  { subOrderId, buyer, cause }: Opening,
): Promise<Result<string, CannotOpen>> {
  const live = (await listLive(tx, [loaded.order.id])).find((row) => row.sub_order_id === subOrderId);
  if (live && live.status !== '50') return refuse({ code: 'invoice-exists' });
  const draft = (await draftInvoices(tx, [loaded])).get(subOrderId);
  if (!draft || draft.lines.length === 0) return refuse({ code: 'invoice-nothing-paid' });
  const written = { lines: draft.lines, storedFen: draft.stored };
  if (live) {
    await rewriteInvoice(tx, live, written, buyer);
    await moveInvoice(tx, live.id, '50', '10', { fail_reason: null, issued_at: null });
    await planIssue(tx, live.id);
    return accept(live.id);
  }
  const id = await insertInvoice(tx, {
    ...{ orderId: loaded.order.id, subOrderId, buyer, cause },
    ...written,
  });
  await tellMove(tx, (await findAnyInvoice(tx, id))!);
  await planIssue(tx, id);
  return accept(id);
}
