import { couponsAdminRoutes } from '@huarong/contract/admin/coupons';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { deliverOutbox } from '#platform/outbox';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { messageEventHandlers } from '../../messages/index.ts';
import { claimCoupon } from '../claim-coupon.ts';
import { listOffers, listOffersById } from '../coupons.queries.ts';
import { grantRegistrationCoupons } from '../grant-registration-coupons.ts';
import { couponTerms } from '../testing/coupon-terms.ts';
import { createMembers } from '../testing/create-members.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let marketer: StaffBrowser;
let members: string[];
beforeAll(async () => {
  shop = await openAdmin();
  marketer = await shop.signIn('MARKETER');
  members = await createMembers(shop.db, { from: 7_000_000_001, count: 6 });
}, 120_000);
afterAll(() => shop.close());

const save = (change: object = {}, edited: { offerId: string; version: number } | null = null) =>
  marketer.call(couponsAdminRoutes.save, {
    offerId: edited?.offerId ?? null,
    version: edited?.version ?? null,
    terms: couponTerms(change),
  });
const create = async (change: object = {}) => (await save(change)).results.offerId as string;
const publish = (offerId: string, version = 1) =>
  marketer.call(couponsAdminRoutes.publish, { offerId, version });
const createLive = async (change: object = {}) => {
  const offerId = await create(change);
  await publish(offerId);
  return offerId;
};
const detail = async (offerId: string) =>
  (await marketer.call(couponsAdminRoutes.detail, { offerId })).results;
const claim = (offerId: string, memberId = members[0]!) => claimCoupon(shop.db, memberId, { offerId });
const refusalOf = async (claimed: ReturnType<typeof claim>) => {
  const answer = await claimed;
  return answer.ok ? 'claimed' : answer.refusal.code;
};

