import type { Tx } from '#platform/database';
import { cancelJob, schedule } from '#platform/jobs';

/** What an order does by itself. Each waits under the order's own number, so moving one replaces it. */
export const ORDER_TIMERS = {
  /** An unpaid order, deposit or balance closes when its time is over. */
  close: 'order-close',
  /** A cash order that nobody confirmed. */
  unconfirmed: 'order-unconfirmed',
  /** Goods that were not signed for are taken as received. */
  receipt: 'order-receipt',
} as const;
type Timer = keyof typeof ORDER_TIMERS;

export const setTimer = (tx: Tx, timer: Timer, id: string, runAt: Date) =>
  schedule(tx, { kind: ORDER_TIMERS[timer], uniqueKey: id, runAt, payload: { id } });

export const stopTimer = (tx: Tx, timer: Timer, id: string) =>
  cancelJob(tx, { kind: ORDER_TIMERS[timer], uniqueKey: id });
