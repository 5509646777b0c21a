import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../testing/index.ts';
import {
  b64,
  type IdentityHarness,
  newDevice,
  newMobile,
  openIdentityHarness,
  PASSWORD,
  routes,
} from '../testing/identity-harness.ts';

let harness: IdentityHarness;
beforeAll(async () => {
  harness = await openIdentityHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.advanceSeconds(3_600));

const memberWith = (mobile: string) =>
  harness.db.selectFrom('member').selectAll().where('mobile', '=', mobile).execute();

describe('a mobile and its code', () => {
  it('let a member in', async () => {
    const answer = await harness.call(routes.login, await harness.verifyMobile('13800000002', 'login'));
    expect(answer.results).toMatchObject({ UID: '1000000002', nickname: '林知夏' });
  });

  it('open an account for who has none, in the same step', async () => {
    const mobile = newMobile();
    const { results } = await harness.call(routes.login, await harness.verifyMobile(mobile, 'login'));
    expect(results).toMatchObject({ cardType: 'PINK', points: 0 });
    expect(results['UID']).toMatch(/^[1-9]\d{9}$/);
    expect(results['nickname']).toMatch(/^花友\d{6}$/);
    const again = await harness.call(routes.userInfo, {}, { token: results['Token'] as string });
    expect(again.results).toMatchObject({ UID: results['UID'], cardName: '铃兰' });
  });

  it('ask which account when there are two', async () => {
    const { results } = await harness.call(routes.login, await harness.verifyMobile('13800000006', 'login'));
    expect(results).toMatchObject({ needs: 'multiLogin' });
    const { stepToken } = results as unknown as { stepToken: string };
    const picked = await harness.call(routes.multiLogin, { stepToken, user_id: '1000000006' });
    expect(picked.results).toMatchObject({ UID: '1000000006' });
  });

  it('do not open what the shop has locked', async () => {
    const answer = await harness.call(routes.login, await harness.verifyMobile('13800000004', 'login'));
    expect(answer).toMatchObject({ status: 423, results: { lockedBy: 'shop' } });
  });
});

describe('registering', () => {
  const registration = async (mobile: string, more: object = {}) => ({
    ...(await harness.verifyMobile(mobile, 'register')),
    password: b64(PASSWORD),
    agreed: true,
    ...more,
  });

  it('opens an account that its password opens again', async () => {
    const mobile = newMobile();
    const { results } = await harness.call(routes.register, await registration(mobile));
    expect(results).toMatchObject({ cardType: 'PINK', claimedOrders: 0 });
    expect((await harness.logIn(mobile)).results).toMatchObject({ UID: results['UID'] });
    expect((await memberWith(mobile))[0]!.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['nobody ticked the terms', { agreed: false }, 'USR2006W'],
    ['the password is short', { password: b64('abc1') }, 'USR2003E'],
    ['the password is letters only', { password: b64('abcdefgh') }, 'USR2003E'],
    ['the password is no base64 of text', { password: '/////w==' }, 'USR2003E'],
    ['the code is wrong', { smsCode: '000000' }, 'USR1006E'],
    ['the code belongs to another call', { rToken: 'other' }, 'USR1007W'],
  ])('is refused when %s, and opens nothing', async (_why, wrong, errorCode) => {
    const mobile = newMobile();
    const answer = await harness.call(routes.register, await registration(mobile, wrong));
    expect(answer.errorCode).toBe(errorCode);
    expect(await memberWith(mobile)).toEqual([]);
  });

  it('tells that a mobile is taken to who has proved it, and to nobody else', async () => {
    const wrong = await registration('13800000001', { smsCode: '000000' });
    expect((await harness.call(routes.register, wrong)).errorCode).toBe('USR1006E');
    await harness.advanceSeconds(61);
    const answer = await harness.call(routes.register, await registration('13800000001'));
    expect([answer.status, answer.errorCode]).toEqual([409, 'USR2001W']);
  });
});

describe('a login in doubt', () => {
  interface RiskyLogin {
    riskToken: string;
    expireAt: string;
    reasons: string[];
  }
  const startRiskyLogin = async () => {
    const answer = await harness.logIn('13800000005');
    expect([answer.status, answer.errorCode]).toEqual([423, 'USR1005W']);
    return answer.results as unknown as RiskyLogin;
  };
  const passSecondStep = (body: object) => harness.call(routes.highRisk, body);

  it('is told why, how to go on, and until when; and has no token yet', async () => {
    const login = await startRiskyLogin();
    expect(login).toMatchObject({
      methods: ['sms', 'email'],
      maskedMobile: '138****0005',
      maskedEmail: 'gu***@mail.example',
      reasons: ['账号近期有异常登录，每次登录都需要验证'],
    });
    expect(login.expireAt).toMatch(/\+08:00$/);
    expect(JSON.stringify(login)).not.toContain('13800000005');
    expect(login).not.toHaveProperty('Token');
  });

  it.each([
    ['sms', '13800000005'],
    ['email', 'gu.nian@mail.example'],
  ])('goes on by a code by %s, once', async (method, recipient) => {
    const { riskToken } = await startRiskyLogin();
    const sent = await passSecondStep({ riskToken, method });
    expect(sent.results).toMatchObject({ expireSeconds: 300, resendSeconds: 60 });
    const verification = { riskToken, method, rToken: sent.results['rToken'] };
    expect((await passSecondStep({ ...verification, smsCode: '000000' })).errorCode).toBe('USR1006E');
    const smsCode = await harness.codeFor(recipient);
    expect((await passSecondStep({ ...verification, smsCode })).results).toMatchObject({ UID: '1000000005' });
    expect((await passSecondStep({ ...verification, smsCode })).errorCode).toBe('USR1010W');
  });

  it('cannot be ended with the step of somebody else, another step, or too late', async () => {
    const { riskToken } = await startRiskyLogin();
    const sent = await passSecondStep({ riskToken });
    const verification = { rToken: sent.results['rToken'], smsCode: await harness.codeFor('13800000005') };
    const { results } = await harness.logIn('13800000006');
    for (const wrong of [results['stepToken'], 'made-up'])
      expect((await passSecondStep({ riskToken: wrong, ...verification })).errorCode).toBe('USR1010W');
    const picked = await harness.call(routes.multiLogin, { stepToken: riskToken, user_id: '1000000005' });
    expect(picked.errorCode).toBe('USR1010W');
    await harness.advanceSeconds(601);
    expect((await passSecondStep({ riskToken, ...verification })).errorCode).toBe('USR1010W');
  });

  it('cannot be ended with a code that was sent for something else', async () => {
    const { riskToken } = await startRiskyLogin();
    const { smsCode, rToken } = await harness.verifyMobile('13800000005', 'login');
    expect((await passSecondStep({ riskToken, smsCode, rToken })).errorCode).toBe('USR1007W');
  });

  it('is one from a new device in a new place, and none from the same places again', async () => {
    const home = newDevice();
    const from = (headers: Record<string, string>, address: string) =>
      harness.logIn('13800000003', PASSWORD, {}, headers, address);
    expect((await from(home, '114.84.20.7')).status).toBe(200);
    expect((await from(home, '61.152.0.9')).status).toBe(200);
    expect((await from(newDevice(), '114.84.20.8')).status).toBe(200);
    const unusual = await from(newDevice(), '8.8.8.8');
    expect(unusual.results['reasons']).toEqual(['这台设备第一次登录你的账号', '网络与平时不同']);
    expect(unusual.status).toBe(423);
    const record = await harness.db
      .selectFrom('sign_in_record')
      .select(['outcome', 'risk_score', 'risk_reasons'])
      .where('member_id', '=', '1000000003')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(record).toEqual({
      outcome: 'second-step',
      risk_score: 60,
      risk_reasons: ['new-device', 'new-network'],
    });
  });
});

describe('what a guest gathered', () => {
  it('is handed over with the login, by the token that proves the guest', async () => {
    const { results } = await harness.call(routes.guest);
    const guesttoken = results['guestToken'] as string;
    await harness.logIn('13800000001', PASSWORD, {}, { guesttoken });
    const session = await harness.db
      .selectFrom('session')
      .select(['end_reason'])
      .where('guest_id', 'is not', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    expect(session).toEqual({ end_reason: 'merged' });
  });
});

onPostgres('at the same moment', () => {
  it('ten registrations of one mobile open one account', async () => {
    const mobile = newMobile();
    const first = await harness.verifyMobile(mobile, 'register');
    await harness.advanceSeconds(61);
    const login = await harness.verifyMobile(mobile, 'login');
    const body = { password: b64(PASSWORD), agreed: true };
    await Promise.all([
      ...Array.from({ length: 5 }, () => harness.call(routes.register, { ...first, ...body })),
      ...Array.from({ length: 5 }, () => harness.call(routes.login, login)),
    ]);
    expect(await memberWith(mobile)).toHaveLength(1);
  });

  it('one step picked ten times opens one session', async () => {
    const { results } = await harness.logIn('13800000006');
    const picks = Array.from({ length: 10 }, () =>
      harness.call(routes.multiLogin, { stepToken: results['stepToken'], user_id: '1000000006' }),
    );
    expect((await Promise.all(picks)).filter(({ errorCode }) => errorCode === null)).toHaveLength(1);
  });
});
