import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guestOwner, memberOwner, memberOwnerOfColumn } from '#platform/context';
import {
  b64,
  type CallerHeaders,
  type IdentityHarness,
  newMobile,
  openIdentityHarness,
  PASSWORD,
  routes,
} from '../testing/identity-harness.ts';

let harness: IdentityHarness;
let me: { mobile: string; uid: string };
beforeAll(async () => {
  harness = await openIdentityHarness();
});
afterAll(() => harness.close());
/** Each test has its own member, who then orders twice as a guest. */
beforeEach(async () => {
  const mobile = newMobile();
  const { results } = await harness.call(routes.register, {
    ...(await harness.verifyMobile(mobile, 'register')),
    password: b64(PASSWORD),
    agreed: true,
  });
  me = { mobile, uid: results['UID'] as string };
  await orderAsGuest(mobile);
  await orderAsGuest(mobile);
  await harness.advanceSeconds(61);
});

const orderAsGuest = (mobile: string) =>
  sql`insert into shop_order (id, owner, guest_mobile, kind, source, payment_code, goods_fen, payable_fen, arithmetic,
      recipient, delivery, quote_hash, created_at)
    values (${String(randomInt(1e8, 1e9)).repeat(2)}, ${guestOwner(mobile)}, ${mobile}, 'ordinary', 'cart', 'ALIPAY', 1000, 1000,
      '[]', '{}', '{}', 'x', shop_now())`.execute(harness.db);
const ordersOf = async (memberId: string) =>
  (await sql`select id from shop_order where owner = ${memberOwner(memberId)}`.execute(harness.db)).rows
    .length;
const claim = (body: object, session: CallerHeaders) => harness.call(routes.claimGuestOrders, body, session);
const logInByPassword = async (mobile = me.mobile) => {
  const { results } = await harness.logIn(mobile);
  return { offer: results['guestOrders'], session: { token: results['Token'] as string } };
};
const logInByCode = async (mobile = me.mobile) => {
  const { results } = await harness.call(routes.login, await harness.verifyMobile(mobile, 'login'));
  const offer = results['guestOrders'] as { count: number; claimToken: string };
  return { offer, session: { token: results['Token'] as string } };
};

describe('guest orders with the mobile of an account', () => {
  it('are offered after a login by code and claimed once with the claim token', async () => {
    const { offer, session } = await logInByCode();
    expect(offer).toEqual({ count: 2, claimToken: expect.any(String) });
    expect(await ordersOf(me.uid)).toBe(0);
    expect((await claim({ claimToken: offer.claimToken }, session)).results).toEqual({ claimedOrders: 2 });
    expect(await ordersOf(me.uid)).toBe(2);
    expect((await claim({ claimToken: offer.claimToken }, session)).errorCode).toBe('USR1010W');
    expect((await logInByPassword()).offer).toBeUndefined();
  });

  it('are offered after a login by password and claimed only with a code to the mobile', async () => {
    const { offer, session } = await logInByPassword();
    expect(offer).toEqual({ count: 2 });
    const { results } = await claim({}, session);
    expect(results).toMatchObject({ resendSeconds: 60, maskedMobile: expect.stringContaining('****') });
    const rToken = results['rToken'];
    expect((await claim({ smsCode: '000000', rToken }, session)).errorCode).toBe('USR1006E');
    expect(await ordersOf(me.uid)).toBe(0);
    const smsCode = await harness.codeFor(me.mobile);
    expect((await claim({ smsCode, rToken }, session)).results).toEqual({ claimedOrders: 2 });
    expect(await ordersOf(me.uid)).toBe(2);
  });

  it('are not claimed with a foreign, unknown or expired token, or by a visitor', async () => {
    const { offer } = await logInByCode();
    const otherMember = (await logInByPassword('13800000001')).session;
    for (const claimToken of [offer.claimToken, 'made-up'])
      expect((await claim({ claimToken }, otherMember)).errorCode).toBe('USR1010W');
    expect((await claim({ claimToken: 'x' }, {})).errorCode).toBe('2550');
    await harness.advanceSeconds(61);
    const again = await logInByCode();
    await harness.advanceSeconds(1_800);
    expect((await claim({ claimToken: again.offer.claimToken }, again.session)).errorCode).toBe('USR1010W');
    expect(await ordersOf(me.uid)).toBe(0);
  });

  it('are claimed automatically when an account is created with the mobile', async () => {
    const mobile = newMobile();
    await orderAsGuest(mobile);
    const { offer } = await logInByCode(mobile);
    expect(offer).toBeUndefined();
    const owner = sql<string>`(select ${memberOwnerOfColumn('id')} from member where mobile = ${mobile})`;
    const { rows } = await sql`select id from shop_order where owner = ${owner}`.execute(harness.db);
    expect(rows).toHaveLength(1);
  });
});
