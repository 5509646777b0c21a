import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aMobile,
  b64,
  type Desk,
  openDesk,
  PASSWORD,
  type Proof,
  routes,
} from '../testing/identity-harness.ts';

let desk: Desk;
let me: { mobile: string; uid: string };
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());
/** A member of their own for each test, who then orders twice without signing in. */
beforeEach(async () => {
  const mobile = aMobile();
  const { results } = await desk.call(routes.register, {
    ...(await desk.prove(mobile, 'register')),
    password: b64(PASSWORD),
    agreed: true,
  });
  me = { mobile, uid: results['UID'] as string };
  await orderAsGuest(mobile);
  await orderAsGuest(mobile);
  await desk.later(61);
});

const orderAsGuest = (mobile: string) =>
  sql`insert into shop_order (id, owner, guest_mobile, kind, source, payment_code, goods_fen, payable_fen, arithmetic,
      recipient, delivery, quote_hash, created_at)
    values (${String(randomInt(1e8, 1e9)).repeat(2)}, ${`guest:${mobile}`}, ${mobile}, 'ordinary', 'cart', 'ALIPAY', 1000, 1000,
      '[]', '{}', '{}', 'x', shop_now())`.execute(desk.db);
const ordersOf = async (memberId: string) =>
  (await sql`select id from shop_order where owner = ${`member:${memberId}`}`.execute(desk.db)).rows.length;
const claim = (body: object, proof: Proof) => desk.call(routes.claimGuestOrders, body, proof);
const byPassword = async (mobile = me.mobile) => {
  const { results } = await desk.logIn(mobile);
  return { offer: results['guestOrders'], proof: { token: results['Token'] as string } };
};
const byCode = async (mobile = me.mobile) => {
  const { results } = await desk.call(routes.login, await desk.prove(mobile, 'login'));
  const offer = results['guestOrders'] as { count: number; claimToken: string };
  return { offer, proof: { token: results['Token'] as string } };
};

describe('orders placed as a guest with the mobile of an account', () => {
  it('are offered to who signs in by a code, and taken with one click, once', async () => {
    const { offer, proof } = await byCode();
    expect(offer).toEqual({ count: 2, claimToken: expect.any(String) });
    expect(await ordersOf(me.uid)).toBe(0);
    expect((await claim({ claimToken: offer.claimToken }, proof)).results).toEqual({ claimedOrders: 2 });
    expect(await ordersOf(me.uid)).toBe(2);
    expect((await claim({ claimToken: offer.claimToken }, proof)).errorCode).toBe('USR1010W');
    expect((await byPassword()).offer).toBeUndefined();
  });

  it('are offered to who signs in by password, and taken only with a code to the mobile', async () => {
    const { offer, proof } = await byPassword();
    expect(offer).toEqual({ count: 2 });
    const { results } = await claim({}, proof);
    expect(results).toMatchObject({ resendSeconds: 60, maskedMobile: expect.stringContaining('****') });
    const rToken = results['rToken'];
    expect((await claim({ smsCode: '000000', rToken }, proof)).errorCode).toBe('USR1006E');
    expect(await ordersOf(me.uid)).toBe(0);
    const smsCode = await desk.codeFor(me.mobile);
    expect((await claim({ smsCode, rToken }, proof)).results).toEqual({ claimedOrders: 2 });
    expect(await ordersOf(me.uid)).toBe(2);
  });

  it('are not taken with the token of somebody else, a made-up one, too late, or by a visitor', async () => {
    const { offer } = await byCode();
    const stranger = (await byPassword('13800000001')).proof;
    for (const claimToken of [offer.claimToken, 'made-up'])
      expect((await claim({ claimToken }, stranger)).errorCode).toBe('USR1010W');
    expect((await claim({ claimToken: 'x' }, {})).errorCode).toBe('2550');
    await desk.later(61);
    const again = await byCode();
    await desk.later(1_800);
    expect((await claim({ claimToken: again.offer.claimToken }, again.proof)).errorCode).toBe('USR1010W');
    expect(await ordersOf(me.uid)).toBe(0);
  });

  it('come along by themselves with an account that is opened with the mobile', async () => {
    const mobile = aMobile();
    await orderAsGuest(mobile);
    const { offer } = await byCode(mobile);
    expect(offer).toBeUndefined();
    const owner = sql<string>`(select 'member:' || id from member where mobile = ${mobile})`;
    const { rows } = await sql`select id from shop_order where owner = ${owner}`.execute(desk.db);
    expect(rows).toHaveLength(1);
  });
});
