import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#platform/database';
import { copyFolder, copyOnServer, type DatabaseCopy } from '../../../../testing/copy-template.ts';
import { isPostgres } from '../../../../testing/is-postgres.ts';
import { runChild } from '../../../../testing/run-child.ts';
import { moveToHour } from '../testing/move-to-hour.ts';
import { runSend } from './run-send.ts';

const MEMBERS = 450;
const CONFIG = { mode: 'demo', secret: 'a-secret-of-at-least-thirty-two-characters' } as const;
const SLICE = 200;

/** A campaign to everybody who opted in, and broadcasts to chosen members. */
const SENDS = {
  campaign: { channel: 'sms', subject: '', audience: null },
  text: { channel: 'sms', subject: '', audience: '{"cards":["PINK"]}' },
  message: { channel: 'message', subject: '上新', audience: '{"cards":["PINK"]}' },
} as const;
type Kind = keyof typeof SENDS;
/** Every open of an embedded database takes seconds; there a broadcast stands for all, since the job is the same. */
const KINDS: readonly Kind[] = isPostgres ? ['campaign', 'text', 'message'] : ['text'];

const sendIds = new Map<Kind, string>();
let copy: DatabaseCopy;
beforeAll(async () => {
  copy = await (isPostgres ? copyOnServer('stocked') : copyFolder('stocked'));
  await withDatabase(async (db) => {
    await createMembers(db);
    for (const kind of KINDS) sendIds.set(kind, await startSend(db, kind));
  });
});
afterAll(() => copy.discard());

/** A database folder has one process: it is closed before a child works on it. */
async function withDatabase<Result>(use: (db: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(copy.settings);
  try {
    return await use(database.db);
  } finally {
    await database.close();
  }
}

async function createMembers(db: Database): Promise<void> {
  await moveToHour(db, 10);
  await sql`
    insert into member (id, mobile, nickname, card_number)
    select (4000000000 + n)::text, '15' || lpad(n::text, 9, '0'), '会员' || n, '62' || (4000000000 + n) || '0001'
    from generate_series(1, ${MEMBERS}::int) n`.execute(db);
  await sql`
    insert into privacy_switch (member_id, code, is_on)
    select id, 'marketingSms', true from member where id like '4000000%'`.execute(db);
  await sql`insert into staff (login, name) values ('sender@huarong.demo', '唐果')`.execute(db);
}

async function startSend(db: Database, kind: Kind): Promise<string> {
  const { channel, subject, audience } = SENDS[kind];
  const { rows } = await sql<{ id: string }>`
    insert into marketing_send (channel, campaign, subject, content, audience, staff_id, expected, per_minute)
    select ${channel}, ${`killed-${kind}`}, ${subject}, ${`上新 ${kind}`}, ${audience}::jsonb, id, ${MEMBERS}, 60000
    from staff where login = 'sender@huarong.demo' returning id::text`.execute(db);
  return rows[0]?.id ?? '';
}

/** Sends in a process of its own, which a failpoint ends. */
async function work(sendId: string, failpoint: string) {
  const env = { NODE_ENV: 'test', FP: `${failpoint}:crash` };
  const child = runChild('run-marketing-send', [JSON.stringify(copy.settings), sendId], env);
  return child.ended;
}

async function readResult(db: Database, kind: Kind, sendId: string) {
  const { rows } = await sql<Record<string, number | string>>`
    with received as (
      select recipient as who from demo_message where content like ${`上新 ${kind}%`}
      union all
      select member_id from message join marketing_send send on message.key = 'broadcast:' || send.campaign
      where send.id = ${sendId}
    )
    select sent, state, (select count(*)::int from received) as messages,
      (select count(distinct who)::int from received) as recipients
    from marketing_send where id = ${sendId}`.execute(db);
  return rows[0];
}
const sentTo = (count: number, state: string) => ({ sent: count, state, messages: count, recipients: count });

it.each(KINDS)(
  'a %s that is killed twice goes on where it was, and nobody gets it twice',
  { timeout: 180_000 },
  async (kind) => {
    const sendId = sendIds.get(kind) ?? '';
    expect(await work(sendId, 'marketing.slice.before_commit')).toMatchObject({ signal: 'SIGKILL' });
    if (isPostgres)
      expect(await withDatabase((db) => readResult(db, kind, sendId))).toEqual(sentTo(0, 'sending'));
    expect(await work(sendId, 'marketing.slice.after_commit')).toMatchObject({ signal: 'SIGKILL' });
    await withDatabase(async (db) => {
      // Also shows that the first run has left nothing: it would be one slice more.
      expect(await readResult(db, kind, sendId)).toEqual(sentTo(SLICE, 'sending'));
      await runSend(db, CONFIG, Number(sendId));
      expect(await readResult(db, kind, sendId)).toEqual(sentTo(MEMBERS, 'done'));
      await runSend(db, CONFIG, Number(sendId));
      expect(await readResult(db, kind, sendId)).toEqual(sentTo(MEMBERS, 'done'));
    });
  },
);
