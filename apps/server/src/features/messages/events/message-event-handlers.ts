import { MessageType } from '@huarong/core/messages';
import type { Database } from '#platform/database';
import { combineHandlers, type OutboxHandlers } from '#platform/outbox';
import { FAVOURITE_CHEAPER } from '../../favourites/index.ts';
import { NEW_DEVICE, type NewDevice } from '../../identity/index.ts';
import { notifyMember } from '../notify-member.ts';
import type { MessagingConfig } from '../notify-once.ts';
import { type CheaperFavourite, favouriteCheaperTemplate } from '../templates/favourite-templates.ts';
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
const favouriteEventHandlers = (db: Database): OutboxHandlers => ({
  async [FAVOURITE_CHEAPER]({ topic, key, payload }) {
    const cheaper = payload as unknown as CheaperFavourite & { memberId: string };
    const { memberId, skuId } = cheaper;
    await notifyMember(db, {
      memberId,
      key: `${topic}:${key}`,
      type: MessageType.Promotion,
      skuId,
      ...favouriteCheaperTemplate(cheaper),
    });
  },
});

/** A sign-in from a new device. Type 1: sent whatever the member has switched off. */
const signInEventHandlers = (db: Database): OutboxHandlers => ({
  async [NEW_DEVICE]({ topic, key, payload }) {
    const { memberId, ...device } = payload as unknown as NewDevice;
    await notifyMember(db, {
      memberId,
      key: `${topic}:${key}`,
      type: MessageType.Transaction,
      ...newDeviceTemplate(device),
    });
  },
});
