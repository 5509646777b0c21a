import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { broadcastsRoutes as routes } from '@huarong/contract/admin/broadcasts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { runDueJobs } from '#platform/jobs';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { createOrder } from '../../orders/admin/testing/create-order.ts';
import { broadcastJobs } from '../index.ts';
import { runSend } from '../sending/run-send.ts';
import { type BroadcastMember, createBroadcastMembers } from '../testing/broadcast-members.ts';
import { moveToHour } from '../testing/move-to-hour.ts';

let shop: AdminHarness;
let owner: StaffBrowser;
let brandId: string;
let members: BroadcastMember[];
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  await moveToHour(shop.db, 10);
  owner = await shop.signIn('OWNER');
  // The same members get many of them.
  await owner.call(routes.setCap, { weeklyCap: 50, reason: '测试' });
  brandId = (await shop.db.selectFrom('brand').select('id').limit(1).executeTakeFirstOrThrow()).id;
  members = (await createBroadcastMembers(shop.db, 240, brandId)).filter(({ isLocked }) => !isLocked);
});
afterAll(() => shop.close());

const draftOf = (change: object = {}) => ({
  name: '初雪到店',
  channel: 'message',
  subject: '四支新色',
  text: '{称呼}，新色到店',
  link: '/brands',
  // As fast as it can: the speed has tests of its own.
  perMinute: 60_000,
  audience: { cards: ['GOLD'] },
  ...change,
});
const save = async (change: object = {}) =>
  owner.call(routes.save, { broadcastId: null, version: null, draft: draftOf(change) });
const saved = async (change: object = {}): Promise<string> => (await save(change)).results.broadcastId;
const send = (broadcastId: string, change: object = {}) =>
  owner.call(routes.send, {
    broadcastId,
    version: 1,
    sendAt: null,
    expected: 10_000,
    reason: '上新',
    ...change,
  });
const detail = async (broadcastId: string) => (await owner.call(routes.detail, { broadcastId })).results;
const count = async (audience: object) => (await owner.call(routes.count, { audience })).results;
const change = (route: string, broadcastId: string) => owner.call(route, { broadcastId, reason: '文案有误' });
const runJobs = async () => {
  while ((await runDueJobs(shop.db, broadcastJobs(shop.db, shop.config))) > 0);
};
const campaignOf = async (broadcastId: string) =>
  (
    await shop.db
      .selectFrom('marketing_send')
      .select('campaign')
      .where('id', '=', Number(broadcastId))
      .executeTakeFirstOrThrow()
  ).campaign;
const receiversOf = async (broadcastId: string) => {
  const { rows } = await sql<{ member_id: string; title: string; text: string }>`
    select member_id, title, text from message where key = ${`broadcast:${await campaignOf(broadcastId)}`}
    order by member_id`.execute(shop.db);
  return rows;
};
const textsTo = async (text: string) =>
  (
    await shop.db
      .selectFrom('demo_message')
      .select('recipient')
      .where('content', 'like', `${text}%`)
      .execute()
  ).map(({ recipient }) => recipient);
const gold = () => members.filter(({ card }) => card === 'GOLD');

