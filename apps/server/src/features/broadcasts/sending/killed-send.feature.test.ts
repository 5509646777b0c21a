import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#platform/database';
import { copyFolder, copyOnServer, type DatabaseCopy } from '../../../../testing/copy-template.ts';
import { isPostgres } from '../../../../testing/is-postgres.ts';
import { runChild } from '../../../../testing/run-child.ts';
import { moveToHour } from '../testing/move-to-hour.ts';

const MEMBERS = 450;
const SLICE = 200;

let copy: DatabaseCopy;
beforeAll(async () => {
  copy = await (isPostgres ? copyOnServer('stocked') : copyFolder('stocked'));
  await withDatabase(createMembers);
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

/** A campaign to everybody who opted in, and broadcasts to chosen members. */
const SENDS = {
  campaign: { channel: 'sms', subject: '', audience: null },
  text: { channel: 'sms', subject: '', audience: '{"cards":["PINK"]}' },
  message: { channel: 'message', subject: '上新', audience: '{"cards":["PINK"]}' },
} as const;

const startSend = (kind: keyof typeof SENDS) =>
  withDatabase(async (db) => {
    const { channel, subject, audience } = SENDS[kind];
    await sql`delete from demo_message`.execute(db);
    const { rows } = await sql<{ id: string }>`
      insert into marketing_send (channel, campaign, subject, content, audience, staff_id, expected)
      select ${channel}, ${`killed-${kind}`}, ${subject}, '上新', ${audience}::jsonb, id, ${MEMBERS}
      from staff where login = 'sender@huarong.demo' returning id::text`.execute(db);
    return rows[0]?.id ?? '';
  });

/** Sends in a process of its own, which a failpoint may end. */
async function work(sendId: string, failpoint?: string) {
  const env = { NODE_ENV: 'test', ...(failpoint && { FP: `${failpoint}:crash` }) };
  const child = runChild('run-marketing-send', [JSON.stringify(copy.settings), sendId], env);
  return { ...(await child.ended), err: child.output.err };
}

const readResult = (sendId: string) =>
  withDatabase(async (db) => {
    const { rows } = await sql<Record<string, number | string>>`
      with received as (
        select recipient as who from demo_message where content like '上新%'
        union all
        select member_id from message join marketing_send send on message.key = 'broadcast:' || send.campaign
        where send.id = ${sendId}
      )
      select sent, state, (select count(*)::int from received) as messages,
        (select count(distinct who)::int from received) as recipients
      from marketing_send where id = ${sendId}`.execute(db);
    return rows[0];
  });
const sentTo = (count: number, state: string) => ({ sent: count, state, messages: count, recipients: count });

it.each(Object.keys(SENDS) as (keyof typeof SENDS)[])(
  'a %s that is killed twice goes on where it was, and nobody gets it twice',
  { timeout: 180_000 },
  async (kind) => {
    const sendId = await startSend(kind);
    expect(await work(sendId, 'marketing.slice.before_commit')).toMatchObject({ signal: 'SIGKILL' });
    expect(await readResult(sendId)).toEqual(sentTo(0, 'sending'));
    expect(await work(sendId, 'marketing.slice.after_commit')).toMatchObject({ signal: 'SIGKILL' });
    expect(await readResult(sendId)).toEqual(sentTo(SLICE, 'sending'));
    expect(await work(sendId)).toMatchObject({ code: 0, err: '' });
    expect(await readResult(sendId)).toEqual(sentTo(MEMBERS, 'done'));
    expect(await work(sendId)).toMatchObject({ code: 0 });
    expect(await readResult(sendId)).toEqual(sentTo(MEMBERS, 'done'));
  },
);
