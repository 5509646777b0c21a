import type { JsonValue, Tx } from '#platform/database';
import type { Log } from '#platform/log';
import { type OutboxHandlers, publish } from '#platform/outbox';

/** What others hear of an order's life, in the transaction of the change. */
export const ORDER_NEWS = [
  'order-placed',
  'order-paid',
  'order-shipped',
  'order-signed',
  'order-cancelled',
  'order-refunded',
  'order-done',
] as const;
type News = (typeof ORDER_NEWS)[number];

/** `key` is what happened to: an order, a part of it, or a parcel. */
export const tell = (tx: Tx, topic: News, key: string, payload: Record<string, JsonValue> = {}) =>
  publish(tx, { topic, key, payload: { id: key, ...payload } });

/** Every change of an order stands in the log once. */
export const orderNews = (log: Log): OutboxHandlers =>
  Object.fromEntries(
    ORDER_NEWS.map((topic) => [topic, async ({ key }) => log.info({ topic, order: key }, 'order news')]),
  );
