import { browserApi } from '../../../platform/api/index.ts';
import type { OpenOrder } from '../invoices-data.ts';
import { type RequestDraft, toRequest } from './RequestFields/request-draft.ts';

export interface Refused {
  orderId: string;
  reason: string;
}

/** Asks for one after the other: what one order is refused for does not keep the others from their invoices. */
export async function askForAll(orders: readonly OpenOrder[], draft: RequestDraft): Promise<Refused[]> {
  const { invoices } = browserApi({ quiet: true });
  const refused: Refused[] = [];
  for (const { orderId, subOrderId } of orders) {
    const reply = await invoices.issue({ orderId, subOrderId, ...toRequest(draft) });
    if (!reply.ok) refused.push({ orderId, reason: reply.refusal.message });
  }
  return refused;
}
