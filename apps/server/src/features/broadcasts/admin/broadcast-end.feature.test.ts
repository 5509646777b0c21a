import { broadcastsRoutes as routes } from '@huarong/contract/admin/broadcasts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { runDueJobs } from '#platform/jobs';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { broadcastJobs } from '../index.ts';
import { createBroadcastMembers } from '../testing/broadcast-members.ts';
import { moveToHour } from '../testing/move-to-hour.ts';

let shop: AdminHarness;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  const { id } = await shop.db.selectFrom('brand').select('id').limit(1).executeTakeFirstOrThrow();
  await createBroadcastMembers(shop.db, 240, id);
  await moveTo(10);
});
afterAll(() => shop.close());

async function moveTo(hour: number): Promise<Date> {
  const now = await moveToHour(shop.db, hour);
  owner = await shop.signIn('OWNER');
  return now;
}
const inMinutes = async (minutes: number) =>
  new Date((await readClock(shop.db)).getTime() + minutes * 60_000).toISOString();
const SMS = { channel: 'sms', subject: '', text: '新色到店' };
const MESSAGE = { channel: 'message', subject: '四支新色', text: '新色到店' };
async function start(draft: object, times: { endAt: string | null; sendAt?: string }) {
  const saved = await owner.call(routes.save, {
    broadcastId: null,
    version: null,
    draft: { name: '初雪到店', link: null, perMinute: 30, audience: { cards: ['PINK'] }, ...draft },
  });
  const { broadcastId } = saved.results;
  const request = { broadcastId, version: 1, sendAt: null, expected: 10_000, reason: '上新', ...times };
  return { broadcastId, reply: await owner.call(routes.send, request) };
}
const detail = async (broadcastId: string) => (await owner.call(routes.detail, { broadcastId })).results;
const runJobs = async () => {
  while ((await runDueJobs(shop.db, broadcastJobs(shop.db, shop.config))) > 0);
};
const received = async (broadcastId: string, table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} had join marketing_send send on send.campaign = had.campaign
    where send.id = ${Number(broadcastId)}`.execute(shop.db);
  return rows[0]?.count ?? 0;
};

it('stops at its end, and says how many did not get it', async () => {
  const endAt = await inMinutes(1);
  const { broadcastId, reply } = await start(MESSAGE, { endAt });
  expect(reply.errorCode).toBeNull();
  await runJobs();
  const early = await detail(broadcastId);
  expect(early).toMatchObject({ state: 'sending', endAt, progress: [{ unsent: null }] });
  expect(new Date(early.progress[0].endsAt) > new Date(endAt)).toBe(true);
  await advanceClock(shop.db, 61);
  await runJobs();
  const ended = await detail(broadcastId);
  expect(ended).toMatchObject({ state: 'stopped', sent: early.sent });
  expect(ended.progress[0].unsent).toBe(early.expected - early.sent);
  expect(ended.progress[0].unsent).toBeGreaterThan(0);
  await advanceClock(shop.db, 3_600);
  await runJobs();
  expect(await received(broadcastId, 'campaign_message')).toBe(early.sent);
  expect((await owner.call(routes.resume, { broadcastId, reason: '再发' })).errorCode).toBe('ADM9446W');
});

it('sends everything when there is time enough', async () => {
  const draft = { ...MESSAGE, perMinute: 60_000, audience: { cards: ['WHITE'] } };
  const { broadcastId } = await start(draft, { endAt: await inMinutes(30) });
  await runJobs();
  await advanceClock(shop.db, 3_600);
  await runJobs();
  const done = await detail(broadcastId);
  expect(done).toMatchObject({ state: 'done', sent: done.expected, progress: [{ unsent: null }] });
});

it('ends in the night without sending at night, also when it was paused', async () => {
  await moveTo(20);
  const night = new Date((await readClock(shop.db)).getTime() + 10 * 3_600_000).toISOString();
  const { broadcastId } = await start({ ...SMS, audience: { cards: ['BLACK'] } }, { endAt: night });
  const paused = await start({ ...SMS, audience: { cards: ['GOLD'] } }, { endAt: night });
  await owner.call(routes.pause, { broadcastId: paused.broadcastId, reason: '先等等' });
  await runJobs();
  const { sent, expected } = await detail(broadcastId);
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(expected);
  await moveTo(22);
  await runJobs();
  expect((await detail(broadcastId)).sent).toBe(sent);
  await moveTo(7);
  await runJobs();
  expect(await detail(broadcastId)).toMatchObject({
    state: 'stopped',
    progress: [{ unsent: expected - sent }],
  });
  await moveTo(10);
  expect(
    (await owner.call(routes.resume, { broadcastId: paused.broadcastId, reason: '继续' })).errorCode,
  ).toBeNull();
  await runJobs();
  expect(await detail(paused.broadcastId)).toMatchObject({ state: 'stopped', sent: 0 });
  expect(await received(broadcastId, 'campaign_text')).toBe(sent);
});

it('is refused before the start, in the same night, and far away', async () => {
  await moveTo(22);
  for (const [draft, times, reason] of [
    [MESSAGE, { endAt: await inMinutes(-1) }, '最晚的时间须晚于开始'],
    [MESSAGE, { sendAt: await inMinutes(60), endAt: await inMinutes(30) }, '最晚的时间须晚于开始'],
    [SMS, { endAt: await inMinutes(60) }, '到最晚的时间都在夜里，短信与邮件一条也发不出'],
    [MESSAGE, { endAt: await inMinutes(91 * 1_440) }, '最晚的时间在 90 天之内'],
  ] as const) {
    const { broadcastId, reply } = await start(draft, times);
    expect([reply.errorCode, reply.message]).toEqual(['ADM9442E', expect.stringContaining(reason)]);
    expect(await detail(broadcastId)).toMatchObject({ state: 'draft', endAt: null });
  }
});
