import { MessageType } from '@huarong/core/messages';
import { DAY_MS } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Database, getColumn } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { combineHandlers, type OutboxEvent, type OutboxHandlers, onEvent } from '#platform/outbox';
import type { Message } from '../../../integrations/messages/index.ts';
import {
  orderAddressChanged,
  orderCancelled,
  orderDone,
  orderPaid,
  orderPlaced,
  orderRefunded,
  orderShipped,
} from '../../orders/index.ts';
import { presaleCancelled, presaleDatesChanged, presaleReminded } from '../../promotions/index.ts';
import { readSetting } from '../../settings/index.ts';
import type { MessageContent } from '../message.ts';
import { balanceEnding, balanceOpened } from '../message-events.ts';
import { openBalanceJob, remindBalanceJob } from '../message-jobs.ts';
import { notifyMember } from '../notify-member.ts';
import { type MessagingConfig, notifyOnce } from '../notify-once.ts';
import { findOrderFacts, findParcel, type OrderFacts, pointsOfSubOrder } from '../order-facts.queries.ts';
import {
  addressChangedTemplate,
  balanceEndingTemplate,
  balanceOpenTemplate,
  depositPaidTemplate,
  goodwillRefundTemplate,
  orderCancelledTemplate,
  orderClosedTemplate,
  orderCompletedTemplate,
  orderPaidTemplate,
  orderPlacedTemplate,
  orderShippedTemplate,
  parcelRefusedTemplate,
} from '../templates/order-templates.ts';
import {
  presaleCancelledTemplate,
  presaleDatesTemplate,
  presaleReminderTemplate,
} from '../templates/presale-templates.ts';