describe('an audience', () => {
  it('is counted condition by condition as a recomputation counts it, with masked examples', async () => {
    const audience = { cards: ['GOLD', 'BLACK'], skinTypes: ['dry'], followedBrandId: brandId };
    const byCard = members.filter(({ card }) => card === 'GOLD' || card === 'BLACK');
    const bySkin = byCard.filter(({ skin }) => skin === 'dry');
    const chosen = bySkin.filter(({ isFollower }) => isFollower);
    const counted = await count(audience);
    expect(counted.steps.map((step: { members: number }) => step.members)).toEqual([
      byCard.length,
      bySkin.length,
      chosen.length,
    ]);
    expect(counted.members).toBe(chosen.length);
    expect(chosen.length).toBeGreaterThan(3);
    expect(counted.examples).toHaveLength(Math.min(10, chosen.length));
    for (const each of counted.examples) {
      expect(each.mobile).toMatch(/^13\d\*{4}\d{4}$/);
      expect(each.name).toContain('*');
    }
  });

  it('says how many each channel reaches, and why not the others', async () => {
    const { channels } = await count({ cards: ['GOLD', 'WHITE'] });
    const chosen = members.filter(({ card }) => card === 'GOLD' || card === 'WHITE');
    const by = Object.fromEntries(channels.map((each: { channel: string }) => [each.channel, each]));
    expect(by['message'].reached).toBe(chosen.filter(({ areOffersOff }) => !areOffersOff).length);
    expect(by['sms'].reached).toBe(chosen.filter(({ isSmsOn }) => isSmsOn).length);
    expect(by['email'].reached).toBe(chosen.filter(({ isEmailOn, email }) => isEmailOn && email).length);
    for (const { reached, refusals } of channels)
      expect(
        reached + refusals.reduce((sum: number, each: { members: number }) => sum + each.members, 0),
      ).toBe(chosen.length);
  });

  it('knows who bought in a time and who has not ordered since', async () => {
    const recent = await createOrder(shop.db, { minutesAgo: 5 * 1_440 });
    const old = await createOrder(shop.db, { minutesAgo: 40 * 1_440 });
    const { rows } = await sql<{ brand_id: string; category_id: string; id: string; top: string }>`
      select product.brand_id, product.category_id, product.id, coalesce(parent.parent_id, parent.id) as top
      from order_line line join sku on sku.id = line.sku_id join product on product.id = sku.product_id
        join category own on own.id = product.category_id join category parent on parent.id = own.parent_id
      where line.order_id = ${recent.orderId}`.execute(shop.db);
    const [bought] = rows;
    const among = async (audience: object) => (await count(audience)).members as number;
    for (const [by, id] of [
      ['brand', bought?.brand_id],
      ['category', bought?.category_id],
      ['category', bought?.top],
      ['product', bought?.id],
    ] as const) {
      expect(await among({ bought: { by, id, days: 30 } })).toBe(1);
      expect(await among({ bought: { by, id, days: 60 } })).toBe(2);
    }
    const all = await among({});
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    expect(await among({ notBoughtSince: daysAgo(20) })).toBe(all - 1);
    expect(await among({ notBoughtSince: daysAgo(50) })).toBe(all - 2);
    await sql`update member set state = 'locked' where id in (${recent.memberId}, ${old.memberId})`.execute(
      shop.db,
    );
  });

  it('of an unknown brand, product or coupon is refused', async () => {
    for (const audience of [
      { followedBrandId: 'nothing' },
      { bought: { by: 'product', id: 'nothing', days: 30 } },
      { unusedOfferId: 'nothing' },
    ]) {
      expect(await owner.call(routes.count, { audience })).toMatchObject({
        status: 409,
        errorCode: 'ADM9442E',
      });
      expect((await save({ audience })).errorCode).toBe('ADM9442E');
    }
  });
});

