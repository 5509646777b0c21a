import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guestOwner, memberOwner } from '#platform/context';
import { transaction } from '#platform/database';
import { onPostgres } from '../../testing/index.ts';
import { grantRegistrationCoupons } from './coupons/index.ts';
import { createCouponOffer } from './coupons/testing/create-coupon-offer.ts';
import { authorizeAtProvider } from './identity/testing/authorize-at-provider.ts';
import {
  b64,
  type IdentityHarness,
  newMobile,
  openIdentityHarness,
  PASSWORD,
  routes,
} from './identity/testing/identity-harness.ts';

let harness: IdentityHarness;
beforeAll(async () => {
  harness = await openIdentityHarness();
  await createCouponOffer(harness.db, {
    id: 'welcome',
    total: 5_000,
    title: '新会员首单礼券',
    is_for_first_order: true,
    is_granted_at_registration: true,
    is_on_offer: false,
    claim_until: new Date(Date.now() + 400 * 86_400_000),
  });
});
afterAll(() => harness.close());
beforeEach(() => harness.advanceSeconds(3_600));

const register = async (mobile = newMobile()) => {
  const { results } = await harness.call(routes.register, {
    ...(await harness.verifyMobile(mobile, 'register')),
    password: b64(PASSWORD),
    agreed: true,
  });
  return results;
};
const logInByCode = async (mobile = newMobile()) =>
  (await harness.call(routes.login, await harness.verifyMobile(mobile, 'login'))).results;
async function bindAtProvider() {
  const social = (body: object) => harness.call(routes.socialLogin, { provider: 'wechat', ...body });
  const start = await social({ historyLocation: '/' });
  const { code, state, iss } = await authorizeAtProvider(
    harness.app,
    start.results['authorizeUrl'] as string,
    'demo-zhixia',
  );
  const { stepToken } = (await social({ code, state, iss })).results;
  const verified = await harness.verifyMobile(newMobile(), 'bind');
  return (await harness.call(routes.bind, { stepToken, ...verified })).results;
}
const couponsOf = async ({ Token }: Record<string, unknown>) => {
  const answer = await harness.app.inject({
    url: '/v2/myaccount/coupon/list/1/10?valid=1',
    headers: { token: Token as string },
  });
  return (answer.json().results.list as { title: string }[]).map(({ title }) => title);
};
const insertOrder = (owner: string, mobile: string) =>
  sql`insert into shop_order (id, owner, guest_mobile, kind, source, payment_code, goods_fen, payable_fen, arithmetic,
      recipient, delivery, quote_hash, created_at)
    values (${String(randomInt(1e8, 1e9)).repeat(2)}, ${owner}, ${mobile}, 'ordinary', 'cart', 'ALIPAY', 1000, 1000,
      '[]', '{}', '{}', 'x', shop_now())`.execute(harness.db);

describe('the coupon of new members', () => {
  it.each([
    ['mobile, code and password', register],
    ['mobile and code', logInByCode],
    ['a third party', bindAtProvider],
  ])('is given to an account registered with %s, and counted', async (_way, create) => {
    const member = await create();
    expect(await couponsOf(member)).toEqual(['新会员首单礼券']);
    const info = await harness.call(routes.userInfo, {}, { token: member['Token'] as string });
    expect(info.results).toMatchObject({ couponCount: 1, hasOrdered: false });
  });

  it('is given once, also when the grant runs again or the member logs in', async () => {
    const mobile = newMobile();
    const member = await register(mobile);
    await transaction(harness.db, (tx) => grantRegistrationCoupons(tx, member['UID'] as string));
    await harness.advanceSeconds(61);
    expect(await couponsOf(await logInByCode(mobile))).toHaveLength(1);
  });

  it('is not for an account that takes over guest orders, which are its first', async () => {
    const mobile = newMobile();
    await insertOrder(guestOwner(mobile), mobile);
    const member = await register(mobile);
    expect(member['claimedOrders']).toBe(1);
    expect(await couponsOf(member)).toEqual([]);
    const info = await harness.call(routes.userInfo, {}, { token: member['Token'] as string });
    expect(info.results).toMatchObject({ hasOrdered: true });
  });

  it('does not keep anyone from registering when none is left', async () => {
    await harness.db
      .updateTable('coupon_offer')
      .set({ claimed: sql`total` })
      .where('id', '=', 'welcome')
      .execute();
    const member = await register();
    expect(member['UID']).toMatch(/^\d{10}$/);
    expect(await couponsOf(member)).toEqual([]);
    await harness.db.updateTable('coupon_offer').set({ claimed: 0 }).where('id', '=', 'welcome').execute();
  });
});

describe('an offer for the first order', () => {
  it('is listed for visitors and new members, and not for who has ordered', async () => {
    await createCouponOffer(harness.db, {
      id: 'first',
      is_for_first_order: true,
      claim_until: new Date(Date.now() + 400 * 86_400_000),
    });
    const listed = async (token?: unknown) =>
      (
        await harness.app.inject({
          url: '/v2/myaccount/coupon/deposit',
          ...(token !== undefined && { headers: { token: token as string } }),
        })
      )
        .json()
        .results.list.map(({ offerId }: { offerId: string }) => offerId);
    const mobile = newMobile();
    const member = await register(mobile);
    expect(await listed()).toContain('first');
    expect(await listed(member['Token'])).toContain('first');
    await insertOrder(memberOwner(member['UID'] as string), mobile);
    expect(await listed(member['Token'])).not.toContain('first');
  });
});

onPostgres('the last coupon of new members', () => {
  it('is given to one of those who register at once; all of them are registered', async () => {
    const members = await Promise.all([1, 2, 3, 4].map(() => harness.verifyMobile(newMobile(), 'login')));
    await harness.db
      .updateTable('coupon_offer')
      .set({ claimed: sql`total - 1` })
      .where('id', '=', 'welcome')
      .execute();
    const answers = await Promise.all(members.map((verified) => harness.call(routes.login, verified)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const coupons = await Promise.all(answers.map(({ results }) => couponsOf(results)));
    expect(coupons.flat()).toHaveLength(1);
  });
});
