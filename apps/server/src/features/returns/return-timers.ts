import { ReturnStatus } from '@huarong/core/returns';
import { DAY_MS, STORE } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import { cancelJob, schedule } from '#platform/jobs';
import type { ReturnRow } from './return-rows.ts';

/** Job kinds of return timers. The return's number is the unique key. */
export const RETURN_TIMERS = {
  /** The application was not reviewed in time. */
  review: 'return-review',
  /** The items were not sent back in time. */
  send: 'return-send',
  /** The received items were not inspected in time. */
  inspect: 'return-inspect',
  /** The statutory seven days are over and the refund is not done. */
  overdue: 'return-overdue',
} as const;
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
  send: ({ send_by }) => send_by!,
  inspect: ({ refund_by }) =>
    new Date(refund_by!.getTime() - (STORE.returns.refundDays - STORE.returns.inspectDays) * DAY_MS),
  overdue: ({ refund_by }) => refund_by!,
};

/** Sets the timers of the current status and cancels all others. */
export async function setTimers(tx: Tx, row: ReturnRow): Promise<void> {
  for (const timer of Object.keys(RETURN_TIMERS) as Timer[]) {
    const job = { kind: RETURN_TIMERS[timer], uniqueKey: row.id };
    if (TIMERS_AT[row.status]?.includes(timer))
      await schedule(tx, { ...job, runAt: dueAt[timer](row), payload: { returnId: row.id } });
    else await cancelJob(tx, job);
  }
}
