import { ReturnStatus } from '@huarong/core/returns';
import { DAY_MS, keysOf, STORE } from '@huarong/core/shared';
import { getColumn, type Tx } from '#platform/database';
import { cancelJob, scheduleJob } from '#platform/jobs';
import { RETURN_TIMERS } from './return-jobs.ts';
import type { ReturnRow } from './return-rows.ts';

type Timer = keyof typeof RETURN_TIMERS;

const HOUR_MS = 3_600_000;
const TIMERS_AT: Partial<Record<ReturnStatus, readonly Timer[]>> = {
  [ReturnStatus.AwaitingReview]: ['review'],
  [ReturnStatus.AwaitingShipment]: ['send'],
  [ReturnStatus.Inspecting]: ['inspect', 'overdue'],
  [ReturnStatus.Refunding]: ['overdue'],
  [ReturnStatus.RefundFailed]: ['overdue'],
};
const dueAt: Record<Timer, (row: ReturnRow) => Date> = {
  review: ({ created_at }) => new Date(created_at.getTime() + STORE.returns.reviewHours * HOUR_MS),
  send: (row) => getColumn(row, 'send_by'),
  inspect: (row) =>
    new Date(
      getColumn(row, 'refund_by').getTime() - (STORE.returns.refundDays - STORE.returns.inspectDays) * DAY_MS,
    ),
  overdue: (row) => getColumn(row, 'refund_by'),
};

/** Sets the timers of the current status and cancels all others. */
export async function setTimers(tx: Tx, row: ReturnRow): Promise<void> {
  for (const timer of keysOf(RETURN_TIMERS)) {
    if (TIMERS_AT[row.status]?.includes(timer))
      await scheduleJob(tx, RETURN_TIMERS[timer], {
        uniqueKey: row.id,
        runAt: dueAt[timer](row),
        payload: { returnId: row.id },
      });
    else await cancelJob(tx, RETURN_TIMERS[timer], row.id);
  }
}
