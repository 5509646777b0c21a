import { MessageType } from '@huarong/core/messages';
import { orderIdOf } from '@huarong/core/orders';
import type { Database } from '#platform/database';
import { schedule } from '#platform/jobs';
import type { OutboxEvent, OutboxHandlers } from '#platform/outbox';
import type { MessageContent } from '../message.ts';
import { notifyMember } from '../notify-member.ts';
import { type MessagingConfig, notifyOnce } from '../notify-once.ts';
import { findOrderFacts, findParcel, type OrderFacts, pointsOfSubOrder } from '../order-facts.queries.ts';
import {
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

/** Job and event at the moment when the balance of a presale becomes payable. */
export const OPEN_BALANCE = 'balance-opens';
export const BALANCE_OPENED = 'balance-open';

/** Sub-order ids, and event keys made of them, begin with the order id. */

export const orderEventHandlers = (db: Database, config: MessagingConfig): OutboxHandlers => {
  /** Notifies the member who owns the order; a guest has no inbox. */
  async function notifyOwner(
    event: OutboxEvent,
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

  return {
    'order-placed': (event) =>
      notifyOwner(event, event.key, (order) =>
        orderPlacedTemplate(order, (event.payload as { status: number }).status),
      ),

    'order-paid': (event) =>
      notifyOwner(event, orderIdOf(event.key), async (order) => {
        if ((event.payload as { purpose: string }).purpose !== 'deposit') return orderPaidTemplate(order);
        await scheduleBalanceOpening(db, order);
        return depositPaidTemplate(order);
      }),

    [BALANCE_OPENED]: (event) => notifyOwner(event, event.key, balanceOpenTemplate),

    async 'order-shipped'(event) {
      const { orderId } = event.payload as { orderId: string };
      const parcel = await findParcel(db, event.key);
      if (!parcel) return;
      await notifyOwner(event, orderId, () => orderShippedTemplate(orderId, parcel));
      const order = await findOrderFacts(db, orderId);
      if (!order?.guestMobile || order.memberId) return;
      await notifyOnce(db, config, `${event.topic}:${event.key}`, {
        kind: 'sms',
        to: order.guestMobile,
        text: `订单 ${orderId} 已发出，${parcel.carrier} ${parcel.waybillNo ?? ''}。凭订单号与手机号可在 ${config.publicUrl}/guest/order 查询。`,
        template: 'shipped',
        params: { order: orderId, carrier: parcel.carrier, waybill: parcel.waybillNo ?? '—' },
      });
    },

    'order-cancelled': (event) =>
      notifyOwner(event, orderIdOf(event.key), (order) => {
        const { paid, reason = null } = event.payload as { paid?: true; reason?: number | null };
        return paid ? orderCancelledTemplate(order) : orderClosedTemplate(order, reason);
      }),

    'order-refunded': (event) =>
      notifyOwner(event, orderIdOf(event.key), (order) =>
        goodwillRefundTemplate(order, (event.payload as { amountFen: number }).amountFen),
      ),

    'order-done': (event) =>
      notifyOwner(event, orderIdOf(event.key), async (order, memberId) =>
        event.key.endsWith(':refused')
          ? parcelRefusedTemplate(order)
          : orderCompletedTemplate(order, await pointsOfSubOrder(db, memberId, event.key)),
      ),
  };
};

/** Safe to repeat: the job key is unique, and so is the key of its event. */
const scheduleBalanceOpening = (db: Database, { orderId, balanceFrom }: OrderFacts) =>
  schedule(db, {
    kind: OPEN_BALANCE,
    uniqueKey: orderId,
    runAt: balanceFrom!,
    payload: { orderId },
  });
