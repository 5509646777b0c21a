import type { Tx } from '#platform/database';
import { cancelJob, schedule } from '#platform/jobs';

/** Job kinds of order timers. The order's number is the unique key, so scheduling again replaces the timer. */
export const ORDER_TIMERS = {
  /** Closes an unpaid order, deposit or balance after its deadline. */
  close: 'order-close',
  /** Closes a cash order that was not confirmed. */
  unconfirmed: 'order-unconfirmed',
  /** Confirms receipt automatically. */
  receipt: 'order-receipt',
} as const;
type Timer = keyof typeof ORDER_TIMERS;

export const setTimer = (tx: Tx, timer: Timer, id: string, runAt: Date) =>
  schedule(tx, { kind: ORDER_TIMERS[timer], uniqueKey: id, runAt, payload: { id } });

export const stopTimer = (tx: Tx, timer: Timer, id: string) =>
  cancelJob(tx, { kind: ORDER_TIMERS[timer], uniqueKey: id });
