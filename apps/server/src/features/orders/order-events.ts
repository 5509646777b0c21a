import type { JsonValue, Tx } from '#platform/database';
import type { Log } from '#platform/log';
import { type OutboxHandlers, publish } from '#platform/outbox';

/** Events published in the transaction of the change. */
export const ORDER_EVENTS = [
  'order-placed',
  'order-paid',
  'order-shipped',
  'order-signed',
  'order-cancelled',
  'order-refunded',
  'order-done',
] as const;
type OrderEvent = (typeof ORDER_EVENTS)[number];

/** `key` is the id of the order, sub-order or parcel. */
export const publishOrderEvent = (
  tx: Tx,
  topic: OrderEvent,
  key: string,
  payload: Record<string, JsonValue> = {},
) => publish(tx, { topic, key, payload: { id: key, ...payload } });

/** Logs every order event once. */
export const logOrderEvents = (log: Log): OutboxHandlers =>
  Object.fromEntries(
    ORDER_EVENTS.map((topic) => [topic, async ({ key }) => log.info({ topic, order: key }, 'order event')]),
  );
