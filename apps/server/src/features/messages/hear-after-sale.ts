import type { Database } from '#platform/database';
import type { OutboxEvent, OutboxHandlers } from '#platform/outbox';
import type { Words } from './message.ts';
import { findOrderFacts } from './order-facts.queries.ts';
import { tellMember } from './tell-member.ts';
import { invoiceWords, type MovedInvoice } from './words/invoice-words.ts';
import { type MovedReturn, returnWords } from './words/return-words.ts';

/** Returns and invoices: each step of one is an event of its own. */
export const hearAfterSale = (db: Database): OutboxHandlers => {
  async function tell(event: OutboxEvent, memberId: string | null, words: Words | null, orderId: string) {
    if (!memberId || !words) return;
    const order = await findOrderFacts(db, orderId);
    const key = `${event.topic}:${event.key}`;
    await tellMember(db, { ...words, memberId, key, type: 1, skuId: order?.skuId ?? null });
  }
  return {
    'return-moved'(event) {
      const moved = event.payload as unknown as MovedReturn;
      return tell(event, moved.memberId, returnWords(moved), moved.orderId);
    },
    'invoice-moved'(event) {
      const moved = event.payload as unknown as MovedInvoice;
      return tell(event, moved.memberId, invoiceWords(moved), moved.orderId);
    },
  };
};
