import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../testing/index.ts';
import {
  b64,
  type IdentityHarness,
  newDevice,
  openIdentityHarness,
  PASSWORD,
  routes,
} from '../testing/identity-harness.ts';

let harness: IdentityHarness;
beforeAll(async () => {
  harness = await openIdentityHarness({ SHOP_LIMITS: 'off' });
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.db.deleteFrom('attempt_count').execute();
});

const MINUTE = 60;
const failTimes = async (loginId: string, times: number) => {
  for (let time = 0; time < times; time++)
    await harness.logIn(loginId, 'wrong-1234', await harness.captcha());
};

describe('login by mobile or e-mail and password', () => {
  it.each([
    '13800000002',
    '+86 138-0000-0002',
    '１３８０００００００２',
    'lin.zhixia@mail.example',
    ' LIN.zhixia@Mail.Example',
  ])('succeeds with %s', async (loginId) => {
    const answer = await harness.logIn(loginId);
    expect(answer.results).toMatchObject({
      UID: '1000000002',
      user_id: '1000000002',
      user_name: '林知夏',
      nickname: '林知夏',
      cardType: 'BLACK',
      points: 0,
    });
    expect(answer.results['Token']).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('works with the second version of the call', async () => {
    const body = { loginId: b64('13800000002'), password: b64(PASSWORD) };
    expect((await harness.call(routes.postLoginV2, body)).results).toMatchObject({ UID: '1000000002' });
  });

  it.each([
    ['a password that is wrong', '13800000002', 'wrong-1234'],
    ['an account that does not exist', '13899999999', PASSWORD],
    ['an address nobody has', 'nobody@mail.example', PASSWORD],
    ['something that is no login id', "' or 1=1 --", PASSWORD],
    ['characters that PostgreSQL refuses', '13800000002\u0000', 'x\u0000y'],
    ['the password of another spelling', '13800000002', 'huarong2026!'],
    ['an empty-looking password', '13800000002', '\u200b'],
  ])('gives the same answer with %s', async (_what, loginId, password) => {
    const answer = await harness.logIn(loginId, password);
    expect(answer).toMatchObject({
      status: 200,
      errorCode: 'USR1001E',
      results: { triesLeft: 4, isCaptchaNeeded: false },
      message: '账号或密码不正确，请核对后重试，或改用短信登录',
    });
  });

  it.each([
    ['no base64', { loginId: '!!!', password: b64(PASSWORD) }, 400],
    ['a password as a list', { loginId: b64('13800000002'), password: [b64(PASSWORD)] }, 400],
    ['no password', { loginId: b64('13800000002') }, 400],
    ['a password of 60 kB', { loginId: b64('13800000002'), password: b64('a'.repeat(45_000)) }, 400],
    ['a password of a megabyte', { loginId: b64('13800000002'), password: b64('a'.repeat(800_000)) }, 413],
  ])('is refused with %s before any attempt is counted', async (_what, body, status) => {
    expect((await harness.call(routes.postLogin, body)).status).toBe(status);
    expect(await harness.db.selectFrom('attempt_count').selectAll().execute()).toEqual([]);
  });
});

describe('after three failures', () => {
  it('a captcha is required, whether the account exists or not', async () => {
    for (const loginId of ['13800000003', '13899999998']) {
      for (let time = 1; time <= 3; time++) {
        const { results } = await harness.logIn(loginId, 'wrong-1234');
        expect(results).toMatchObject({ triesLeft: 5 - time, isCaptchaNeeded: time === 3 });
      }
      expect((await harness.logIn(loginId)).errorCode).toBe('USR1002W');
      expect(
        (await harness.logIn(loginId, PASSWORD, { valiCode: 'XXXX', valiCodeToken: 'x' })).errorCode,
      ).toBe('USR1003E');
    }
    expect((await harness.logIn('13800000003', PASSWORD, await harness.captcha('login'))).status).toBe(200);
  });

  it('a captcha is required on a device that failed with three accounts', async () => {
    const device = newDevice();
    for (const loginId of ['13899999901', '13899999902', '13899999903'])
      await harness.logIn(loginId, 'wrong-1234', {}, device);
    expect((await harness.logIn('13899999904', 'wrong-1234', {}, device)).errorCode).toBe('USR1002W');
    expect((await harness.logIn('13899999904', 'wrong-1234', {}, newDevice())).errorCode).toBe('USR1001E');
  });

  it('the right password resets the count', async () => {
    await failTimes('13800000003', 3);
    await harness.logIn('13800000003', PASSWORD, await harness.captcha());
    expect((await harness.logIn('13800000003', 'wrong-1234')).results).toMatchObject({ triesLeft: 4 });
  });
});

describe('after five failures', () => {
  it.each(['13800000003', '13899999997', 'nobody@mail.example'])(
    'password login of %s is locked for 15 minutes, with other methods offered',
    async (loginId) => {
      await failTimes(loginId, 5);
      const answer = await harness.logIn(loginId);
      expect(answer).toMatchObject({ status: 423, errorCode: 'USR1004E' });
      expect(answer.results).toMatchObject({ lockedBy: 'failures', methods: ['sms', 'reset'] });
      expect(answer.results['unlockAt']).toMatch(/\+08:00$/);
      expect(answer.message).toMatch(/暂停到 \d\d:\d\d/);
      await harness.advanceSeconds(14 * MINUTE);
      expect((await harness.logIn(loginId)).status).toBe(423);
      await harness.advanceSeconds(MINUTE);
      expect((await harness.logIn(loginId)).status).toBe(200);
    },
  );

  it('failures by mobile and by e-mail of one account count together', async () => {
    await failTimes('13800000002', 3);
    await failTimes('lin.zhixia@mail.example', 2);
    expect((await harness.logIn('13800000002')).status).toBe(423);
  });

  it('login by code still works and lifts the lock', async () => {
    await failTimes('13800000003', 5);
    const verification = await harness.verifyMobile('13800000003', 'login');
    expect((await harness.call(routes.login, verification)).results).toMatchObject({ UID: '1000000003' });
    expect((await harness.logIn('13800000003')).status).toBe(200);
  });
});

describe('an account locked by the shop', () => {
  it('is reported as locked only after the right password', async () => {
    expect((await harness.logIn('13800000004', 'wrong-1234')).errorCode).toBe('USR1001E');
    const answer = await harness.logIn('13800000004');
    expect(answer).toMatchObject({ status: 423, errorCode: 'USR1004E' });
    expect(answer.results).toMatchObject({ lockedBy: 'shop', methods: ['service'] });
    expect(answer.message).toContain('400-000-0000');
  });
});

describe('a mobile with two accounts', () => {
  const pick = (stepToken: unknown, user_id: string) =>
    harness.call(routes.multiLogin, { stepToken, user_id });

  it('asks for the account and signs in to it once', async () => {
    const { results } = await harness.logIn('13800000006');
    expect(results).toMatchObject({
      needs: 'multiLogin',
      accounts: [
        { user_id: '1000000006', nickname: '顾晚晴', cardType: 'BLACK', points: 0, orderCount: 0 },
        { user_id: '1000000007', nickname: '晴天买面霜', cardType: 'PINK' },
      ],
    });
    expect(results['Token']).toBeUndefined();
    expect((await pick(results['stepToken'], '1000000007')).results).toMatchObject({ UID: '1000000007' });
    expect((await pick(results['stepToken'], '1000000006')).errorCode).toBe('USR1010W');
  });

  it('refuses other accounts, expired steps and unknown steps', async () => {
    const { results } = await harness.logIn('13800000006');
    expect((await pick(results['stepToken'], '1000000002')).errorCode).toBe('USR1010W');
    expect((await pick('made-up', '1000000006')).errorCode).toBe('USR1010W');
    await harness.advanceSeconds(11 * MINUTE);
    expect((await pick(results['stepToken'], '1000000006')).errorCode).toBe('USR1010W');
  });

  it('offers only accounts with this password', async () => {
    await harness.db
      .updateTable('member')
      .set({ password_hash: null })
      .where('id', '=', '1000000007')
      .execute();
    expect((await harness.logIn('13800000006')).results).toMatchObject({ UID: '1000000006' });
  });
});

onPostgres('concurrent password guesses', () => {
  it('are checked three times without a captcha, and five times with one', async () => {
    const guess = (captcha: object = {}) => harness.logIn('13800000003', 'wrong-1234', captcha);
    const wrong = Array.from({ length: 60 }, () => guess());
    const codes = (await Promise.all(wrong)).map(({ errorCode }) => errorCode);
    const checked = () => codes.filter((code) => code === 'USR1001E').length;
    // A busy machine refuses guesses before they are checked.
    for (let more = 0; more < 3 && checked() < 3; more++) codes.push((await guess()).errorCode);
    expect(checked()).toBe(3);
    expect((await harness.logIn('13800000003')).errorCode).toBe('USR1002W');

    const captchas: object[] = [];
    for (let number = 0; number < 10; number++) captchas.push(await harness.captcha('login'));
    const solved = (await Promise.all(captchas.map(guess))).map(({ errorCode }) => errorCode);
    expect(solved.filter((code) => code === 'USR1001E').length).toBeLessThanOrEqual(1);
    expect((await harness.logIn('13800000003')).status).toBe(423);
  });
});
