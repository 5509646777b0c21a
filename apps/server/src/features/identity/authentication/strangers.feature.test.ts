import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
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

const OWNER = '13800000003';
const OFFICE = '114.84.21.1';
const { closeAfter, captchaAfter } = STORE.identity.failures.strangers;
let harness: IdentityHarness;
let home: Record<string, string>;
beforeAll(async () => {
  harness = await openIdentityHarness({ SHOP_LIMITS: 'on' });
  home = newDevice();
  await signInAtHome();
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.db.deleteFrom('attempt_count').execute();
  await harness.db.deleteFrom('verification_code').execute();
});

let homeCalls = 0;
/** The owner's provider changes the address often; the device stays. */
const homeAddress = () => {
  homeCalls += 1;
  return `114.84.20.${homeCalls}`;
};
const signInAtHome = (password = PASSWORD, extra: object = {}, address = homeAddress()) =>
  harness.logIn(OWNER, password, extra, home, address);
let strangers = 0;
/** Each from another address and device. */
const guessAsStranger = (extra: object = {}, password = 'wrong-1234') => {
  strangers += 1;
  return harness.logIn(OWNER, password, extra, newDevice(), `10.7.${strangers >> 8}.${strangers & 255}`);
};
/** As after many failures of strangers. */
const insertFailures = (tries: number) =>
  sql`insert into attempt_count (subject, tries, expires_at)
    values ('member:1000000003|strangers', ${tries}, shop_now() + interval '1 day')`.execute(harness.db);
const attack = async (times: number) => {
  const codes = [];
  for (let time = 0; time < times; time++)
    codes.push((await guessAsStranger(await harness.captcha('login'))).errorCode);
  return codes;
};

describe('the owner of an account that a stranger calls ten times a minute', () => {
  it('signs in by password, by code and by reset', async () => {
    for (let time = 0; time < 20; time++) await harness.logIn(OWNER, 'wrong-1234', {}, {}, '203.0.113.99');
    expect((await signInAtHome()).status).toBe(200);

    const captcha = { ...(await harness.captcha('smsCode')), mobile: OWNER };
    const sent = await harness.call(routes.smsCode, { ...captcha, purpose: 'login' }, {}, '198.51.100.7');
    const body = { mobile: OWNER, smsCode: await harness.codeFor(OWNER), rToken: sent.results['rToken'] };
    for (let time = 0; time < 20; time++)
      await harness.call(routes.login, { ...body, smsCode: '000000', rToken: 'x' }, {}, '203.0.113.99');
    expect((await harness.call(routes.login, body, {}, '198.51.100.7')).results).toMatchObject({
      UID: '1000000003',
    });

    await harness.advanceSeconds(61);
    const reset = await harness.call(
      routes.smsCode,
      { mobile: OWNER, purpose: 'reset', ...(await harness.captcha('smsCode')) },
      {},
      '198.51.100.7',
    );
    const proof = { mobile: OWNER, smsCode: await harness.codeFor(OWNER), rToken: reset.results['rToken'] };
    for (let time = 0; time < 20; time++)
      await harness.call(
        routes.resetPassword,
        { ...proof, smsCode: '000000', rToken: 'x', password: b64(PASSWORD) },
        {},
        '203.0.113.99',
      );
    expect(
      (await harness.call(routes.resetPassword, { ...proof, password: b64(PASSWORD) }, {}, '198.51.100.7'))
        .status,
    ).toBe(200);
  });
});