export const orderEventHandlers = (db: Database, config: MessagingConfig): OutboxHandlers => {
  /** Notifies the member who owns the order; a guest has no inbox. */
  async function notifyOwner(
    event: Pick<OutboxEvent, 'topic' | 'key'>,
    orderId: string,
    contentOf: (
      order: OrderFacts,
      memberId: string,
    ) => MessageContent | null | Promise<MessageContent | null>,
  ): Promise<void> {
    const order = await findOrderFacts(db, orderId);
    if (!order?.memberId) return;
    const content = await contentOf(order, order.memberId);
    if (!content) return;
    const key = `${event.topic}:${event.key}`;
    await notifyMember(db, {
      ...content,
      memberId: order.memberId,
      key,
      type: MessageType.Transaction,
      skuId: order.skuId,
    });
  }

  /** Sends a guest an SMS; the order of a member, claimed or not, has a message instead. */
  async function notifyGuest(
    event: Pick<OutboxEvent, 'topic' | 'key'>,
    orderId: string,
    sms: Omit<Extract<Message, { kind: 'sms' }>, 'kind' | 'to'>,
  ): Promise<void> {
    const order = await findOrderFacts(db, orderId);
    if (!order?.guestMobile || order.memberId) return;
    await notifyOnce(db, config, `${event.topic}:${event.key}`, {
      ...sms,
      kind: 'sms',
      to: order.guestMobile,
    });
  }

  /** A carrier takes only registered templates, and this one is optional. */
  const notifyGuestOfPresale = async (event: Pick<OutboxEvent, 'topic' | 'key'>, orderId: string) =>
    config.sms?.templateCodes.presale === ''
      ? undefined
      : notifyGuest(event, orderId, {
          text: `预售订单 ${orderId} 有变动，请凭订单号与手机号在 ${config.publicUrl}/guest/order 查看。`,
          template: 'presale',
          params: { order: orderId },
        });

  return combineHandlers(
    onEvent(presaleDatesChanged, async (event) => {
      const { orderId, changeId } = event.payload;
      await moveReminder(db, orderId, changeId);
      await notifyOwner(event, orderId, (order) => presaleDatesTemplate(order, event.payload));
      await notifyGuestOfPresale(event, orderId);
    }),

    onEvent(presaleCancelled, async (event) => {
      await notifyOwner(event, event.payload.orderId, (order) =>
        presaleCancelledTemplate(order, event.payload),
      );
      await notifyGuestOfPresale(event, event.payload.orderId);
    }),

    // Null when it was paid or closed before the message.
    onEvent(presaleReminded, (event) =>
      notifyOwner(event, event.payload.orderId, (order) =>
        order.isWaitingForBalance ? presaleReminderTemplate(order) : null,
      ),
    ),

    onEvent(orderPlaced, (event) =>
      notifyOwner(event, event.payload.orderId, (order) => orderPlacedTemplate(order, event.payload.status)),
    ),

    onEvent(orderPaid, (event) =>
      notifyOwner(event, event.payload.orderId, async (order) => {
        if (event.payload.purpose !== 'deposit') return orderPaidTemplate(order);
        await scheduleBalanceOpening(db, order);
        return depositPaidTemplate(order);
      }),
    ),

    onEvent(balanceOpened, (event) =>
      notifyOwner(event, event.payload.orderId ?? event.key, balanceOpenTemplate),
    ),

    onEvent(balanceEnding, (event) => notifyOwner(event, event.payload.orderId, balanceEndingTemplate)),

    onEvent(orderShipped, async (event) => {
      const { id: parcelId, orderId } = event.payload;
      const parcel = await findParcel(db, parcelId);
      if (!parcel) return;
      await notifyOwner(event, orderId, () => orderShippedTemplate(orderId, parcel));
      await notifyGuest(event, orderId, {
        text: `订单 ${orderId} 已发出，${parcel.carrier} ${parcel.waybillNo ?? ''}。凭订单号与手机号可在 ${config.publicUrl}/guest/order 查询。`,
        template: 'shipped',
        params: { order: orderId, carrier: parcel.carrier, waybill: parcel.waybillNo ?? '—' },
      });
    }),

    onEvent(orderCancelled, (event) =>
      notifyOwner(event, event.payload.orderId, (order) => {
        const { paid, reason = null } = event.payload;
        if (order.isRefundedWithPresale) return null;
        return paid ? orderCancelledTemplate(order) : orderClosedTemplate(order, reason);
      }),
    ),

    onEvent(orderAddressChanged, async (event) => {
      const { orderId, region } = event.payload;
      await notifyOwner(event, orderId, (order) => addressChangedTemplate(order, region));
      // A carrier takes only registered templates, and this one is optional.
      if (config.sms?.templateCodes.address === '') return;
      await notifyGuest(event, orderId, {
        text: `订单 ${orderId} 的收货地址已改为 ${region}。凭订单号与手机号可在 ${config.publicUrl}/guest/order 查询。`,
        template: 'address',
        params: { order: orderId, region },
      });
    }),

    onEvent(orderRefunded, (event) =>
      notifyOwner(event, event.payload.orderId, (order) =>
        goodwillRefundTemplate(order, event.payload.amountFen),
      ),
    ),

    onEvent(orderDone, (event) =>
      notifyOwner(event, event.payload.orderId, async (order, memberId) =>
        event.payload.isRefused
          ? parcelRefusedTemplate(order)
          : orderCompletedTemplate(
              order,
              await pointsOfSubOrder(db, memberId, event.payload.subOrderId),
              (await readSetting(db, 'points')).perYuan,
            ),
      ),
    ),
  );
};

/** Before the balance opens nothing is scheduled: opening it reads the end that holds then. */
async function moveReminder(db: Database, orderId: string, changeId: number): Promise<void> {
  const order = await findOrderFacts(db, orderId);
  if (!order?.isWaitingForBalance) return;
  const now = await readClock(db);
  const runAt = new Date(getColumn(order, 'balanceUntil').getTime() - DAY_MS);
  if (getColumn(order, 'balanceFrom') > now || runAt <= now) return;
  await scheduleJob(db, remindBalanceJob, { uniqueKey: orderId, runAt, payload: { orderId, changeId } });
}

/** Safe to repeat: the job key is unique, and so is the key of its event. */
const scheduleBalanceOpening = (db: Database, order: OrderFacts) =>
  scheduleJob(db, openBalanceJob, {
    uniqueKey: order.orderId,
    runAt: getColumn(order, 'balanceFrom'),
    payload: { orderId: order.orderId },
  });
