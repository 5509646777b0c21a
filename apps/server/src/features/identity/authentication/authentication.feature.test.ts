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

describe('login by mobile and code', () => {
  it('signs a member in', async () => {
    const answer = await harness.call(routes.login, await harness.verifyMobile('13800000002', 'login'));
    expect(answer.results).toMatchObject({ UID: '1000000002', nickname: '林知夏' });
  });

  it('creates an account for a new mobile', async () => {
    const mobile = newMobile();
    const { results } = await harness.call(routes.login, await harness.verifyMobile(mobile, 'login'));
    expect(results).toMatchObject({ cardType: 'PINK', points: 0 });
    expect(results['UID']).toMatch(/^[1-9]\d{9}$/);
    expect(results['nickname']).toMatch(/^花友\d{6}$/);
    const again = await harness.call(routes.userInfo, {}, { token: results['Token'] as string });
    expect(again.results).toMatchObject({ UID: results['UID'], cardName: '铃兰' });
  });

  it('asks for the account when there are two', async () => {
    const { results } = await harness.call(routes.login, await harness.verifyMobile('13800000006', 'login'));
    expect(results).toMatchObject({ needs: 'multiLogin' });
    const { stepToken } = results as unknown as { stepToken: string };
    const picked = await harness.call(routes.multiLogin, { stepToken, user_id: '1000000006' });
    expect(picked.results).toMatchObject({ UID: '1000000006' });
  });

  it('refuses an account locked by the shop', async () => {
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

  it('creates an account with a password', async () => {
    const mobile = newMobile();
    const { results } = await harness.call(routes.register, await registration(mobile));
    expect(results).toMatchObject({ cardType: 'PINK', claimedOrders: 0 });
    expect((await harness.logIn(mobile)).results).toMatchObject({ UID: results['UID'] });
    expect((await memberWith(mobile))[0]!.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['the terms are not accepted', { agreed: false }, 'USR2006W'],
    ['the password is short', { password: b64('abc1') }, 'USR2003E'],
    ['the password is letters only', { password: b64('abcdefgh') }, 'USR2003E'],
    ['the password is no base64 of text', { password: '/////w==' }, 'USR2003E'],
    ['the code is wrong', { smsCode: '000000' }, 'USR1006E'],
    ['the code belongs to another call', { rToken: 'other' }, 'USR1007W'],
  ])('is refused when %s, and creates no account', async (_why, wrong, errorCode) => {
    const mobile = newMobile();
    const answer = await harness.call(routes.register, await registration(mobile, wrong));
    expect(answer.errorCode).toBe(errorCode);
    expect(await memberWith(mobile)).toEqual([]);
  });

  it('says that a mobile is taken only after it is verified', async () => {
    const wrong = await registration('13800000001', { smsCode: '000000' });
    expect((await harness.call(routes.register, wrong)).errorCode).toBe('USR1006E');
    await harness.advanceSeconds(61);
    const answer = await harness.call(routes.register, await registration('13800000001'));
    expect([answer.status, answer.errorCode]).toEqual([409, 'USR2001W']);
  });
});

describe('a risky login', () => {
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

  it('gets reasons, methods and expiry, but no token', async () => {
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
  ])('continues once with a code by %s', async (method, recipient) => {
    const { riskToken } = await startRiskyLogin();
    const sent = await passSecondStep({ riskToken, method });
    expect(sent.results).toMatchObject({ expireSeconds: 300, resendSeconds: 60 });
    const verification = { riskToken, method, rToken: sent.results['rToken'] };
    expect((await passSecondStep({ ...verification, smsCode: '000000' })).errorCode).toBe('USR1006E');
    const smsCode = await harness.codeFor(recipient);
    expect((await passSecondStep({ ...verification, smsCode })).results).toMatchObject({ UID: '1000000005' });
    expect((await passSecondStep({ ...verification, smsCode })).errorCode).toBe('USR1010W');
  });

  it('cannot be completed with another step or too late', async () => {
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

  it('cannot be completed with a code for another purpose', async () => {
    const { riskToken } = await startRiskyLogin();
    const { smsCode, rToken } = await harness.verifyMobile('13800000005', 'login');
    expect((await passSecondStep({ riskToken, smsCode, rToken })).errorCode).toBe('USR1007W');
  });

  it('comes from a new device in a new network, not from known ones', async () => {
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

describe('the guest session', () => {
  it('is merged at login by the guest token', async () => {
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

onPostgres('concurrent calls', () => {
  it('create one account for ten registrations of one mobile', async () => {
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

  it('open one session for one step used ten times', async () => {
    const { results } = await harness.logIn('13800000006');
    const picks = Array.from({ length: 10 }, () =>
      harness.call(routes.multiLogin, { stepToken: results['stepToken'], user_id: '1000000006' }),
    );
    expect((await Promise.all(picks)).filter(({ errorCode }) => errorCode === null)).toHaveLength(1);
  });
});
