import { OrderStatus, subOrderIdOf } from '@huarong/core/orders';
import { requireValue, STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import { memberOwner } from '#platform/context';
import { statusIn, type Tx } from '#platform/database';
import {
  balanceOpened,
  findOrderFacts,
  findParcel,
  type MessageContent,
  type OrderFacts,
  orderTemplates,
} from '../../messages/index.ts';
import { orderCancelled, orderDone, orderPaid, orderPlaced, orderShipped } from '../../orders/index.ts';

export interface DemoMessage extends MessageContent {
  key: string;
  at: Date;
  skuId: string | null;
}

interface Step {
  orderId: string;
  from: number | null;
  to: number;
  at: Date;
  isLast: boolean;
  parcelId: string | null;
  points: number;
}

/** Messages about the orders of a member, with the templates and keys of real notifications. */
export async function createOrderMessages(tx: Tx, memberId: string): Promise<DemoMessage[]> {
  const messages: DemoMessage[] = [];
  for (const step of await listSteps(tx, memberId)) {
    const order = requireValue(await findOrderFacts(tx, step.orderId), `order ${step.orderId}`);
    const message = await messageOf(tx, step, order);
    if (message)
      messages.push({ ...message.template, key: message.key, at: message.at ?? step.at, skuId: order.skuId });
  }
  return messages;
}

async function messageOf(
  tx: Tx,
  step: Step,
  order: OrderFacts,
): Promise<{ key: string; template: MessageContent; at?: Date } | null> {
  const { orderId, to } = step;
  if (
    to === OrderStatus.AwaitingPayment ||
    to === OrderStatus.AwaitingDeposit ||
    to === OrderStatus.AwaitingConfirmation
  ) {
    const template = step.isLast ? orderTemplates.orderPlacedTemplate(order, to) : null;
    return template && { key: `${orderPlaced.topic}:${orderId}`, template };
  }
  switch (to) {
    case OrderStatus.AwaitingBalance:
      // The deposit was paid days ago; the current message is that the balance can be paid.
      return {
        key: `${balanceOpened.topic}:${orderId}`,
        template: orderTemplates.balanceOpenTemplate(order),
        at: requireValue(order.balanceFrom, 'balanceFrom'),
      };
    case OrderStatus.AwaitingShipment:
      return { key: `${orderPaid.topic}:${orderId}`, template: orderTemplates.orderPaidTemplate(order) };
    case OrderStatus.Shipped: {
      const parcel = step.parcelId === null ? null : await findParcel(tx, step.parcelId);
      return parcel
        ? {
            key: `${orderShipped.topic}:${step.parcelId}`,
            template: orderTemplates.orderShippedTemplate(orderId, parcel),
          }
        : null;
    }
    case OrderStatus.Completed:
      return {
        key: `${orderDone.topic}:${subOrderIdOf(orderId, 1)}`,
        template: orderTemplates.orderCompletedTemplate(order, step.points, STORE.points.perYuan),
      };
    case OrderStatus.Cancelled:
      return {
        key: `${orderCancelled.topic}:${orderId}`,
        template: orderTemplates.orderClosedTemplate(order, 4),
      };
    case OrderStatus.Closed:
      // Other ways to this status are returns, which have their own messages.
      if (step.from !== OrderStatus.Cancelling) return null;
      return {
        key: `${orderCancelled.topic}:${subOrderIdOf(orderId, 1)}`,
        template: orderTemplates.orderCancelledTemplate(order),
      };
    case OrderStatus.Refused:
      return {
        key: `${orderDone.topic}:${orderId}-1:refused`,
        template: orderTemplates.parcelRefusedTemplate(order),
      };
    default:
      return null;
  }
}

const listSteps = async (tx: Tx, memberId: string): Promise<Step[]> =>
  (
    await sql<Step>`
      select shop_order.id as "orderId", change.from_status as "from", change.to_status as "to", change.at, change.to_status = sub_order.status as "isLast",
        (select id from parcel where sub_order_id = sub_order.id order by created_at limit 1) as "parcelId",
        shop_order.points_expected as points
      from order_status_change change
        join sub_order on sub_order.id = change.sub_order_id
        join shop_order on shop_order.id = sub_order.order_id
      where shop_order.owner = ${memberOwner(memberId)} and change.at > shop_now() - interval '100 days'
        and (not ${statusIn('change.to_status', [OrderStatus.AwaitingShipment])} or change.at > shop_now() - interval '7 days')
      order by change.at, change.id`.execute(tx)
  ).rows;
