import { MessageType } from '@huarong/core/messages';
import type { Database } from '#platform/database';
import type { OutboxEvent, OutboxHandlers } from '#platform/outbox';
import type { MessageContent } from '../message.ts';
import { notifyMember } from '../notify-member.ts';
import { findOrderFacts } from '../order-facts.queries.ts';
import { type InvoiceMove, invoiceTemplate } from '../templates/invoice-templates.ts';
import { type ReturnMove, returnTemplate } from '../templates/return-templates.ts';

/** Notifies about each status of returns and invoices. */
export const returnAndInvoiceEventHandlers = (db: Database): OutboxHandlers => {
  async function notify(
    event: OutboxEvent,
    memberId: string | null,
    content: MessageContent | null,
    orderId: string,
  ) {
    if (!memberId || !content) return;
    const order = await findOrderFacts(db, orderId);
    const key = `${event.topic}:${event.key}`;
    await notifyMember(db, {
      ...content,
      memberId,
      key,
      type: MessageType.Transaction,
      skuId: order?.skuId ?? null,
    });
  }
  return {
    'return-moved'(event) {
      const change = event.payload as unknown as ReturnMove;
      return notify(event, change.memberId, returnTemplate(change), change.orderId);
    },
    'invoice-moved'(event) {
      const change = event.payload as unknown as InvoiceMove;
      return notify(event, change.memberId, invoiceTemplate(change), change.orderId);
    },
  };
};
