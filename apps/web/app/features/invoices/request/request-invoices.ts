import { browserApi } from '../../../platform/api/index.ts';
import type { InvoiceableOrder } from '../invoices-data.ts';
import { type RequestDraft, toInvoiceRequest } from './RequestFields/request-draft.ts';

export interface RefusedOrder {
  orderId: string;
  reason: string;
}

/** Requests the invoices one by one: a refusal for one order does not stop the others. */
export async function requestInvoices(
  orders: readonly InvoiceableOrder[],
  draft: RequestDraft,
): Promise<RefusedOrder[]> {
  const { invoices } = browserApi({ quiet: true });
  const refused: RefusedOrder[] = [];
  for (const { orderId, subOrderId } of orders) {
    const reply = await invoices.issue({ orderId, subOrderId, ...toInvoiceRequest(draft) });
    if (!reply.ok) refused.push({ orderId, reason: reply.refusal.message });
  }
  return refused;
}