describe('an account that is tried from many addresses and devices', () => {
  it('lets its owner in on a known device, with captcha and lock only for the owner’s own failures', async () => {
    await insertFailures(closeAfter);
    expect((await guessAsStranger()).status).toBe(423);
    expect(await signInAtHome('wrong-1234')).toMatchObject({
      results: { triesLeft: 4, isCaptchaNeeded: false },
    });
    expect((await signInAtHome()).status).toBe(200);
    for (let time = 0; time < 5; time++) await signInAtHome('wrong-1234', await harness.captcha('login'));
    expect(await signInAtHome()).toMatchObject({ status: 423, results: { lockedBy: 'failures' } });
    await harness.advanceSeconds(15 * 60);
    expect((await signInAtHome()).status).toBe(200);
  });

  it('needs a captcha from the seventh try on and is closed for unknown devices after the twentieth', async () => {
    for (let time = 0; time < captchaAfter; time++)
      expect((await guessAsStranger()).errorCode).toBe('USR1001E');
    expect((await guessAsStranger()).errorCode).toBe('USR1002W');
    const codes = await attack(closeAfter - captchaAfter + 2);
    expect(codes.filter((code) => code === 'USR1001E')).toHaveLength(closeAfter - captchaAfter);
    const right = await guessAsStranger(await harness.captcha('login'), PASSWORD);
    expect(right).toMatchObject({
      status: 423,
      errorCode: 'USR1004E',
      results: { lockedBy: 'failures', methods: ['sms', 'reset'] },
    });
    expect(right.message).toMatch(/新设备的密码登录暂停到 \d+ 月 \d+ 日 \d\d:\d\d/);
  });

  it('asks for a code when a stranger has guessed right, also at an account without history', async () => {
    const dormant = '13800000002';
    for (let time = 0; time < captchaAfter; time++)
      await harness.logIn(dormant, 'wrong-1234', {}, newDevice(), `10.8.0.${time}`);
    const captcha = await harness.captcha('login');
    const answer = await harness.logIn(dormant, PASSWORD, captcha, newDevice(), '10.8.1.1');
    expect([answer.status, answer.errorCode]).toEqual([423, 'USR1005W']);
    expect(answer.results['reasons']).toContain('今天有人多次试错这个账号的密码');
  });

  it('answers alike when there is no such account', async () => {
    const unknownMobile = '13899999990';
    for (let time = 0; time < captchaAfter; time++)
      await harness.logIn(unknownMobile, 'wrong-1234', {}, newDevice(), `10.8.2.${time}`);
    expect((await harness.logIn(unknownMobile, 'wrong-1234', {}, newDevice(), '10.8.3.1')).errorCode).toBe(
      'USR1002W',
    );
  });

  it('opens for unknown devices again after a code to its owner', async () => {
    await insertFailures(closeAfter);
    const captcha = await harness.captcha('smsCode');
    const sent = await harness.call(routes.smsCode, { mobile: OWNER, purpose: 'login', ...captcha });
    const body = { mobile: OWNER, smsCode: await harness.codeFor(OWNER), rToken: sent.results['rToken'] };
    const phone = newDevice();
    expect((await harness.call(routes.login, body, phone, '61.152.0.9')).status).toBe(200);
    expect((await harness.logIn(OWNER, PASSWORD, {}, phone, '61.152.0.9')).status).toBe(200);
  });
});

it('colleagues with known devices sign in from an address that is locked for others', async () => {
  for (let number = 0; number < 20; number++)
    await harness.logIn(`1388${String(number).padStart(7, '0')}`, 'wrong-1234', {}, {}, OFFICE);
  expect(await harness.logIn('13800000001', PASSWORD, {}, newDevice(), OFFICE)).toMatchObject({
    status: 423,
    results: { lockedBy: 'address' },
  });
  expect((await signInAtHome(PASSWORD, {}, OFFICE)).status).toBe(200);
});

it('a signed-in member changes the password while strangers try it', async () => {
  const token = (await signInAtHome()).results['Token'] as string;
  await insertFailures(closeAfter);
  const body = { oldPassword: b64(PASSWORD), password: b64('Another2026!') };
  expect((await harness.call(routes.changePassword, body, { ...home, token }, homeAddress())).status).toBe(
    200,
  );
  const back = { oldPassword: b64('Another2026!'), password: b64(PASSWORD) };
  expect((await harness.call(routes.changePassword, back, { ...home, token }, homeAddress())).status).toBe(
    200,
  );
});

describe('the owner whose number a stranger asks codes for', () => {
  const request = async (headers: Record<string, string>, address: string) =>
    harness.call(
      routes.smsCode,
      { mobile: OWNER, purpose: 'login', ...(await harness.captcha('smsCode')) },
      headers,
      address,
    );

  it('still gets codes on a known device, and they stay valid', async () => {
    for (let time = 0; time < 5; time++) {
      expect((await request({}, '203.0.113.77')).status).toBe(200);
      await harness.advanceSeconds(61);
    }
    expect((await request({}, '203.0.113.78')).errorCode).toBe('USR1009W');
    const sent = await request(home, homeAddress());
    expect(sent.status).toBe(200);
    const smsCode = await harness.codeFor(OWNER);
    await harness.advanceSeconds(61);
    await harness.db.deleteFrom('verification_code').where('address', '=', '203.0.113.77').execute();
    await request({}, '203.0.113.77');
    const body = { mobile: OWNER, smsCode, rToken: sent.results['rToken'] };
    expect((await harness.call(routes.login, body, home, homeAddress())).results).toMatchObject({
      UID: '1000000003',
    });
  });

  it('has a limit on the known device, too', async () => {
    for (let time = 0; time < 5; time++) {
      expect((await request(home, homeAddress())).status).toBe(200);
      await harness.advanceSeconds(61);
    }
    expect((await request(home, homeAddress())).errorCode).toBe('USR1009W');
  });
});

onPostgres('concurrent guesses from many addresses', () => {
  it('are checked six times without a captcha', async () => {
    const codes = (await Promise.all(Array.from({ length: 60 }, () => guessAsStranger()))).map(
      ({ errorCode }) => errorCode,
    );
    expect(codes.filter((code) => code === 'USR1001E').length).toBeLessThanOrEqual(captchaAfter);
    expect((await signInAtHome()).status).toBe(200);
  });
});
