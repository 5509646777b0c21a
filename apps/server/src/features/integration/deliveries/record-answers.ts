import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { PARK_AFTER, retryDelaySeconds } from '#platform/jobs';
import type { WebhookSender } from '../../../integrations/webhooks/index.ts';
import { notifyOwners } from '../../staff/index.ts';
import type { ClaimedWebhook, DueDelivery } from './sending.queries.ts';

export interface SentDelivery extends DueDelivery {
  answer: Awaited<ReturnType<WebhookSender>>;
}

const LONGEST_PAUSE_SECONDS = 300;
/** From here on the receiver counts as down: one request tries, and pauses grow. */
export const DOWN_AFTER = 3;
/** How long the receiver is left alone after so many failures in a row: 1, 2, 4 … seconds, at most five minutes. */
export const pauseAfter = (failures: number): number =>
  failures < DOWN_AFTER ? 0 : Math.min(LONGEST_PAUSE_SECONDS, 2 ** (failures - DOWN_AFTER));

const PAUSED_NOTE = '连续 3 天没有一次成功，已自动暂停';

/** Stores what came of a round. Returns the failures in a row; null when another process sends by now, or nobody may. */
export async function recordAnswers(
  tx: Tx,
  { id, name, sender }: ClaimedWebhook,
  sent: readonly SentDelivery[],
): Promise<number | null> {
  const { rows } = await sql<{ failures: number }>`
    select failures from webhook where id = ${id} and sender = ${sender} for update`.execute(tx);
  for (const delivery of sent) await recordAnswer(tx, delivery);
  if (!rows[0]) return null;
  const hasSuccess = sent.some(({ answer }) => answer.error === null);
  const failures = hasSuccess ? 0 : rows[0].failures + sent.length;
  const { rows: stored } = await sql<{ is_hopeless: boolean }>`
    update webhook set failures = ${failures},
      failing_since = case when ${failures} = 0 then null else coalesce(failing_since, now()) end,
      resume_at = now() + make_interval(secs => ${pauseAfter(failures)})
    where id = ${id}
    returning state = 'active' and failing_since < now() - interval '3 days' as is_hopeless`.execute(tx);
  if (stored[0]?.is_hopeless) await pauseHopeless(tx, id, name);
  return failures;
}

/** Only what was sent is settled: a delivery whose body was replaced meanwhile stays waiting. */
async function recordAnswer(tx: Tx, { id, event_id, attempts, answer }: SentDelivery): Promise<void> {
  const isReceived = answer.error === null;
  const isLast = attempts + 1 >= PARK_AFTER;
  await sql`
    update webhook_delivery set attempts = attempts + 1, attempted_at = now(), status = ${answer.status},
      milliseconds = ${answer.milliseconds}, error = ${answer.error},
      state = case when ${isReceived} then 'delivered'
        when ${isLast} or created_at < now() - interval '1 day' then 'parked' else 'waiting' end,
      settled_at = case when ${isReceived} or ${isLast} or created_at < now() - interval '1 day' then now() end,
      next_attempt_at = now() + make_interval(secs => ${retryDelaySeconds(attempts + 1)})
    where id = ${id} and event_id = ${event_id} and state = 'waiting'`.execute(tx);
}

async function pauseHopeless(tx: Tx, id: number, name: string): Promise<void> {
  await sql`update webhook set state = 'paused', paused_note = ${PAUSED_NOTE} where id = ${id}`.execute(tx);
  await notifyOwners(tx, `推送「${name}」${PAUSED_NOTE}；期间的记录先存着，恢复后发送`);
}