describe('an offer', () => {
  it('is a draft that nobody can claim, then live, then stopped at once', async () => {
    const offerId = await create();
    expect(await refusalOf(claim(offerId))).toBe('coupon-not-found');
    expect(await detail(offerId)).toMatchObject({
      status: 'draft',
      version: 1,
      sentence: '满 300 减 40，全场商品，领后 7 天内有效，每人 1 张',
      updatedBy: expect.any(String),
    });
    expect((await publish(offerId)).results).toEqual({ version: 2, waiting: null });
    expect((await listOffers(shop.db, null)).map(({ id }) => id)).toContain(offerId);
    expect(await refusalOf(claim(offerId))).toBe('claimed');
    expect((await publish(offerId, 2)).errorCode).toBe('ADM9345W');
    await marketer.call(couponsAdminRoutes.stop, { offerId, reason: '预算用完' });
    expect(await refusalOf(claim(offerId, members[1]))).toBe('coupon-claim-closed');
    expect((await listOffers(shop.db, null)).map(({ id }) => id)).not.toContain(offerId);
    expect(await listOffersById(shop.db, [offerId])).toEqual([]);
    expect(await detail(offerId)).toMatchObject({ status: 'stopped', counts: { claimed: 1, usable: 1 } });
  });

  it('may cost points or be for birthdays, in the claim centre alone', async () => {
    const offerId = await createLive({ pointsPrice: 800, isForBirthday: true });
    expect(await detail(offerId)).toMatchObject({
      sentence: '满 300 减 40，全场商品，生日当月可领，每年一张，800 积分兑换，领后 7 天内有效，每人 1 张',
      terms: { pointsPrice: 800, isForBirthday: true },
    });
    expect((await listOffers(shop.db, null)).map(({ id }) => id)).not.toContain(offerId);
    expect(await listOffersById(shop.db, [offerId])).toEqual([]);
    for (const change of [{ pointsPrice: 800 }, { isForBirthday: true }])
      expect((await save({ ...change, way: 'given' })).message).toContain('只用于领券中心');
    for (const pointsPrice of [0, -1, 1.5, 1_000_001, '八百'])
      expect((await save({ pointsPrice })).status).toBe(400);
  });

  it('of new members is given only while it is live', async () => {
    const offerId = await createLive({ way: 'registration' });
    const coupons = () =>
      shop.db.selectFrom('coupon').select('member_id').where('offer_id', '=', offerId).execute();
    await transaction(shop.db, (tx) => grantRegistrationCoupons(tx, members[0]!));
    expect(await coupons()).toHaveLength(1);
    await marketer.call(couponsAdminRoutes.stop, { offerId, reason: '预算用完' });
    await transaction(shop.db, (tx) => grantRegistrationCoupons(tx, members[1]!));
    expect(await coupons()).toHaveLength(1);
  });

  it('once claimed may only be given more generously, and says what is fixed', async () => {
    const offerId = await createLive();
    await claim(offerId);
    const before = couponTerms();
    const change = (terms: object) =>
      marketer.call(couponsAdminRoutes.save, { offerId, version: 2, terms: { ...before, ...terms } });
    const stored = (await detail(offerId)).terms;
    const fixed = await change({ ...stored, thresholdFen: 200_00, total: 50 });
    expect([fixed.errorCode, fixed.message]).toEqual(['ADM9343W', '已有人领取，不能再改：门槛、总数只能加']);
    const more = await change({
      ...stored,
      total: 200,
      title: '冬日券',
      validity: { kind: 'days', days: 9 },
    });
    expect(more.results).toEqual({ offerId, version: 3 });
    expect(await detail(offerId)).toMatchObject({ title: '冬日券', total: 200 });
  });

  it('is not overwritten by the second of two editors', async () => {
    const offerId = await create();
    expect((await save({ title: '第一位' }, { offerId, version: 1 })).results.version).toBe(2);
    expect((await save({ title: '第二位' }, { offerId, version: 1 })).errorCode).toBe('ADM9341W');
    expect((await detail(offerId)).title).toBe('第一位');
  });

  it.each([
    [{ offer: { kind: 'amountOff', amount: 0 } }, '金额须大于 0'],
    [{ offer: { kind: 'percentOff', payPercent: 100, cap: 10 } }, '折扣须在 0.1 折到 9.9 折之间'],
    [{ offer: { kind: 'exchange', pay: 100 } }, '兑换券须指定商品'],
    [{ scope: { kind: 'brand', brandIds: ['no-such'] } }, '范围里没有这些编号：no-such'],
    [{ claimUntil: '2020-01-01T00:00:00Z' }, '领取的结束时间须晚于开始时间'],
    [{ way: 'code' }, '凭码领取的券须写 14 位券码'],
    [{ offer: { kind: 'amountOff', amount: 301_00 } }, '减的金额不能超过门槛'],
  ])('with wrong terms is refused in words: %j', async (change, reason) => {
    const before = await shop.db.selectFrom('coupon_offer').select('id').execute();
    const reply = await save(change);
    expect([reply.status, reply.message]).toEqual([409, `不能这样写：${reason}`]);
    expect(await shop.db.selectFrom('coupon_offer').select('id').execute()).toHaveLength(before.length);
  });

  it('is released in parts at the hours that staff set, and the hours may change after claims', async () => {
    const every = (minutes: number) => ({
      hours: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22],
      minutes,
      quantity: 1,
    });
    expect((await save({ drops: every(121) })).message).toContain('须在 24:00 前结束');
    expect((await save({ drops: { hours: [24], minutes: 60, quantity: 1 } })).status).toBeGreaterThanOrEqual(
      400,
    );
    expect((await save({ drops: every(120), way: 'given' })).message).toContain('领券中心');
    const offerId = await createLive({ drops: every(120) });
    expect(await refusalOf(claim(offerId))).toBe('claimed');
    expect(await refusalOf(claim(offerId, members[1]!))).toBe('coupon-gone');
    const { terms, version } = await detail(offerId);
    expect(terms.drops).toEqual(every(120));
    await marketer.call(couponsAdminRoutes.save, {
      offerId,
      version,
      terms: { ...terms, drops: { ...every(120), quantity: 2 } },
    });
    expect(await refusalOf(claim(offerId, members[1]!))).toBe('claimed');
    expect((await listOffers(shop.db, null)).map(({ id }) => id)).not.toContain(offerId);
  });

  it('with a code of another offer is refused', async () => {
    await create({ way: 'code', code: 'WINTER2026HRNG' });
    expect((await save({ way: 'code', code: 'winter2026hrng' })).errorCode).toBe('ADM9344W');
  });

  it('is found by its words, its code and the order that used it', async () => {
    const offerId = await createLive({ title: '香氛小样兑换', way: 'code', code: 'XIANGFEN202699' });
    const found = async (input: object) =>
      (await marketer.call(couponsAdminRoutes.list, input)).results.rows.map(
        (row: { offerId: string }) => row.offerId,
      );
    for (const q of ['小样', 'xiangfen202699']) expect(await found({ q })).toEqual([offerId]);
    expect(await found({ tab: 'codes', q: '小样' })).toEqual([offerId]);
    expect(await found({ tab: 'given', q: '小样' })).toEqual([]);
    const { tabs } = (await marketer.call(couponsAdminRoutes.list, {})).results;
    expect(tabs.all).toBeGreaterThan(tabs.codes);
  });
});