describe('a message', () => {
  it('goes once to each chosen member who allows it, with the own name, and counts who refused and who read it', async () => {
    const broadcastId = await saved();
    const allowed = gold().filter(({ areOffersOff }) => !areOffersOff);
    expect((await send(broadcastId)).results).toMatchObject({
      state: 'done',
      result: { members: allowed.length },
    });
    await runJobs();
    const received = await receiversOf(broadcastId);
    expect(received.map(({ member_id }) => member_id)).toEqual(allowed.map(({ id }) => id).toSorted());
    expect(received[0]).toMatchObject({ title: '四支新色', text: `会员${received[0]?.member_id}，新色到店` });
    const reader = allowed[0]?.id ?? '';
    await sql`update message set read_at = shop_now() where member_id = ${reader} and key like 'broadcast:%'`.execute(
      shop.db,
    );
    expect(await detail(broadcastId)).toMatchObject({
      state: 'done',
      sent: allowed.length,
      refused: gold().length - allowed.length,
      progress: [{ result: { read: 1, failed: 0, orders: 0 } }],
    });
    expect((await send(broadcastId, { version: 2 })).errorCode).toBe('ADM9443W');
    await runSend(shop.db, shop.config, Number(broadcastId));
    expect(await receiversOf(broadcastId)).toHaveLength(allowed.length);
  });

  it('asks each member again while it is sent', async () => {
    const broadcastId = await saved({ audience: { cards: ['WHITE'] } });
    await send(broadcastId);
    const late = members.find(({ card, areOffersOff }) => card === 'WHITE' && !areOffersOff);
    await sql`insert into privacy_switch (member_id, code, is_on) values (${late?.id}, 'offers', false)`.execute(
      shop.db,
    );
    await runJobs();
    expect((await receiversOf(broadcastId)).map(({ member_id }) => member_id)).not.toContain(late?.id);
    await sql`delete from privacy_switch where member_id = ${late?.id} and code = 'offers'`.execute(shop.db);
  });

  it('that is paused sends nothing until it goes on, and one that is stopped never', async () => {
    const broadcastId = await saved();
    await send(broadcastId);
    expect((await change(routes.pause, broadcastId)).errorCode).toBeNull();
    await runJobs();
    expect(await receiversOf(broadcastId)).toEqual([]);
    expect(await detail(broadcastId)).toMatchObject({ state: 'paused', sent: 0 });
    expect((await change(routes.resume, broadcastId)).errorCode).toBeNull();
    expect((await change(routes.resume, broadcastId)).errorCode).toBe('ADM9446W');
    await runJobs();
    expect(await detail(broadcastId)).toMatchObject({ state: 'done' });
    const other = await saved();
    await send(other);
    expect((await change(routes.stop, other)).errorCode).toBeNull();
    await runJobs();
    expect(await receiversOf(other)).toEqual([]);
    expect((await change(routes.resume, other)).errorCode).toBe('ADM9446W');
    expect((await change(routes.stop, '999999')).status).toBe(404);
  });

  it('waits for its time', async () => {
    const broadcastId = await saved();
    const at = new Date(Date.now() + 400 * 86_400_000).toISOString();
    expect((await send(broadcastId, { sendAt: at })).errorCode).toBe('ADM9442E');
    const now =
      (await sql<{ now: Date }>`select shop_now() as now`.execute(shop.db)).rows[0]?.now ?? new Date();
    const sendAt = new Date(now.getTime() + 3_600_000).toISOString();
    expect((await send(broadcastId, { sendAt })).results.state).toBe('done');
    await runJobs();
    expect(await detail(broadcastId)).toMatchObject({ state: 'scheduled', sent: 0 });
    await advanceClock(shop.db, 3_601);
    owner = await shop.signIn('OWNER');
    await runJobs();
    expect((await detail(broadcastId)).state).toBe('done');
  });

  it('counts paid orders of those who got it within three days', async () => {
    const broadcastId = await saved();
    await send(broadcastId);
    await runJobs();
    const [first, second] = await receiversOf(broadcastId);
    for (const [member, days] of [
      [first, 1],
      [second, 4],
    ] as const) {
      const { orderId } = await createOrder(shop.db);
      await sql`update shop_order set owner = ${`member:${member?.member_id}`},
        created_at = shop_now() + make_interval(days => ${days}::int) where id = ${orderId}`.execute(shop.db);
    }
    expect((await detail(broadcastId)).progress[0].result).toMatchObject({ orders: 1, paidFen: 100_00 });
  });
});

