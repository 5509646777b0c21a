import type { Audience } from '@huarong/contract/admin/broadcasts';
import { TEXTS_WITHOUT_APPROVAL } from '@huarong/core/account';
import { type BroadcastText, broadcastProblem, chargedPerMember } from '@huarong/core/messages';
import { accept, refuse, STORE, shanghaiDayTime } from '@huarong/core/shared';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Queryable, Tx } from '#platform/database';
import { defineApproval, requestApproval } from '../../approvals/index.ts';
import { countReach } from '../audience/audience.queries.ts';
import { scheduleSend } from '../sending/schedule-send.ts';
import { findBroadcast, type LockedBroadcast, lockBroadcast } from './broadcasts.queries.ts';
import { channelProblem, signNameOf } from './start-send.ts';

const DAY_MS = 86_400_000;
const LATEST_DAYS = 90;

const payload = z.object({
  broadcastId: z.int(),
  version: z.int(),
  members: z.int(),
  texts: z.int(),
  sendAt: z.iso.datetime({ offset: true }).nullable(),
});
const timeText = (sendAt: string | null) =>
  sendAt === null ? '批准后马上' : shanghaiDayTime(new Date(sendAt));

/** More texts than one person may send. */
export const broadcastApproval = defineApproval<z.output<typeof payload>>({
  kind: 'broadcast',
  label: '群发短信',
  permission: 'exposure:approve',
  payload,
  async describe(db, { broadcastId, members, texts, sendAt }) {
    const row = await findBroadcast(db, broadcastId);
    return [
      { label: '名称', value: row?.name ?? '' },
      { label: '发给', value: row?.audience_text ?? '' },
      { label: '正文', value: row?.content ?? '' },
      { label: '能收到', value: `${members} 位会员，至多 ${texts} 条` },
      { label: '费用', value: `至多 ¥${((texts * STORE.messages.smsFen) / 100).toFixed(2)}` },
      { label: '时间', value: timeText(sendAt) },
    ];
  },
  async check(db, { broadcastId, version, members }) {
    const row = await findBroadcast(db, broadcastId);
    const isSame = row?.state === 'waiting' && row.version === version;
    const now = row?.audience ? (await countReach(db, row.audience, row.channel)).reached : 0;
    return [
      { label: '提交后没有改过', isOk: isSame, detail: isSame ? '可以发送' : '已经改过或处理过' },
      { label: '会员没有变多', isOk: now <= members, detail: `现在能收到的有 ${now} 位会员` },
    ];
  },
  async execute(context, { broadcastId, version, members, sendAt }) {
    const { db, config } = context;
    const row = await lockBroadcast(db, broadcastId);
    if (row?.state !== 'waiting' || row.version !== version) return refuse({ code: 'broadcast-not-running' });
    const checked = await checkBroadcast({ db, config }, row, members);
    if (!checked.ok) return { ...checked, refusal: { code: checked.refusal.code } };
    await startBroadcast(db, row.id, { members: checked.value.members, sendAt });
    return accept({
      message: `${sendAt === null ? '开始发给' : '到时发给'} ${checked.value.members} 位会员`,
    });
  },
});

interface SendRequest {
  broadcastId: string;
  version: number;
  sendAt: string | null;
  expected: number;
  reason: string;
}
/** Starts a broadcast or gives it a time; many texts wait for a second person. */
export async function requestBroadcast(
  context: AdminWriteContext,
  { broadcastId, version, sendAt, expected, reason }: SendRequest,
) {
  const { db, config } = context;
  const row = await lockBroadcast(db, Number(broadcastId));
  if (!row) return refuse({ code: 'broadcast-not-found' as const });
  if (row.state !== 'draft') return refuse({ code: 'broadcast-not-draft' as const });
  if (row.version !== version) return refuse({ code: 'broadcast-changed' as const });
  const late = sendAt === null ? null : await timeProblem(db, new Date(sendAt));
  if (late !== null) return refuse({ code: 'broadcast-refused' as const, reason: late });
  const checked = await checkBroadcast({ db, config }, row, expected);
  if (!checked.ok) return checked;
  const { members, texts } = checked.value;
  if (texts <= TEXTS_WITHOUT_APPROVAL) {
    await startBroadcast(db, row.id, { members, sendAt });
    return accept({ state: 'done' as const, result: { members } });
  }
  const next = row.version + 1;
  await db
    .updateTable('marketing_send')
    .set({
      state: 'waiting',
      expected: members,
      version: next,
      send_at: sendAt === null ? null : new Date(sendAt),
    })
    .where('id', '=', row.id)
    .execute();
  return accept(
    await requestApproval(context, broadcastApproval, {
      subject: { kind: 'marketing-send', id: broadcastId },
      title: `群发短信 ${row.name}，${members} 位会员`,
      amountFen: texts * STORE.messages.smsFen,
      payload: { broadcastId: row.id, version: next, members, texts, sendAt },
      reason,
    }),
  );
}

async function timeProblem(db: Queryable, at: Date): Promise<string | null> {
  const now = await readClock(db);
  if (at.getTime() <= now.getTime()) return '时间已经过去';
  return at.getTime() > now.getTime() + LATEST_DAYS * DAY_MS ? `时间在 ${LATEST_DAYS} 天之内` : null;
}

/** What decides whether it may start, read again with every attempt. */
async function checkBroadcast(
  { db, config }: { db: Queryable; config: Config },
  { channel, subject, content, audience }: LockedBroadcast,
  expected: number,
) {
  const unavailable = channelProblem(config, channel);
  if (unavailable !== null) return refuse({ code: 'marketing-unavailable' as const, reason: unavailable });
  const text: BroadcastText = { channel, subject, text: content };
  const chosen: Audience = audience ?? {};
  const problem = broadcastProblem(text, chosen.unusedOfferId !== undefined);
  if (problem !== null) return refuse({ code: 'broadcast-refused' as const, reason: problem });
  const { reached } = await countReach(db, chosen, channel);
  if (reached === 0) return refuse({ code: 'broadcast-nobody' as const });
  // Fewer is fine: somebody has opted out meanwhile. More was not confirmed.
  if (reached > expected) return refuse({ code: 'broadcast-more-members' as const, count: reached });
  return accept({ members: reached, texts: reached * chargedPerMember(text, signNameOf(config)) });
}

async function startBroadcast(
  db: Tx,
  id: number,
  { members, sendAt }: { members: number; sendAt: string | null },
): Promise<void> {
  const runAt = sendAt === null ? await readClock(db) : new Date(sendAt);
  await db
    .updateTable('marketing_send')
    .set((row) => ({
      state: sendAt === null ? 'sending' : 'scheduled',
      expected: members,
      send_at: runAt,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  await scheduleSend(db, id, runAt);
}
