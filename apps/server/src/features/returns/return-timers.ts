import { ReturnStatus } from '@huarong/core/returns';
import type { SettingValues } from '@huarong/core/settings';
import { DAY_MS, keysOf } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { getColumn, type Tx } from '#platform/database';
import { cancelJob, scheduleJob } from '#platform/jobs';
import { readSetting } from '../settings/index.ts';
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
const dueAt: Record<Timer, (row: ReturnRow, rules: SettingValues<'returns'>) => Date> = {
  review: ({ created_at }, { reviewHours }) => new Date(created_at.getTime() + reviewHours * HOUR_MS),
  send: (row) => getColumn(row, 'send_by'),
  inspect: (row, { refundDays, inspectDays }) =>
    new Date(getColumn(row, 'refund_by').getTime() - (refundDays - inspectDays) * DAY_MS),
  overdue: (row) => getColumn(row, 'refund_by'),
};

/** Sets the timers of the current status and cancels all others. */
export async function setTimers(tx: Tx, row: ReturnRow): Promise<void> {
  const rules = await readSetting(tx, 'returns', row.created_at);
  for (const timer of keysOf(RETURN_TIMERS)) {
    if (TIMERS_AT[row.status]?.includes(timer))
      await scheduleJob(tx, RETURN_TIMERS[timer], {
        uniqueKey: row.id,
        runAt: dueAt[timer](row, rules),
        payload: { returnId: row.id },
      });
    else await cancelJob(tx, RETURN_TIMERS[timer], row.id);
  }
}

/** Until when a return that has arrived now is refunded, by the rules under which it was applied for. */
export async function refundDeadline(tx: Tx, { created_at }: Pick<ReturnRow, 'created_at'>): Promise<Date> {
  const { refundDays } = await readSetting(tx, 'returns', created_at);
  return new Date((await readClock(tx)).getTime() + refundDays * DAY_MS);
}