describe('a text', () => {
  it('waits for the morning at night, and goes only to who opted in', async () => {
    const broadcastId = await saved({ channel: 'sms', subject: '', text: '夜里写的', audience: {} });
    await moveToHour(shop.db, 22);
    owner = await shop.signIn('OWNER');
    await send(broadcastId);
    await runJobs();
    expect(await textsTo('夜里写的')).toEqual([]);
    const night = await detail(broadcastId);
    expect(night).toMatchObject({ state: 'sending', sent: 0 });
    expect(night.waitsUntil).toMatch(/T01:00:00.000Z$/);
    await moveToHour(shop.db, 9);
    await advanceClock(shop.db, 60);
    owner = await shop.signIn('OWNER');
    await runJobs();
    const allowed = members.filter(({ isSmsOn }) => isSmsOn).map(({ mobile }) => mobile);
    expect((await textsTo('夜里写的')).toSorted()).toEqual(allowed.toSorted());
    expect(await detail(broadcastId)).toMatchObject({
      state: 'done',
      sent: allowed.length,
      refused: (await count({})).members - allowed.length,
    });
  });

  it('of more than 1,000 charged texts needs a second person, who approves exactly what was written', async () => {
    const many = await createBroadcastMembers(shop.db, 1_800, brandId);
    members.push(...many.filter(({ isLocked }) => !isLocked));
    const allowed = members.filter(({ isSmsOn }) => isSmsOn).length;
    const draft = { channel: 'sms', subject: '', text: '花'.repeat(75), audience: {} };
    expect(allowed * 2).toBeGreaterThan(1_000);
    const broadcastId = await saved(draft);
    const asked = await send(broadcastId);
    expect(asked.results).toMatchObject({ state: 'waiting' });
    await runJobs();
    expect(await detail(broadcastId)).toMatchObject({ state: 'waiting', sent: 0 });
    const edited = await owner.call(routes.save, { broadcastId, version: 2, draft: draftOf(draft) });
    expect(edited.results).toMatchObject({ version: 3 });
    await sql`
      insert into staff_role_grant (staff_id, role_id)
      values (${await shop.staffIdOf('FINANCE')}, 'PRICING') on conflict do nothing`.execute(shop.db);
    const second = await shop.signIn('FINANCE');
    const { approvalId } = asked.results;
    expect((await second.call(approvalsRoutes.approve, { approvalId })).errorCode).not.toBeNull();
    const again = await send(broadcastId, { version: 3 });
    expect(
      (await owner.call(approvalsRoutes.approve, { approvalId: again.results.approvalId })).errorCode,
    ).toBe('ADM3003E');
    expect(
      (await second.call(approvalsRoutes.approve, { approvalId: again.results.approvalId })).errorCode,
    ).toBeNull();
    await Promise.all([1, 2, 3].map(() => runSend(shop.db, shop.config, Number(broadcastId))));
    await runJobs();
    const texts = await textsTo('花花花');
    expect([texts.length, new Set(texts).size]).toEqual([allowed, allowed]);
  });
});

describe('what is written', () => {
  it.each([
    [{ text: '{名字}，新色' }, 'ADM9442E'],
    [{ subject: '' }, 'ADM9442E'],
    [{ channel: 'sms', text: '{券名}', subject: '' }, 'ADM9442E'],
    [{ link: 'https://other.example/' }, /^CMN/],
    [{ link: '//other.example/' }, /^CMN/],
    [{ audience: { cards: ['NONE'] } }, /^CMN/],
  ])('is refused when it cannot be sent: %j', async (wrong, code) => {
    const reply = await save(wrong);
    expect(reply.errorCode).toEqual(typeof code === 'string' ? code : expect.stringMatching(code));
    expect(reply.status).toBeLessThan(500);
  });

  it('is saved over nobody else’s change, and not once it is sent', async () => {
    const broadcastId = await saved();
    const change = (version: number) =>
      owner.call(routes.save, { broadcastId, version, draft: draftOf({ name: '改名' }) });
    expect((await change(1)).results.version).toBe(2);
    expect((await change(1)).errorCode).toBe('ADM9441W');
    expect((await send(broadcastId)).errorCode).toBe('ADM9441W');
    expect((await send(broadcastId, { version: 2, expected: 1 })).errorCode).toBe('ADM9445W');
    await send(broadcastId, { version: 2 });
    expect((await change(3)).errorCode).toBe('ADM9443W');
    await runJobs();
  });

  it('can be tried at an own mobile, ten times', async () => {
    const broadcastId = await saved();
    const [member] = members;
    const test = (mobile: string | undefined) => owner.call(routes.test, { broadcastId, mobile });
    expect((await test('19900000000')).status).toBe(404);
    for (let left = 9; left >= 0; left -= 1) expect((await test(member?.mobile)).results).toEqual({ left });
    expect((await test(member?.mobile)).errorCode).toBe('ADM9447W');
    const email = await saved({ channel: 'email' });
    expect((await owner.call(routes.test, { broadcastId: email })).results).toEqual({ left: 9 });
    const [last] = await shop.db.selectFrom('demo_message').selectAll().where('kind', '=', 'email').execute();
    expect(last).toMatchObject({ recipient: 'owner@huarong.demo' });
  });
});
