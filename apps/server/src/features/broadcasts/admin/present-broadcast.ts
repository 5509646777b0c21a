import { expectedEnd, type QuietHours, quietUntil } from '@huarong/core/messages';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { readSetting } from '../../settings/index.ts';
import { type BroadcastRow, type ChannelRow, findResult, listChannels } from './broadcasts.queries.ts';

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The time, and the hours of the night that hold. */
interface SendClock {
  now: Date;
  quietHours: QuietHours;
}
export const readSendClock = async (db: Queryable): Promise<SendClock> => ({
  now: await readClock(db),
  quietHours: await readSetting(db, 'broadcasts'),
});

/** The night of a channel that is being sent. */
const waitOf = (
  { state, channel }: Pick<ChannelRow, 'state' | 'channel'>,
  { now, quietHours }: SendClock,
): Date | null => (state === 'sending' && channel !== 'message' ? quietUntil(now, quietHours) : null);

export const presentBroadcast = (row: BroadcastRow, clock: SendClock) => ({
  broadcastId: String(row.id),
  // Sends of earlier releases have no name.
  name: row.name || row.campaign,
  channel: row.channel,
  channels: row.channels,
  subject: row.subject,
  text: row.content,
  audienceText: row.audience_text || '打开这个渠道的全部会员',
  state: row.group_state,
  by: row.staff_name,
  expected: row.all_expected,
  sent: row.all_sent,
  refused: row.all_refused,
  sendAt: isoOf(row.send_at),
  endAt: isoOf(row.end_at),
  createdAt: row.created_at.toISOString(),
  startedAt: isoOf(row.started_at),
  finishedAt: isoOf(row.finished_at),
  waitsUntil: isoOf(waitOf(row, clock)),
});

/** How far each channel is and what came of it. */
export async function presentProgress(db: Queryable, broadcastId: number) {
  const clock = await readSendClock(db);
  const progress = [];
  for (const row of await listChannels(db, broadcastId))
    progress.push({
      channel: row.channel,
      subject: row.subject,
      text: row.content,
      state: row.state,
      expected: row.expected,
      sent: row.sent,
      refused: row.refused,
      waitsUntil: isoOf(waitOf(row, clock)),
      endsAt: isoOf(endOf(row, clock)),
      unsent: row.unsent,
      result: await findResult(db, row),
    });
  return progress;
}

function endOf(
  { state, channel, expected, sent, per_minute, send_at }: ChannelRow,
  { now, quietHours }: SendClock,
): Date | null {
  if (state !== 'sending' && state !== 'scheduled') return null;
  return expectedEnd({
    now: state === 'scheduled' && send_at !== null && send_at > now ? send_at : now,
    messages: Math.max(0, expected - sent),
    perMinute: per_minute,
    quietHours: channel === 'message' ? null : quietHours,
  });
}
