import type { Tx } from '#platform/database';
import { cancelJob, scheduleJob } from '#platform/jobs';
import { ORDER_TIMERS } from './order-jobs.ts';

type Timer = keyof typeof ORDER_TIMERS;

export const setTimer = (tx: Tx, timer: Timer, id: string, runAt: Date) =>
  scheduleJob(tx, ORDER_TIMERS[timer], { uniqueKey: id, runAt, payload: { id } });

export const stopTimer = (tx: Tx, timer: Timer, id: string) => cancelJob(tx, ORDER_TIMERS[timer], id);
