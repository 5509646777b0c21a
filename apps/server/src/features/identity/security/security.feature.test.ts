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

describe('changing the password', () => {
  const change = (body: object, proof = me.proof) => harness.call(routes.changePassword, body, proof);

  it('takes the old one, signs out every other device and keeps this one', async () => {
    const other = await anotherDevice();
    const answer = await change({ oldPassword: b64(PASSWORD), password: b64(NEW) });
    expect(answer.results).toEqual({ signedOutDevices: 1 });
    expect([await isSignedIn(me.proof), await isSignedIn(other)]).toEqual([null, 'CMN1039E']);
    expect((await harness.logIn(me.mobile, NEW)).status).toBe(200);
  });

  it.each([
    ['a wrong old one', { oldPassword: b64('wrong-1234'), password: b64(NEW) }, 'USR1001E'],
    ['a weak new one', { oldPassword: b64(PASSWORD), password: b64('abc') }, 'USR2003E'],
    ['the same again', { oldPassword: b64(PASSWORD), password: b64(PASSWORD) }, 'USR2004W'],
    ['no proof at all', { password: b64(NEW) }, 'CMN0001E'],
    ['a made-up code', { password: b64(NEW), smsCode: '123456', rToken: 'x' }, 'USR1007W'],
  ])('is refused with %s', async (_what, body, errorCode) => {
    expect((await change(body)).errorCode).toBe(errorCode);
    expect((await harness.logIn(me.mobile)).status).toBe(200);
  });

  it('cannot be used to guess the old one', async () => {
    const guess = () => change({ oldPassword: b64('wrong-1234'), password: b64(NEW) });
    for (let time = 0; time < 5; time++) await guess();
    expect((await guess()).status).toBe(423);
  });

  it('takes a code to the member’s own mobile from who has no password, and not somebody else’s code', async () => {
    const { smsCode, rToken } = await harness.verifyMobile(me.mobile, 'account', me.proof);
    const other = await harness.verifyMobile(newMobile(), 'account', me.proof);
    const byOther = { password: b64(NEW), smsCode: other.smsCode, rToken: other.rToken };
    expect((await change(byOther)).errorCode).toBe('USR1007W');
    expect((await change({ password: b64(NEW), smsCode, rToken })).results).toEqual({ signedOutDevices: 0 });
  });
});

describe('an e-mail address', () => {
  const verify = (body: object, proof = me.proof) => harness.call(routes.verifyEmail, body, proof);
  const address = () => `new.${me.uid}@mail.example`;
  const prove = async (email: string) => {
    const sent = await verify({ email });
    return { email, rToken: sent.results['rToken'], code: await harness.codeFor(email.toLowerCase()) };
  };

  it('is the member’s once proved, and a way in from then on', async () => {
    const proof = await prove(address());
    expect((await verify({ ...proof, code: '000000' })).errorCode).toBe('USR1006E');
    expect((await verify(proof)).results).toEqual({ verified: true });
    expect((await harness.logIn(address())).results).toMatchObject({ UID: me.uid });
  });

  it('of somebody else stays theirs, in capitals too; only who reads its mail is told', async () => {
    const taken = 'LIN.zhixia@mail.example';
    expect((await verify({ email: taken })).errorCode).toBeNull();
    await harness.advanceSeconds(61);
    const answer = await verify(await prove(taken));
    expect([answer.status, answer.errorCode]).toEqual([409, 'USR2002W']);
  });

  it('is not added by who signed in long ago, until they prove the present mobile', async () => {
    await harness.advanceSeconds(16 * 60);
    expect((await verify({ email: address() })).errorCode).toBe('USR2007W');
    const mobile = await harness.verifyMobile(me.mobile, 'account', me.proof);
    expect((await harness.call(routes.verifyMobile, mobile, me.proof)).results).toMatchObject({
      changed: false,
    });
    expect((await verify(await prove(address()))).results).toEqual({ verified: true });
  });
});

describe('another mobile', () => {
  const verify = (body: object) => harness.call(routes.verifyMobile, body, me.proof);
  const firstStep = async () =>
    (await verify(await harness.verifyMobile(me.mobile, 'account', me.proof))).results['stepToken'] as string;

  it('takes the place of the present one after both are proved; other devices are signed out', async () => {
    const other = await anotherDevice();
    const stepToken = await firstStep();
    const next = newMobile();
    const answer = await verify({ ...(await harness.verifyMobile(next, 'account', me.proof)), stepToken });
    expect(answer.results).toEqual({
      maskedMobile: `${next.slice(0, 3)}****${next.slice(7)}`,
      changed: true,
    });
    expect([await isSignedIn(me.proof), await isSignedIn(other)]).toEqual([null, 'CMN1039E']);
    expect((await harness.logIn(next)).results).toMatchObject({ UID: me.uid });
    expect((await harness.logIn(me.mobile)).errorCode).toBe('USR1001E');
  });

  it('is refused without the first step, with a step of somebody else, and when it is taken', async () => {
    const next = await harness.verifyMobile(newMobile(), 'account', me.proof);
    expect((await verify(next)).errorCode).toBe('USR1010W');
    expect((await verify({ ...next, stepToken: 'made-up' })).errorCode).toBe('USR1010W');
    const stepToken = await firstStep();
    const taken = await harness.verifyMobile('13800000001', 'account', me.proof);
    const answer = await verify({ ...taken, stepToken });
    expect([answer.status, answer.errorCode]).toEqual([409, 'USR2001W']);
    expect((await harness.logIn(me.mobile)).results).toMatchObject({ UID: me.uid });
  });
});
