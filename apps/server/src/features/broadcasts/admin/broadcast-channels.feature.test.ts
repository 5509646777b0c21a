import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { broadcastsRoutes as routes } from '@huarong/contract/admin/broadcasts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { runDueJobs } from '#platform/jobs';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { broadcastJobs } from '../index.ts';
import { type BroadcastMember, createBroadcastMembers } from '../testing/broadcast-members.ts';
import { moveToHour } from '../testing/move-to-hour.ts';

let shop: AdminHarness;
let owner: StaffBrowser;
let members: BroadcastMember[];
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  await moveToHour(shop.db, 10);
  owner = await shop.signIn('OWNER');
  const { id } = await shop.db.selectFrom('brand').select('id').limit(1).executeTakeFirstOrThrow();
  members = (await createBroadcastMembers(shop.db, 240, id)).filter(({ isLocked }) => !isLocked);
});
afterAll(() => shop.close());

const draftOf = (change: object = {}) => ({
  name: '初雪到店',
  channel: 'message',
  subject: '四支新色',
  text: '{称呼}，新色到店',
  link: '/brands',
  perMinute: 60_000,
  audience: { cards: ['GOLD'] },
  ...change,
});
const save = (change: object) =>
  owner.call(routes.save, { broadcastId: null, version: null, draft: draftOf(change) });
async function start(change: object, by: object = {}): Promise<string> {
  const { broadcastId } = (await save(change)).results;
  const sent = { broadcastId, version: 1, sendAt: null, expected: 10_000, reason: '上新' };
  const reply = await owner.call(routes.send, { ...sent, ...by });
  if (reply.errorCode !== null) throw new Error(reply.message ?? reply.errorCode);
  return broadcastId;
}
const detail = async (broadcastId: string) => (await owner.call(routes.detail, { broadcastId })).results;
const runJobs = async () => {
  while ((await runDueJobs(shop.db, broadcastJobs(shop.db, shop.config))) > 0);
};
const receivers = async (broadcastId: string, table: string) => {
  const { rows } = await sql<{ member_id: string }>`
    select had.member_id from ${sql.table(table)} had join marketing_send send on send.campaign = had.campaign
    where send.id = ${Number(broadcastId)} order by had.member_id`.execute(shop.db);
  return rows.map(({ member_id }) => member_id);
};
const chosen = (card: string, allowed: (member: BroadcastMember) => unknown) =>
  members
    .filter((member) => member.card === card && allowed(member))
    .map(({ id }) => id)
    .toSorted();
const countsOf = async (card: string) => {
  const { channels } = (await owner.call(routes.count, { audience: { cards: [card] } })).results;
  return Object.fromEntries(channels.map((each: { channel: string }) => [each.channel, each]));
};
const setCap = (weeklyCap: number) => owner.call(routes.setCap, { weeklyCap, reason: '会员投诉' });
const SMS = { channel: 'sms', subject: '', text: '新色到店' };
const EMAIL = { channel: 'email', subject: '新色', text: '新色到店' };

describe('a broadcast by several channels', () => {
  it('obeys the consent of each, and sends nobody the same twice by one of them', async () => {
    const broadcastId = await start({ more: [SMS, EMAIL] });
    await runJobs();
    await runJobs();
    expect(await receivers(broadcastId, 'campaign_message')).toEqual(
      chosen('GOLD', (each) => !each.areOffersOff),
    );
    expect(await receivers(broadcastId, 'campaign_text')).toEqual(chosen('GOLD', ({ isSmsOn }) => isSmsOn));
    const emails = chosen('GOLD', ({ isEmailOn, email }) => isEmailOn && email);
    expect(await receivers(broadcastId, 'campaign_email')).toEqual(emails);
    expect(await detail(broadcastId)).toMatchObject({
      state: 'done',
      channels: ['message', 'sms', 'email'],
      progress: [{ channel: 'message' }, { channel: 'sms' }, { channel: 'email', sent: emails.length }],
    });
    const listed = (await owner.call(routes.list, { channel: 'email' })).results.rows;
    expect(listed).toMatchObject([{ broadcastId, state: 'done' }]);
  });

  it('waits for the morning only with those that have quiet hours, and pauses and stops as one', async () => {
    await moveToHour(shop.db, 22);
    owner = await shop.signIn('OWNER');
    const broadcastId = await start({ audience: { cards: ['BLACK'] }, more: [SMS] });
    await runJobs();
    const night = await detail(broadcastId);
    expect(night).toMatchObject({
      state: 'sending',
      progress: [
        { state: 'done', waitsUntil: null },
        { state: 'sending', sent: 0 },
      ],
    });
    expect(night.progress[1].waitsUntil).toMatch(/T01:00:00.000Z$/);
    expect(new Date(night.progress[1].endsAt) >= new Date(night.progress[1].waitsUntil)).toBe(true);
    await owner.call(routes.pause, { broadcastId, reason: '文案有误' });
    await moveToHour(shop.db, 10);
    owner = await shop.signIn('OWNER');
    await runJobs();
    expect(await receivers(broadcastId, 'campaign_text')).toEqual([]);
    expect((await detail(broadcastId)).state).toBe('paused');
    await owner.call(routes.resume, { broadcastId, reason: '已核对' });
    await runJobs();
    expect(await receivers(broadcastId, 'campaign_text')).toEqual(chosen('BLACK', ({ isSmsOn }) => isSmsOn));
    expect((await detail(broadcastId)).state).toBe('done');
  });

  it('is saved with other channels than before, and refused with one of them twice or empty', async () => {
    const { broadcastId } = (await save({ more: [SMS, EMAIL] })).results;
    await owner.call(routes.save, { broadcastId, version: 1, draft: draftOf({ more: [EMAIL] }) });
    expect((await detail(broadcastId)).channels).toEqual(['message', 'email']);
    for (const more of [[{ ...EMAIL, channel: 'message' }], [SMS, SMS], [{ ...SMS, text: '{名字}' }]])
      expect((await save({ more })).errorCode).toBe('ADM9442E');
  });
});

