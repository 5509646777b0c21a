import type { Database } from '#platform/database';
import { schedule } from '#platform/jobs';
import type { OutboxEvent, OutboxHandlers } from '#platform/outbox';
import type { Words } from './message.ts';
import { notifyOnce, type Post } from './notify-once.ts';
import { findOrderFacts, findParcel, type OrderFacts, pointsOfPart } from './order-facts.queries.ts';
import { tellMember } from './tell-member.ts';
import {
  balanceOpenWords,
  closedWords,
  depositPaidWords,
  doneWords,
  givenBackWords,
  paidWords,
  placedWords,
  refundedWords,
  refusedWords,
  shippedWords,
} from './words/order-words.ts';

/** The moment when the balance of a presale can be paid; told when it has come. */
export const BALANCE_OPENS = 'balance-opens';
export const BALANCE_OPEN = 'balance-open';

/** Numbers of parts begin with their order's, and so do the keys made of them. */
const orderOf = (key: string) => key.slice(0, 18);

export const hearOrders = (db: Database, post: Post): OutboxHandlers => {
  /** Tells the member who owns the order; a guest has no box. */
  async function tellOwner(
    event: OutboxEvent,
    orderId: string,
    wordsOf: (order: OrderFacts, memberId: string) => Words | null | Promise<Words | null>,
  ): Promise<void> {
    const order = await findOrderFacts(db, orderId);
    if (!order?.memberId) return;
    const words = await wordsOf(order, order.memberId);
    if (!words) return;
    const key = `${event.topic}:${event.key}`;
    await tellMember(db, { ...words, memberId: order.memberId, key, type: 1, skuId: order.skuId });
  }

  return {
    'order-placed': (event) =>
      tellOwner(event, event.key, (order) =>
        placedWords(order, (event.payload as { status: number }).status),
      ),

    'order-paid': (event) =>
      tellOwner(event, orderOf(event.key), async (order) => {
        if ((event.payload as { purpose: string }).purpose !== 'deposit') return paidWords(order);
        await planBalance(db, order);
        return depositPaidWords(order);
      }),

    [BALANCE_OPEN]: (event) => tellOwner(event, event.key, balanceOpenWords),

    async 'order-shipped'(event) {
      const { orderId } = event.payload as { orderId: string };
      const parcel = await findParcel(db, event.key);
      if (!parcel) return;
      await tellOwner(event, orderId, () => shippedWords(orderId, parcel));
      const order = await findOrderFacts(db, orderId);
      if (!order?.guestMobile || order.memberId) return;
      await notifyOnce(db, post, `${event.topic}:${event.key}`, {
        kind: 'sms',
        to: order.guestMobile,
        text: `订单 ${orderId} 已发出，${parcel.carrier} ${parcel.waybillNo ?? ''}。凭订单号与手机号可在 ${post.publicUrl}/guest/order 查询。`,
        template: 'shipped',
        params: { order: orderId, carrier: parcel.carrier, waybill: parcel.waybillNo ?? '—' },
      });
    },

    'order-cancelled': (event) =>
      tellOwner(event, orderOf(event.key), (order) => {
        const { paid, reason = null } = event.payload as { paid?: true; reason?: number | null };
        return paid ? refundedWords(order) : closedWords(order, reason);
      }),

    'order-refunded': (event) =>
      tellOwner(event, orderOf(event.key), (order) =>
        givenBackWords(order, (event.payload as { amountFen: number }).amountFen),
      ),

    'order-done': (event) =>
      tellOwner(event, orderOf(event.key), async (order, memberId) =>
        event.key.endsWith(':refused')
          ? refusedWords(order)
          : doneWords(order, await pointsOfPart(db, memberId, event.key)),
      ),
  };
};

/** Planned again when the event is heard again: a job waits once under its key, and its own news goes out once. */
const planBalance = (db: Database, { orderId, balanceFrom }: OrderFacts) =>
  schedule(db, {
    kind: BALANCE_OPENS,
    uniqueKey: orderId,
    runAt: balanceFrom!,
    payload: { orderId },
  });
