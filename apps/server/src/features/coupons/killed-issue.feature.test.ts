import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#platform/database';
import { copyFolder, copyOnServer, type DatabaseCopy } from '../../../testing/copy-template.ts';
import { isPostgres } from '../../../testing/is-postgres.ts';
import { runChild } from '../../../testing/run-child.ts';
import { createCouponOffer } from './testing/create-coupon-offer.ts';
import { createMembers } from './testing/create-members.ts';

const MEMBERS = 1_200;
const SLICE = 500;

let copy: DatabaseCopy;
let issueId: string;
beforeAll(async () => {
  copy = await (isPostgres ? copyOnServer('stocked') : copyFolder('stocked'));
  issueId = await withDatabase(startIssue);
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

async function startIssue(db: Database): Promise<string> {
  await createMembers(db, { from: 7_300_000_001, count: MEMBERS });
  await createCouponOffer(db, { id: 'killed', total: 5_000 });
  const { rows } = await sql<{ id: string }>`
    with giver as (insert into staff (login, name) values ('giver@huarong.demo', '唐果') returning id)
    insert into coupon_issue (offer_id, source, reason, expected, each_fen, state, made_by)
    select 'killed', '{"text":"全部"}', '周年', ${MEMBERS}, 1000, 'running', id from giver returning id::text`.execute(
    db,
  );
  const id = rows[0]?.id ?? '';
  await sql`insert into coupon_issue_member (issue_id, member_id)
    select ${id}::bigint, id from member where id like '73000%'`.execute(db);
  return id;
}

/** Gives in a process of its own, which a failpoint may end. */
async function work(failpoint?: string) {
  const env = { NODE_ENV: 'test', ...(failpoint && { FP: `${failpoint}:crash` }) };
  const child = runChild('run-coupon-issue', [JSON.stringify(copy.settings), issueId], env);
  return { ...(await child.ended), err: child.output.err };
}

const readResult = () =>
  withDatabase(async (db) => {
    const { rows } = await sql<Record<string, number | string>>`
      select issue.issued, issue.state, offer.claimed,
        (select count(*)::int from coupon where offer_id = 'killed') as coupons,
        (select count(distinct member_id)::int from coupon where offer_id = 'killed') as members,
        (select count(*)::int from outbox_event where topic = 'coupon-claimed'
          and payload->>'memberId' like '73000%') as events
      from coupon_issue issue join coupon_offer offer on offer.id = issue.offer_id where issue.id = ${issueId}`.execute(
      db,
    );
    return rows[0];
  });
const givenTo = (count: number, state: string) => ({
  issued: count,
  state,
  claimed: count,
  coupons: count,
  members: count,
  events: count,
});

it('an issue that is killed twice goes on where it was, and nobody gets two', {
  timeout: 180_000,
}, async () => {
  expect(await work('coupons.issue.before_commit')).toMatchObject({ signal: 'SIGKILL' });
  expect(await readResult()).toEqual(givenTo(0, 'running'));
  expect(await work('coupons.issue.after_commit')).toMatchObject({ signal: 'SIGKILL' });
  expect(await readResult()).toEqual(givenTo(SLICE, 'running'));
  expect(await work()).toMatchObject({ code: 0, err: '' });
  expect(await readResult()).toEqual(givenTo(MEMBERS, 'done'));
  expect(await work()).toMatchObject({ code: 0 });
  expect(await readResult()).toEqual(givenTo(MEMBERS, 'done'));
});