describe('the speed', () => {
  it('is obeyed, and the rest follows by itself', async () => {
    const broadcastId = await start({ audience: { cards: ['PINK'] }, perMinute: 30 });
    await runJobs();
    const first = await detail(broadcastId);
    expect(first.progress[0].sent).toBeLessThanOrEqual(20);
    expect(first).toMatchObject({ state: 'sending', perMinute: 30 });
    const left = first.expected - first.sent;
    const now = await readClock(shop.db);
    const minutes = (new Date(first.progress[0].endsAt).getTime() - now.getTime()) / 60_000;
    expect(Math.abs(minutes - left / 30)).toBeLessThan(0.5);
    await advanceClock(shop.db, 60);
    await runJobs();
    const second = await detail(broadcastId);
    expect(second.sent - first.sent).toBeGreaterThan(0);
    expect(second.sent - first.sent).toBeLessThanOrEqual(30 + 15);
    for (let minute = 0; minute < 5; minute++) {
      await advanceClock(shop.db, 60);
      await runJobs();
    }
    expect(await detail(broadcastId)).toMatchObject({ state: 'done', sent: first.expected });
  });
});

describe('the cap of a week', () => {
  it('is a reason in the count, and holds while it is sent, also for two at once', async () => {
    await advanceClock(shop.db, 8 * 86_400);
    await moveToHour(shop.db, 10);
    owner = await shop.signIn('OWNER');
    expect((await setCap(2)).errorCode).toBeNull();
    expect((await setCap(0)).errorCode).toMatch(/^CMN/);
    const open = chosen('WHITE', ({ areOffersOff }) => !areOffersOff);
    const audience = { cards: ['WHITE'] };
    const first = await start({ audience });
    await runJobs();
    expect((await countsOf('WHITE'))['message'].reached).toBe(open.length);
    const others = [
      await start({ audience }),
      await start({ audience }),
      await start({ audience, more: [SMS] }),
    ];
    await runJobs();
    const { rows } = await sql<{ most: number }>`
      select max(had)::int as most from (
        select count(distinct campaign) as had from campaign_message where member_id = any(${open}::text[])
        group by member_id) counted`.execute(shop.db);
    expect(rows[0]?.most).toBe(2);
    expect(await receivers(first, 'campaign_message')).toEqual(open);
    expect(
      (await Promise.all(others.map((each) => receivers(each, 'campaign_message')))).map((had) => had.length),
    ).toEqual(expect.arrayContaining([open.length, 0, 0]));
    expect((await countsOf('WHITE'))['message']).toMatchObject({
      reached: 0,
      refusals: expect.arrayContaining([{ reason: '7 天内已收满', members: open.length }]),
    });
    await advanceClock(shop.db, 8 * 86_400);
    owner = await shop.signIn('OWNER');
    expect((await countsOf('WHITE'))['message'].reached).toBe(open.length);
  });
});

describe('a second person', () => {
  it('is asked for the texts of all channels together', async () => {
    const { id } = await shop.db.selectFrom('brand').select('id').limit(1).executeTakeFirstOrThrow();
    await createBroadcastMembers(shop.db, 240, id);
    const asked = await start(
      { audience: {}, text: '到店', more: [{ ...SMS, text: '花'.repeat(490) }] },
      { reason: '要很多条' },
    );
    expect((await detail(asked)).state).toBe('waiting');
    const { rows } = (await owner.call(approvalsRoutes.list, { state: 'waiting' })).results;
    expect(rows[0]).toMatchObject({ kind: 'broadcast', subjectId: asked });
    await owner.call(routes.stop, { broadcastId: asked, reason: '活动取消' });
    expect((await detail(asked)).state).toBe('stopped');
  });
});
