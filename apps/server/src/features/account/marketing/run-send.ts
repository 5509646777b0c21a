import { readClock } from '#platform/clock';
import { type Database, transaction } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import { scheduleJob } from '#platform/jobs';
import { marketingSendJob } from '../account-jobs.ts';
import { type MessageConfig, sendSlice } from './send-slice.ts';
import { lockRunningSend, recordSlice } from './sends.queries.ts';

/** Well below the lease of a job, after which another worker would begin. */
const LONGEST_RUN_MS = 20_000;

/** Sends a campaign slice by slice, and schedules itself again when many members are left. */
export async function runSend(
  db: Database,
  config: MessageConfig,
  sendId: number,
  longestMs = LONGEST_RUN_MS,
): Promise<void> {
  const end = performance.now() + longestMs;
  while (await sendNextSlice(db, config, sendId)) {
    await failpoint('marketing.slice.after_commit');
    if (performance.now() < end) continue;
    await scheduleJob(db, marketingSendJob, {
      uniqueKey: String(sendId),
      runAt: await readClock(db),
      payload: { sendId },
    });
    return;
  }
}

/** False when nothing is left, or somebody has stopped the send. */
const sendNextSlice = (db: Database, config: MessageConfig, sendId: number): Promise<boolean> =>
  transaction(db, async (tx) => {
    const send = await lockRunningSend(tx, sendId);
    if (!send) return false;
    const { channel, campaign, subject, content: text, last_member_id } = send;
    const slice = await sendSlice(tx, config, { channel, campaign, subject, text }, last_member_id);
    await recordSlice(tx, sendId, slice);
    await failpoint('marketing.slice.before_commit');
    return slice.last !== null;
  });
