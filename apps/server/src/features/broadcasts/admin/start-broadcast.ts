import {
  BROADCAST_CHANNELS,
  type BroadcastText,
  broadcastProblem,
  chargedPerMember,
} from '@huarong/core/messages';
import { accept, refuse, shanghaiDayTime } from '@huarong/core/shared';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Queryable, Tx } from '#platform/database';
import { defineApproval, requestApproval } from '../../approvals/index.ts';
import { readSetting } from '../../settings/index.ts';
import { countReach } from '../audience/audience.queries.ts';
import { scheduleSend } from '../sending/schedule-send.ts';
import {
  type ChannelRow,
  findBroadcast,
  type LockedBroadcast,
  listChannels,
  lockBroadcast,
} from './broadcasts.queries.ts';
import { dateOf, isOver, type SendTimes, timesProblem } from './send-times.ts';
import { channelProblem, signNameOf } from './start-send.ts';

const payload = z.object({
  broadcastId: z.int(),
  version: z.int(),
  members: z.int(),
  texts: z.int(),
  sendAt: z.iso.datetime({ offset: true }).nullable(),
  /** Requests of earlier releases have no end. */
  endAt: z.iso.datetime({ offset: true }).nullable().default(null),
  /** Of each channel; requests of earlier releases have one channel and not this. */
  reach: z.array(z.object({ channel: z.enum(BROADCAST_CHANNELS), members: z.int() })).default([]),
});
const CHANNEL_NAMES = { message: '站内消息', sms: '短信', email: '邮件' } as const;
const timeText = (sendAt: string | null) =>
  sendAt === null ? '批准后马上' : shanghaiDayTime(new Date(sendAt));

/** More texts than one person may send. */
export const broadcastApproval = defineApproval<z.output<typeof payload>>({
  kind: 'broadcast',
  label: '群发短信',
  permission: 'exposure:approve',
  payload,
  async describe(db, { broadcastId, members, texts, sendAt, endAt, reach }) {
    const channels = await listChannels(db, broadcastId);
    const [row] = channels;
    const { smsFen } = await readSetting(db, 'broadcasts');
    const reached = reach.map((each) => `${CHANNEL_NAMES[each.channel]} ${each.members} 位`).join('，');
    return [
      { label: '名称', value: row?.name ?? '' },
      { label: '发给', value: row?.audience_text ?? '' },
      ...channels.map(({ channel, content }) => ({ label: CHANNEL_NAMES[channel], value: content })),
      { label: '能收到', value: `${reached || `${members} 位会员`}，短信至多 ${texts} 条` },
      { label: '速度', value: `每个渠道每分钟 ${row?.per_minute ?? 0} 条` },
      { label: '费用', value: `至多 ¥${((texts * smsFen) / 100).toFixed(2)}` },
      { label: '时间', value: timeText(sendAt) },
      ...(endAt === null
        ? []
        : [{ label: '最晚到', value: `${shanghaiDayTime(new Date(endAt))}，没发完的不再发` }]),
    ];
  },
  async check(db, { broadcastId, version, members, endAt }) {
    const row = await findBroadcast(db, broadcastId);
    const isSame = row?.state === 'waiting' && row.version === version;
    const reach = await countReaches(db, await listChannels(db, broadcastId));
    const now = totalOf(reach);
    return [
      { label: '提交后没有改过', isOk: isSame, detail: isSame ? '可以发送' : '已经改过或处理过' },
      { label: '会员没有变多', isOk: now <= members, detail: `现在能收到的有 ${now} 位` },
      ...(endAt === null
        ? []
        : [{ label: '还在最晚的时间之前', isOk: !(await isOver(db, endAt)), detail: timeText(endAt) }]),
    ];
  },
  async execute(context, { broadcastId, version, members, sendAt, endAt }) {
    const { db, config } = context;
    const row = await lockBroadcast(db, broadcastId);
    if (row?.state !== 'waiting' || row.version !== version) return refuse({ code: 'broadcast-not-running' });
    if (await isOver(db, endAt)) return refuse({ code: 'broadcast-not-running' });
    const checked = await checkBroadcast({ db, config }, row, members);
    if (!checked.ok) return { ...checked, refusal: { code: checked.refusal.code } };
    await startBroadcast(db, checked.value.reach, { sendAt, endAt });
    return accept({
      message: `${sendAt === null ? '开始发给' : '到时发给'} ${checked.value.members} 位会员`,
    });
  },
});

