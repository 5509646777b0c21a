import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

describe('changing the password', () => {
  const change = (body: object, session = me.session) => harness.call(routes.changePassword, body, session);

  it('needs the old one and signs out every other device', async () => {
    const other = await anotherDevice();
    const answer = await change({ oldPassword: b64(PASSWORD), password: b64(NEW) });
    expect(answer.results).toEqual({ signedOutDevices: 1 });
    expect([await isSignedIn(me.session), await isSignedIn(other)]).toEqual([null, 'CMN1039E']);
    expect((await harness.logIn(me.mobile, NEW)).status).toBe(200);
  });

  it.each([
    ['a wrong old one', { oldPassword: b64('wrong-1234'), password: b64(NEW) }, 'USR1001E'],
    ['a weak new one', { oldPassword: b64(PASSWORD), password: b64('abc') }, 'USR2003E'],
    ['the same again', { oldPassword: b64(PASSWORD), password: b64(PASSWORD) }, 'USR2004W'],
    ['neither old password nor code', { password: b64(NEW) }, 'CMN0001E'],
    ['a made-up code', { password: b64(NEW), smsCode: '123456', rToken: 'x' }, 'USR1007W'],
  ])('is refused with %s', async (_what, body, errorCode) => {
    expect((await change(body)).errorCode).toBe(errorCode);
    expect((await harness.logIn(me.mobile)).status).toBe(200);
  });

  it('locks after wrong old passwords', async () => {
    const guess = () => change({ oldPassword: b64('wrong-1234'), password: b64(NEW) });
    for (let time = 0; time < 5; time++) await guess();
    expect((await guess()).status).toBe(423);
  });

  it('accepts a code to the member’s own mobile, but not to another one', async () => {
    const { smsCode, rToken } = await harness.verifyMobile(me.mobile, 'account', me.session);
    const other = await harness.verifyMobile(newMobile(), 'bind', me.session);
    const byOther = { password: b64(NEW), smsCode: other.smsCode, rToken: other.rToken };
    expect((await change(byOther)).errorCode).toBe('USR1007W');
    expect((await change({ password: b64(NEW), smsCode, rToken })).results).toEqual({ signedOutDevices: 0 });
  });
});

describe('an e-mail address', () => {
  const verify = (body: object, session = me.session) => harness.call(routes.verifyEmail, body, session);
  const address = () => `new.${me.uid}@mail.example`;
  const requestCode = async (email: string) => {
    const sent = await verify({ email });
    return { email, rToken: sent.results['rToken'], code: await harness.codeFor(email.toLowerCase()) };
  };

  it('can be used for login once verified', async () => {
    const verification = await requestCode(address());
    expect((await verify({ ...verification, code: '000000' })).errorCode).toBe('USR1006E');
    expect((await verify(verification)).results).toEqual({ verified: true });
    expect((await harness.logIn(address())).results).toMatchObject({ UID: me.uid });
  });

  it('of another member is refused after verification, in capitals too', async () => {
    const taken = 'LIN.zhixia@mail.example';
    expect((await verify({ email: taken })).errorCode).toBeNull();
    await harness.advanceSeconds(61);
    const answer = await verify(await requestCode(taken));
    expect([answer.status, answer.errorCode]).toEqual([409, 'USR2002W']);
  });

  it('needs a recent login or a code to the current mobile', async () => {
    await harness.advanceSeconds(16 * 60);
    expect((await verify({ email: address() })).errorCode).toBe('USR2007W');
    const mobile = await harness.verifyMobile(me.mobile, 'account', me.session);
    expect((await harness.call(routes.verifyMobile, mobile, me.session)).results).toMatchObject({
      changed: false,
    });
    expect((await verify(await requestCode(address()))).results).toEqual({ verified: true });
  });
});

describe('a new mobile', () => {
  const verify = (body: object) => harness.call(routes.verifyMobile, body, me.session);
  const verifyCurrentMobile = async () =>
    (await verify(await harness.verifyMobile(me.mobile, 'account', me.session))).results[
      'stepToken'
    ] as string;

  it('replaces the current one after both are verified; other devices are signed out', async () => {
    const other = await anotherDevice();
    const stepToken = await verifyCurrentMobile();
    const next = newMobile();
    const answer = await verify({ ...(await harness.verifyMobile(next, 'bind', me.session)), stepToken });
    expect(answer.results).toEqual({
      maskedMobile: `${next.slice(0, 3)}****${next.slice(7)}`,
      changed: true,
    });
    expect([await isSignedIn(me.session), await isSignedIn(other)]).toEqual([null, 'CMN1039E']);
    expect((await harness.logIn(next)).results).toMatchObject({ UID: me.uid });
    expect((await harness.logIn(me.mobile)).errorCode).toBe('USR1001E');
  });

  it('is refused without the first step, with an unknown step, and when it is taken', async () => {
    const next = await harness.verifyMobile(newMobile(), 'bind', me.session);
    expect((await verify(next)).errorCode).toBe('USR1010W');
    expect((await verify({ ...next, stepToken: 'made-up' })).errorCode).toBe('USR1010W');
    const stepToken = await verifyCurrentMobile();
    const taken = await harness.verifyMobile('13800000001', 'bind', me.session);
    const answer = await verify({ ...taken, stepToken });
    expect([answer.status, answer.errorCode]).toEqual([409, 'USR2001W']);
    expect((await harness.logIn(me.mobile)).results).toMatchObject({ UID: me.uid });
    const free = await harness.verifyMobile(newMobile(), 'bind', me.session);
    expect((await verify({ ...free, stepToken })).results, 'the step allows another number').toMatchObject({
      changed: true,
    });
  });
});