describe('voiding claimed coupons', () => {
  const stateOf = async (memberId: string, offerId: string) =>
    shop.db
      .selectFrom('coupon')
      .select(['id', 'state', 'void_reason'])
      .where('member_id', '=', memberId)
      .where('offer_id', '=', offerId)
      .executeTakeFirstOrThrow();

  it('leaves those that an unpaid order holds, and writes to the others why', async () => {
    const offerId = await createLive();
    for (const memberId of members.slice(0, 3)) await claim(offerId, memberId);
    await shop.db
      .updateTable('coupon')
      .set({ state: 'held', order_id: '202611170000000001', saved_fen: 4_000 })
      .where('offer_id', '=', offerId)
      .where('member_id', '=', members[2]!)
      .execute();
    const reply = await marketer.call(couponsAdminRoutes.void, { offerId, reason: '面额写错' });
    expect(reply.results).toEqual({ voided: 2, held: 1, left: 0 });
    expect(await stateOf(members[0]!, offerId)).toMatchObject({ state: 'void', void_reason: '面额写错' });
    expect(await stateOf(members[2]!, offerId)).toMatchObject({ state: 'held' });
    const handlers = messageEventHandlers(shop.db, shop.config);
    while ((await deliverOutbox(shop.db, handlers)) > 0);
    const messages = await sql<{ member_id: string }>`
      select member_id from message where title = '一张优惠券已作废'
        and text like '%原因：面额写错%'`.execute(shop.db);
    expect(messages.rows.map(({ member_id }) => member_id).sort()).toEqual(members.slice(0, 2));
    expect((await marketer.call(couponsAdminRoutes.void, { offerId, reason: '再来' })).results).toEqual({
      voided: 0,
      held: 1,
      left: 0,
    });
  });

  it('of one member leaves the others', async () => {
    const offerId = await createLive();
    for (const memberId of members.slice(0, 2)) await claim(offerId, memberId);
    const { id: couponId } = await stateOf(members[0]!, offerId);
    const voidOne = () => marketer.call(couponsAdminRoutes.void, { offerId, couponId, reason: '误领' });
    expect((await voidOne()).results.voided).toBe(1);
    expect((await voidOne()).errorCode).toBe('ADM9347W');
    const { rows } = (await marketer.call(couponsAdminRoutes.records, { offerId })).results;
    expect(
      rows.map(({ state, mobile, voidReason }: Record<string, string>) => [state, mobile, voidReason]),
    ).toEqual(
      expect.arrayContaining([
        ['usable', expect.stringMatching(/^150\*{4}/), null],
        ['void', expect.stringMatching(/^150\*{4}/), '误领'],
      ]),
    );
    const used = await marketer.call(couponsAdminRoutes.records, { offerId, state: 'void', size: 1 });
    expect([used.results.rows.length, used.results.next]).toEqual([1, null]);
  });
});