interface SendRequest extends SendTimes {
  broadcastId: string;
  version: number;
  expected: number;
  reason: string;
}
/** Starts a broadcast or gives it a time; many texts wait for a second person. */
export async function requestBroadcast(
  context: AdminWriteContext,
  { broadcastId, version, sendAt, endAt, expected, reason }: SendRequest,
) {
  const { db, config } = context;
  const row = await lockBroadcast(db, Number(broadcastId));
  if (!row) return refuse({ code: 'broadcast-not-found' as const });
  if (row.state !== 'draft') return refuse({ code: 'broadcast-not-draft' as const });
  if (row.version !== version) return refuse({ code: 'broadcast-changed' as const });
  const late = await timesProblem(db, row.id, { sendAt, endAt });
  if (late !== null) return refuse({ code: 'broadcast-refused' as const, reason: late });
  const checked = await checkBroadcast({ db, config }, row, expected);
  if (!checked.ok) return checked;
  const { members, texts, reach } = checked.value;
  if (texts <= (await readSetting(db, 'second-person')).texts) {
    await startBroadcast(db, reach, { sendAt, endAt });
    return accept({ state: 'done' as const, result: { members } });
  }
  const next = row.version + 1;
  const { smsFen } = await readSetting(db, 'broadcasts');
  await db
    .updateTable('marketing_send')
    .set({
      state: 'waiting',
      expected: reach[0]?.members ?? 0,
      version: next,
      send_at: dateOf(sendAt),
      end_at: dateOf(endAt),
    })
    .where('id', '=', row.id)
    .execute();
  return accept(
    await requestApproval(context, broadcastApproval, {
      subject: { kind: 'marketing-send', id: broadcastId },
      title: `群发短信 ${row.name}，${members} 位会员`,
      amountFen: texts * smsFen,
      payload: {
        ...{ broadcastId: row.id, version: next, members, texts, sendAt, endAt },
        reach: reach.map(({ channel, members: count }) => ({ channel, members: count })),
      },
      reason,
    }),
  );
}

type Reached = Pick<ChannelRow, 'id' | 'channel'> & { members: number };
const totalOf = (reach: readonly Reached[]): number => reach.reduce((sum, { members }) => sum + members, 0);

async function countReaches(db: Queryable, channels: readonly ChannelRow[]): Promise<Reached[]> {
  const reach = [];
  for (const { id, channel, campaign, audience } of channels)
    reach.push({
      ...{ id, channel },
      members: (await countReach(db, { audience: audience ?? {}, channel, campaign })).reached,
    });
  return reach;
}

/** What decides whether it may start, read again with every attempt. */
async function checkBroadcast(
  { db, config }: { db: Queryable; config: Config },
  { id }: LockedBroadcast,
  expected: number,
) {
  const channels = await listChannels(db, id);
  const textOf = ({ channel, subject, content }: ChannelRow): BroadcastText => ({
    ...{ channel, subject, text: content },
  });
  for (const row of channels) {
    const unavailable = channelProblem(config, row.channel);
    if (unavailable !== null) return refuse({ code: 'marketing-unavailable' as const, reason: unavailable });
    const problem = broadcastProblem(textOf(row), row.audience?.unusedOfferId !== undefined);
    if (problem !== null) return refuse({ code: 'broadcast-refused' as const, reason: problem });
  }
  const reach = await countReaches(db, channels);
  const members = totalOf(reach);
  if (members === 0) return refuse({ code: 'broadcast-nobody' as const });
  // Fewer is fine: somebody has opted out meanwhile. More was not confirmed.
  if (members > expected) return refuse({ code: 'broadcast-more-members' as const, count: members });
  const texts = channels.map(
    (row, at) => (reach[at]?.members ?? 0) * chargedPerMember(textOf(row), signNameOf(config)),
  );
  return accept({ members, reach, texts: texts.reduce((sum, each) => sum + each, 0) });
}

/** Each channel has its own job: the night of one does not delay another. */
async function startBroadcast(
  db: Tx,
  reach: readonly Reached[],
  { sendAt, endAt }: SendTimes,
): Promise<void> {
  const runAt = sendAt === null ? await readClock(db) : new Date(sendAt);
  for (const { id, members } of reach) {
    await db
      .updateTable('marketing_send')
      .set((row) => ({
        state: sendAt === null ? 'sending' : 'scheduled',
        expected: members,
        send_at: runAt,
        end_at: dateOf(endAt),
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    await scheduleSend(db, id, runAt);
  }
}
