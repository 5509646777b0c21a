import { pacedUntil, sliceLimit } from '@huarong/core/messages';
import { readClock } from '#platform/clock';
import { type Database, type Tx, transaction } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import { type JobHandlers, onJob } from '#platform/jobs';
import { countReach } from '../audience/audience.queries.ts';
import { marketingSendJob } from '../broadcast-jobs.ts';
import { beginSlice } from './begin-slice.ts';
import { scheduleSend } from './schedule-send.ts';
import { sendBroadcastSlice } from './send-broadcast-slice.ts';
import { type MessageConfig, SLICE, type Slice, sendSlice } from './send-slice.ts';
import { endSend, lockRunningSend, type RunningSend, recordSlice } from './sends.queries.ts';

/** Well below the lease of a job, after which another worker would begin. */
const LONGEST_RUN_MS = 20_000;

export const broadcastJobs = (db: Database, config: MessageConfig): JobHandlers =>
  onJob(marketingSendJob, ({ payload }) => runSend(db, config, payload.sendId));

/** Sends slice by slice, and schedules itself again when many members are left. */
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
    await scheduleSend(db, sendId, await readClock(db));
    return;
  }
}

/** False when nothing is left now: it is stopped, paused or over, it is night, the speed is reached, or everybody was asked. */
const sendNextSlice = (db: Database, config: MessageConfig, sendId: number): Promise<boolean> =>
  transaction(db, async (tx) => {
    const send = await lockRunningSend(tx, sendId);
    if (!send) return false;
    const quietUntil = await beginSlice(tx, send.channel);
    const now = await readClock(tx);
    const { paced_at: pacedAt, per_minute: perMinute, end_at: endAt } = send;
    if (endAt !== null && endAt <= now) {
      await endSend(tx, sendId, await countUnsent(tx, send));
      return false;
    }
    const wait = quietUntil ?? (pacedAt !== null && pacedAt > now ? pacedAt : null);
    if (wait !== null) {
      await scheduleSend(tx, sendId, endAt !== null && endAt < wait ? endAt : wait);
      return false;
    }
    const slice = await sliceOf(tx, config, send);
    await recordSlice(tx, sendId, slice, pacedUntil({ pacedAt, now, sent: slice.sent, perMinute }));
    await failpoint('marketing.slice.before_commit');
    return slice.last !== null;
  });

/** Who would still have got it. */
const countUnsent = async (tx: Tx, { audience, channel, campaign, last_member_id: after }: RunningSend) =>
  (await countReach(tx, { audience: audience ?? {}, channel, campaign, after })).reached;

function sliceOf(tx: Tx, config: MessageConfig, send: RunningSend): Promise<Slice> {
  const { channel, campaign, subject, content: text, audience, link } = send;
  const place = { after: send.last_member_id, limit: sliceLimit(send.per_minute, SLICE) };
  if (audience !== null)
    return sendBroadcastSlice(tx, config, { channel, campaign, subject, text, link, audience }, place);
  if (channel === 'message') throw new Error(`send ${campaign} has no audience`);
  return sendSlice(tx, config, { channel, campaign, subject, text }, place);
}
