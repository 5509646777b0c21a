import { randomUUID } from 'node:crypto';
import { MessageType } from '@huarong/core/messages';
import { accept, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import type { Tx } from '#platform/database';
import { sendMessage } from '../../../integrations/messages/index.ts';
import { saveMessages } from '../../messages/index.ts';
import { contentFor, valuesOf } from '../sending/send-broadcast-slice.ts';
import { marketingMessage } from '../sending/send-slice.ts';
import { type ChannelRow, listChannels, lockBroadcast } from './broadcasts.queries.ts';
import { channelProblem } from './start-send.ts';

export const MOST_TESTS = 10;
const EXAMPLE = { nickname: '林晚', card_type: 'WHITE', coupon_title: '品牌券', coupon_until: null } as const;

/** Sends the saved texts once: an e-mail to the login of the caller, the rest to the mobile of a member. */
export async function testBroadcast(
  { db, config, staff }: AdminWriteContext,
  { broadcastId, mobile }: { broadcastId: string; mobile?: string | undefined },
) {
  const row = await lockBroadcast(db, Number(broadcastId));
  if (!row || row.audience === null) return refuse({ code: 'broadcast-not-found' as const });
  if (row.tests >= MOST_TESTS) return refuse({ code: 'broadcast-test-limit' as const });
  const channels = await listChannels(db, row.id);
  const problem = channels.map(({ channel }) => channelProblem(config, channel)).find(Boolean);
  if (problem) return refuse({ code: 'marketing-unavailable' as const, reason: problem });
  const member = mobile === undefined ? undefined : await findMember(db, mobile);
  if (!member && channels.some(({ channel }) => channel !== 'email'))
    return refuse({ code: 'broadcast-test-nobody' as const });
  for (const each of channels) await sendTest({ db, config, staff }, each, member);
  await db
    .updateTable('marketing_send')
    .set((each) => ({ tests: each('tests', '+', 1) }))
    .where('id', '=', row.id)
    .execute();
  return accept({ left: MOST_TESTS - row.tests - 1 });
}

async function sendTest(
  { db, config, staff }: Pick<AdminWriteContext, 'db' | 'config' | 'staff'>,
  { channel, subject, content: text, link }: ChannelRow,
  member: Awaited<ReturnType<typeof findMember>>,
): Promise<void> {
  const content = contentFor({ subject, text, link }, valuesOf({ ...EXAMPLE, ...member }));
  if (channel === 'message')
    await saveMessages(db, [
      {
        ...content,
        memberId: member?.id ?? '',
        key: `broadcast-test:${randomUUID()}`,
        type: MessageType.Promotion,
      },
    ]);
  else {
    const to = channel === 'sms' ? (member?.mobile ?? '') : await loginOf(db, staff.staffId);
    const { title, text: filled } = content;
    await sendMessage(db, config, marketingMessage({ channel, subject: title, text: filled }, to));
  }
}

const loginOf = async (db: Tx, staffId: number): Promise<string> =>
  (await db.selectFrom('staff').select('login').where('id', '=', staffId).executeTakeFirstOrThrow()).login;

/** Of several accounts with one mobile the one that was used last. */
const findMember = (db: Tx, mobile: string) =>
  db
    .selectFrom('member')
    .select(['id', 'mobile', 'nickname', 'card_type'])
    .where('mobile', '=', mobile)
    .where('state', '=', 'active')
    .orderBy(sql`last_login_at desc nulls last`)
    .orderBy('id')
    .executeTakeFirst();
