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
let me: { mobile: string; uid: string; session: CallerHeaders };
beforeAll(async () => {
  harness = await openIdentityHarness();
});
afterAll(() => harness.close());
/** Each test has its own member, signed in, with a password. */
beforeEach(async () => {
  const mobile = newMobile();
  const { results } = await harness.call(routes.register, {
    ...(await harness.verifyMobile(mobile, 'register')),
    password: b64(PASSWORD),
    agreed: true,
  });
  await harness.advanceSeconds(61);
  me = { mobile, uid: results['UID'] as string, session: { token: results['Token'] as string } };
});

const NEW = 'Baihua-2027';
const isSignedIn = async (session: CallerHeaders) =>
  (await harness.call(routes.userInfo, {}, session)).errorCode;
const anotherDevice = async () => ({ token: (await harness.logIn(me.mobile)).results['Token'] as string });
const linkOf = async (to: string) => {
  const message = (await harness.outbox()).find((sent) => sent.to === to && sent.text.includes('reset?p='));
  return /reset\?p=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? 'none';
};
const reset = (body: object) => harness.call(routes.resetPassword, { password: b64(NEW), ...body });

describe('a forgotten password', () => {
  const forgot = (loginId: string) => harness.call(routes.forgotPassword, { loginId: b64(loginId) });

  it('is reset by the link once, and every device is signed out', async () => {
    const other = await anotherDevice();
    expect((await forgot(me.mobile)).results).toEqual({ expireSeconds: 1_800 });
    const p = await linkOf(me.mobile);
    expect((await reset({ p })).results).toEqual({ signedOutDevices: 2 });
    expect([await isSignedIn(me.session), await isSignedIn(other)]).toEqual(['CMN1039E', 'CMN1039E']);
    expect((await harness.logIn(me.mobile)).errorCode).toBe('USR1001E');
    expect((await harness.logIn(me.mobile, NEW)).results).toMatchObject({ UID: me.uid });
    expect((await reset({ p })).errorCode).toBe('USR2005W');
  });

  it('has a link that is valid for thirty minutes and ignores the caller’s Host header', async () => {
    await harness.call(routes.forgotPassword, { loginId: b64(me.mobile) }, { host: 'evil.example' });
    const p = await linkOf(me.mobile);
    expect((await harness.outbox())[0]!.text).toContain('http://127.0.0.1:8080/forgetPassword/reset?p=');
    await harness.advanceSeconds(1_800);
    expect((await reset({ p })).errorCode).toBe('USR2005W');
  });

  it('sends the link by e-mail to a member with a verified address', async () => {
    await forgot('13800000002');
    expect((await harness.outbox())[0]).toMatchObject({ kind: 'email', to: 'lin.zhixia@mail.example' });
  });

  it('is answered alike for an unknown account, without sending anything', async () => {
    const before = (await harness.outbox()).length;
    for (const loginId of ['13811111111', 'nobody@mail.example', 'no login id at all', 'a\u0000b'])
      expect((await forgot(loginId)).results).toEqual({ expireSeconds: 1_800 });
    expect(await harness.outbox()).toHaveLength(before);
  });

  it('has a limit on requests', async () => {
    await forgot(me.mobile);
    expect(await forgot(me.mobile)).toMatchObject({ status: 429, errorCode: 'USR1009W' });
  });

  it('is reset by a code, which lifts the lock', async () => {
    for (let time = 0; time < 5; time++)
      await harness.logIn(me.mobile, 'wrong-1234', await harness.captcha());
    expect((await harness.logIn(me.mobile)).status).toBe(423);
    const verification = await harness.verifyMobile(me.mobile, 'reset');
    expect((await reset({ ...verification, smsCode: '000000' })).errorCode).toBe('USR1006E');
    expect((await reset(verification)).results).toEqual({ signedOutDevices: 1 });
    expect((await harness.logIn(me.mobile, NEW)).status).toBe(200);
  });

  it.each([
    ['a weak password', { p: 'x', password: b64('abc') }, 'USR2003E'],
    ['a made-up link', { p: 'made-up' }, 'USR2005W'],
    ['a link of junk', { p: "' or 1=1" }, 'CMN0001E'],
    ['neither link nor code', {}, 'CMN0001E'],
  ])('is not reset with %s', async (_what, body, errorCode) => {
    expect((await reset(body)).errorCode).toBe(errorCode);
    expect((await harness.logIn(me.mobile)).status).toBe(200);
  });

  it('is not reset by the token of another step', async () => {
    const { results } = await harness.logIn('13800000005');
    expect((await reset({ p: results['riskToken'] })).errorCode).toBe('USR2005W');
  });

  it('has a link that is stored only as a hash', async () => {
    await forgot(me.mobile);
    const p = await linkOf(me.mobile);
    expect(JSON.stringify(await harness.db.selectFrom('login_step').selectAll().execute())).not.toContain(p);
  });
});

onPostgres('fifty concurrent resets with one link', () => {
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
