import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#platform/database';
import { copyFolder, copyOnServer, type DatabaseCopy } from '../../../../testing/copy-template.ts';
import { isPostgres } from '../../../../testing/is-postgres.ts';
import { runChild } from '../../../../testing/run-child.ts';

const MEMBERS = 450;
const SLICE = 200;

let copy: DatabaseCopy;
let sendId: string;
beforeAll(async () => {
  copy = await (isPostgres ? copyOnServer('stocked') : copyFolder('stocked'));
  sendId = await startSend();
});
afterAll(() => copy.discard());

/** Stores a send to many members, and closes the database, because a database folder has one process. */
async function startSend(): Promise<string> {
  const database = await openDatabase(copy.settings);
  try {
    await sql`
      insert into member (id, mobile, nickname, card_number)
      select (4000000000 + n)::text, '15' || lpad(n::text, 9, '0'), '会员' || n, '62' || (4000000000 + n) || '0001'
      from generate_series(1, ${MEMBERS}::int) n`.execute(database.db);
    await sql`
      insert into privacy_switch (member_id, code, is_on)
      select id, 'marketingSms', true from member where id like '4000000%'`.execute(database.db);
    const { rows } = await sql<{ id: string }>`
      with sender as (
        insert into staff (login, name) values ('sender@huarong.demo', '唐果') returning id
      )
      insert into marketing_send (channel, campaign, content, staff_id, expected)
      select 'sms', 'killed', '上新', id, ${MEMBERS} from sender returning id::text`.execute(database.db);
    return rows[0]?.id ?? '';
  } finally {
    await database.close();
  }
}

/** Sends in a process of its own, which a failpoint may end. */
async function work(failpoint?: string) {
  const env = { NODE_ENV: 'test', ...(failpoint && { FP: `${failpoint}:crash` }) };
  const child = runChild('run-marketing-send', [JSON.stringify(copy.settings), sendId], env);
  return { ...(await child.ended), err: child.output.err };
}

async function readResult() {
  const database = await openDatabase(copy.settings);
  try {
    const { rows } = await sql<Record<string, number | string>>`
      select sent, state, (select count(*)::int from demo_message where content like '上新%') as messages,
        (select count(distinct recipient)::int from demo_message where content like '上新%') as recipients
      from marketing_send where id = ${sendId}`.execute(database.db);
    return rows[0];
  } finally {
    await database.close();
  }
}
const sentTo = (count: number, state: string) => ({ sent: count, state, messages: count, recipients: count });

it('a send that is killed twice goes on where it was, and nobody gets it twice', {
  timeout: 180_000,
}, async () => {
  expect(await work('marketing.slice.before_commit')).toMatchObject({ signal: 'SIGKILL' });
  expect(await readResult()).toEqual(sentTo(0, 'sending'));
  expect(await work('marketing.slice.after_commit')).toMatchObject({ signal: 'SIGKILL' });
  expect(await readResult()).toEqual(sentTo(SLICE, 'sending'));
  expect(await work()).toMatchObject({ code: 0, err: '' });
  expect(await readResult()).toEqual(sentTo(MEMBERS, 'done'));
  expect(await work()).toMatchObject({ code: 0 });
  expect(await readResult()).toEqual(sentTo(MEMBERS, 'done'));
});
