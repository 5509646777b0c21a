import { MessageType } from '@huarong/core/messages';
import type { Database } from '#platform/database';
import { combineHandlers, type OutboxEvent, type OutboxHandlers, onEvent } from '#platform/outbox';
import { invoiceMoved } from '../../invoices/index.ts';
import { findAnyReturn, returnMoved } from '../../returns/index.ts';
import { readSetting } from '../../settings/index.ts';
import type { MessageContent } from '../message.ts';
import { notifyMember } from '../notify-member.ts';
import { findOrderFacts } from '../order-facts.queries.ts';
import { invoiceTemplate } from '../templates/invoice-templates.ts';
import { returnTemplate } from '../templates/return-templates.ts';

/** Notifies about each status of returns and invoices. */
export const returnAndInvoiceEventHandlers = (db: Database): OutboxHandlers => {
  async function notify(
    event: Pick<OutboxEvent, 'topic' | 'key'>,
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
  return combineHandlers(
    onEvent(returnMoved, async (event) => {
      const { memberId, orderId, returnId } = event.payload;
      const applied = await findAnyReturn(db, returnId);
      const { sendDays } = await readSetting(db, 'returns', applied?.created_at ?? null);
      return notify(event, memberId, returnTemplate({ ...event.payload, sendDays }), orderId);
    }),
    onEvent(invoiceMoved, (event) => {
      const { memberId, orderId } = event.payload;
      return notify(event, memberId, invoiceTemplate(event.payload), orderId);
    }),
  );
};
