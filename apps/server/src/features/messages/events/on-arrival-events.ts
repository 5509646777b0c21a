import { MessageType } from '@huarong/core/messages';
import type { Database } from '#platform/database';
import { type OutboxHandlers, onEvent } from '#platform/outbox';
import { skuArrived } from '../../reminders/index.ts';
import { notifyMember } from '../notify-member.ts';
import { type MessagingConfig, notifyOnce } from '../notify-once.ts';
import { writeText } from '../texts/automatic-texts.ts';

/** A sku is back in stock: notifies by the requested SMS or email, and members also in their inbox. */
export const arrivalEventHandlers = (db: Database, config: MessagingConfig): OutboxHandlers =>
  onEvent(skuArrived, async (event) => {
    const arrival = event.payload;
    const { memberId, skuId, productId } = arrival;
    const name = `${arrival.productName} ${arrival.skuName}`.trim();
    const link = `/product/${productId}.html?sku=${skuId}`;
    const key = `${event.topic}:${event.key}`;
    if (memberId)
      await notifyMember(db, {
        memberId,
        key,
        type: MessageType.Transaction,
        icon: 'bell',
        // Without a price: the message stays while prices change.
        ...writeText('sku-arrived', { 商品: name }),
        links: [{ text: '去看看', link }],
        skuId,
      });
    const text = `你登记的 ${name} 已到货，打开 ${config.publicUrl}${link} 查看。`;
    if (arrival.mobile)
      await notifyOnce(db, config, `${key}:sms`, {
        kind: 'sms',
        to: arrival.mobile,
        text,
        template: 'arrival',
        params: { goods: name, product: productId },
      });
    if (arrival.email)
      await notifyOnce(db, config, `${key}:mail`, {
        kind: 'email',
        to: arrival.email,
        subject: `到货提醒：${name}`,
        text,
      });
  });
