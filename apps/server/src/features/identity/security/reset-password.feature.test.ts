import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../testing/index.ts';
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
let me: { mobile: string; uid: string; proof: CallerHeaders };
beforeAll(async () => {
  harness = await openIdentityHarness();
});
afterAll(() => harness.close());
/** A member of their own for each test, signed in, with a password. */
beforeEach(async () => {
  const mobile = newMobile();
  const { results } = await harness.call(routes.register, {
    ...(await harness.verifyMobile(mobile, 'register')),
    password: b64(PASSWORD),
    agreed: true,
  });
  await harness.advanceSeconds(61);
  me = { mobile, uid: results['UID'] as string, proof: { token: results['Token'] as string } };
});

const NEW = 'Baihua-2027';
const isSignedIn = async (proof: CallerHeaders) => (await harness.call(routes.userInfo, {}, proof)).errorCode;
const anotherDevice = async () => ({ token: (await harness.logIn(me.mobile)).results['Token'] as string });
const linkOf = async (to: string) => {
  const message = (await harness.outbox()).find((sent) => sent.to === to && sent.text.includes('reset?p='));
  return /reset\?p=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? 'none';
};
const reset = (body: object) => harness.call(routes.resetPassword, { password: b64(NEW), ...body });

describe('a forgotten password', () => {
  const forgot = (loginId: string) => harness.call(routes.forgotPassword, { loginId: b64(loginId) });

  it('is set anew by the link, once; every device is signed out', async () => {
    const other = await anotherDevice();
    expect((await forgot(me.mobile)).results).toEqual({ expireSeconds: 1_800 });
    const p = await linkOf(me.mobile);
    expect((await reset({ p })).results).toEqual({ signedOutDevices: 2 });
    expect([await isSignedIn(me.proof), await isSignedIn(other)]).toEqual(['CMN1039E', 'CMN1039E']);
    expect((await harness.logIn(me.mobile)).errorCode).toBe('USR1001E');
    expect((await harness.logIn(me.mobile, NEW)).results).toMatchObject({ UID: me.uid });
    expect((await reset({ p })).errorCode).toBe('USR2005W');
  });

  it('the link is good for thirty minutes, and names our own address whatever the caller’s Host says', async () => {
    await harness.call(routes.forgotPassword, { loginId: b64(me.mobile) }, { host: 'evil.example' });
    const p = await linkOf(me.mobile);
    expect((await harness.outbox())[0]!.text).toContain('http://127.0.0.1:8080/forgetPassword/reset?p=');
    await harness.advanceSeconds(1_800);
    expect((await reset({ p })).errorCode).toBe('USR2005W');
  });

  it('goes by mail to who has proved an address', async () => {
    await forgot('13800000002');
    expect((await harness.outbox())[0]).toMatchObject({ kind: 'email', to: 'lin.zhixia@mail.example' });
  });

  it('is answered alike for an account that does not exist, and sends nothing', async () => {
    const before = (await harness.outbox()).length;
    for (const loginId of ['13811111111', 'nobody@mail.example', 'no login id at all', 'a\u0000b'])
      expect((await forgot(loginId)).results).toEqual({ expireSeconds: 1_800 });
    expect(await harness.outbox()).toHaveLength(before);
  });

  it('cannot be asked for again and again', async () => {
    await forgot(me.mobile);
    expect(await forgot(me.mobile)).toMatchObject({ status: 429, errorCode: 'USR1009W' });
  });

  it('is set anew by a code as well, and lifts the lock of wrong guesses', async () => {
    for (let time = 0; time < 5; time++)
      await harness.logIn(me.mobile, 'wrong-1234', await harness.captcha());
    expect((await harness.logIn(me.mobile)).status).toBe(423);
    const proof = await harness.verifyMobile(me.mobile, 'reset');
    expect((await reset({ ...proof, smsCode: '000000' })).errorCode).toBe('USR1006E');
    expect((await reset(proof)).results).toEqual({ signedOutDevices: 1 });
    expect((await harness.logIn(me.mobile, NEW)).status).toBe(200);
  });

  it.each([
    ['a weak password', { p: 'x', password: b64('abc') }, 'USR2003E'],
    ['a made-up link', { p: 'made-up' }, 'USR2005W'],
    ['a link of junk', { p: "' or 1=1" }, 'CMN0001E'],
    ['nothing to prove it by', {}, 'CMN0001E'],
  ])('stays as it is with %s', async (_what, body, errorCode) => {
    expect((await reset(body)).errorCode).toBe(errorCode);
    expect((await harness.logIn(me.mobile)).status).toBe(200);
  });

  it('is not set by the token of another step', async () => {
    const { results } = await harness.logIn('13800000005');
    expect((await reset({ p: results['riskToken'] })).errorCode).toBe('USR2005W');
  });

  it('the link stands nowhere in the tables that outlive the demo', async () => {
    await forgot(me.mobile);
    const p = await linkOf(me.mobile);
    expect(JSON.stringify(await harness.db.selectFrom('login_step').selectAll().execute())).not.toContain(p);
  });
});

onPostgres('fifty at the same moment with one link', () => {
  it('set the password once', async () => {
    await harness.call(routes.forgotPassword, { loginId: b64(me.mobile) });
    const p = await linkOf(me.mobile);
    const tries = Array.from({ length: 50 }, (_none, index) =>
      reset({ p, password: b64(`Baihua-${2000 + index}`) }),
    );
    const won = (await Promise.all(tries)).filter(({ errorCode }) => errorCode === null);
    expect(won).toHaveLength(1);
  });
});
