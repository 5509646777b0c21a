import { MessageType } from '@huarong/core/messages';
import type { Database } from '#platform/database';
import { combineHandlers, type OutboxHandlers, onEvent } from '#platform/outbox';
import { favouriteCheaper } from '../../favourites/index.ts';
import { newDevice } from '../../identity/index.ts';
import { notifyMember } from '../notify-member.ts';
import type { MessagingConfig } from '../notify-once.ts';
import { favouriteCheaperTemplate } from '../templates/favourite-templates.ts';
import { newDeviceTemplate } from '../templates/security-templates.ts';
import { arrivalEventHandlers } from './on-arrival-events.ts';
import { communityEventHandlers } from './on-community-events.ts';
import { couponAndPointsEventHandlers } from './on-coupon-and-points-events.ts';
import { orderEventHandlers } from './on-order-events.ts';
import { returnAndInvoiceEventHandlers } from './on-return-and-invoice-events.ts';

/** Every message starts from an event of another feature. */
export const messageEventHandlers = (db: Database, config: MessagingConfig): OutboxHandlers =>
  combineHandlers(
    orderEventHandlers(db, config),
    returnAndInvoiceEventHandlers(db),
    arrivalEventHandlers(db, config),
    couponAndPointsEventHandlers(db),
    communityEventHandlers(db),
    favouriteEventHandlers(db),
    signInEventHandlers(db),
  );

/** A saved sku is cheaper. It is an offer (type 2), sent only while the member allows offers. */
const favouriteEventHandlers = (db: Database): OutboxHandlers =>
  onEvent(favouriteCheaper, async ({ topic, key, payload }) => {
    const { memberId, skuId } = payload;
    await notifyMember(db, {
      memberId,
      key: `${topic}:${key}`,
      type: MessageType.Promotion,
      skuId,
      ...favouriteCheaperTemplate(payload),
    });
  });

/** A sign-in from a new device. Type 1: sent whatever the member has switched off. */
const signInEventHandlers = (db: Database): OutboxHandlers =>
  onEvent(newDevice, async ({ topic, key, payload: { memberId, ...device } }) => {
    await notifyMember(db, {
      memberId,
      key: `${topic}:${key}`,
      type: MessageType.Transaction,
      ...newDeviceTemplate(device),
    });
  });
