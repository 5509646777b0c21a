import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../testing/index.ts';
import {
  b64,
  type IdentityHarness,
  newMobile,
  openIdentityHarness,
  routes,
} from '../testing/identity-harness.ts';

let harness: IdentityHarness;
beforeAll(async () => {
  harness = await openIdentityHarness({ SHOP_LIMITS: 'on' });
});
afterAll(() => harness.close());
/** Each test has its own address, so that tests do not share limits. */
let address = '';
let tests = 0;
beforeEach(() => {
  tests += 1;
  address = `203.0.113.${tests}`;
});

const requestCode = (mobile: string, extra: object = {}, headers = {}) =>
  harness.call(routes.smsCode, { mobile, purpose: 'login', ...extra }, headers, address);
/** Requests a code with a solved captcha. */
const requestCodeWithCaptcha = async (mobile: string, extra: object = {}, headers = {}) =>
  requestCode(mobile, { ...(await harness.captcha('smsCode')), ...extra }, headers);
const logIn = (mobile: string, rToken: unknown, smsCode: string) =>
  harness.call(routes.login, { mobile, rToken, smsCode }, {}, address);
const countSentTo = async (mobile: string) =>
  (await harness.outbox()).filter((message) => message.kind === 'sms' && message.to === mobile).length;
const wrongCodeFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code', () => {
  it('has six digits and a message with purpose and validity', async () => {
    const mobile = newMobile();
    const answer = await requestCodeWithCaptcha(mobile);
    expect(answer.results).toMatchObject({ expireSeconds: 300, resendSeconds: 60 });
    const [message] = await harness.outbox();
    expect(message).toMatchObject({ kind: 'sms', to: mobile });
    expect(message!.code).toMatch(/^\d{6}$/);
    expect(message!.text).toContain(`正在登录，验证码 ${message!.code}，5 分钟内有效`);
  });

  it('can be used once within five minutes', async () => {
    const [used, late] = [newMobile(), newMobile()];
    const first = await requestCodeWithCaptcha(used);
    const code = await harness.codeFor(used);
    expect((await logIn(used, first.results['rToken'], code)).status).toBe(200);
    expect((await logIn(used, first.results['rToken'], code)).errorCode).toBe('USR1007W');
    const second = await requestCodeWithCaptcha(late);
    await harness.advanceSeconds(300);
    expect((await logIn(late, second.results['rToken'], await harness.codeFor(late))).errorCode).toBe(
      'USR1007W',
    );
  });

  it('is invalid after five wrong tries', async () => {
    const mobile = newMobile();
    const { results } = await requestCodeWithCaptcha(mobile);
    const code = await harness.codeFor(mobile);
    for (let left = 4; left >= 0; left--)
      expect(await logIn(mobile, results['rToken'], wrongCodeFor(code))).toMatchObject({
        errorCode: 'USR1006E',
        results: { triesLeft: left },
      });
    expect((await logIn(mobile, results['rToken'], code)).errorCode).toBe('USR1007W');
  });

  it('is valid for its mobile and purpose only', async () => {
    const [mine, other] = [newMobile(), newMobile()];
    const { results } = await requestCodeWithCaptcha(mine, { purpose: 'guest' });
    const code = await harness.codeFor(mine);
    expect((await logIn(mine, results['rToken'], code)).errorCode).toBe('USR1007W');
    expect((await logIn(other, results['rToken'], code)).errorCode).toBe('USR1007W');
    await harness.advanceSeconds(61);
    const again = await requestCodeWithCaptcha(mine);
    expect((await logIn(other, again.results['rToken'], await harness.codeFor(mine))).errorCode).toBe(
      'USR1007W',
    );
  });

  it('replaces the previous one', async () => {
    const mobile = newMobile();
    const first = await requestCodeWithCaptcha(mobile);
    const firstCode = await harness.codeFor(mobile);
    await harness.advanceSeconds(61);
    await requestCodeWithCaptcha(mobile);
    expect((await logIn(mobile, first.results['rToken'], firstCode)).errorCode).toBe('USR1007W');
  });

  it('is stored only as a hash', async () => {
    const mobile = newMobile();
    await requestCodeWithCaptcha(mobile);
    const code = await harness.codeFor(mobile);
    const rows = JSON.stringify(await harness.db.selectFrom('verification_code').selectAll().execute());
    expect(rows).not.toContain(`"${code}"`);
  });

  it.each(['reset', 'account', 'highRisk', 'silkpay'])(
    'for %s is answered alike for a number without an account, and is not sent',
    async (purpose) => {
      const unknownMobile = newMobile();
      const [known, unknown] = [
        await requestCodeWithCaptcha('13800000003', { purpose }),
        await requestCodeWithCaptcha(unknownMobile, { purpose }),
      ];
      expect(Object.keys(unknown.results).sort()).toEqual(Object.keys(known.results).sort());
      expect(await countSentTo(unknownMobile)).toBe(0);
      expect(await countSentTo('13800000003')).toBeGreaterThan(0);
      await harness.advanceSeconds(3_600);
    },
  );
});

describe('the limit per mobile', () => {
  it('is one code a minute, with the seconds to wait', async () => {
    const mobile = newMobile();
    await requestCodeWithCaptcha(mobile);
    const again = await requestCodeWithCaptcha(mobile);
    expect(again).toMatchObject({ status: 429, errorCode: 'USR1008W' });
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(55);
    await harness.advanceSeconds(60);
    expect((await requestCodeWithCaptcha(mobile)).status).toBe(200);
  });

  it('is five an hour and ten a day', async () => {
    const mobile = newMobile();
    for (let time = 0; time < 5; time++) {
      expect((await requestCodeWithCaptcha(mobile)).status).toBe(200);
      await harness.advanceSeconds(61);
    }
    expect(await requestCodeWithCaptcha(mobile)).toMatchObject({ status: 429, errorCode: 'USR1009W' });
    await harness.advanceSeconds(3_600);
    for (let time = 0; time < 5; time++) {
      expect((await requestCodeWithCaptcha(mobile)).status).toBe(200);
      await harness.advanceSeconds(61);
    }
    await harness.advanceSeconds(3_600);
    expect(await requestCodeWithCaptcha(mobile)).toMatchObject({ status: 429, errorCode: 'USR1009W' });
    expect(await countSentTo(mobile)).toBe(10);
  });

  it('applies to every spelling of the number', async () => {
    const mobile = newMobile();
    const spaced = `${mobile.slice(0, 3)} ${mobile.slice(3, 7)}-${mobile.slice(7)}`;
    const wide = [...mobile].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('');
    const arabic = [...mobile].map((digit) => String.fromCharCode(0x660 + Number(digit))).join('');
    expect((await requestCodeWithCaptcha(mobile)).status).toBe(200);
    const variants = [
      `+86${mobile}`,
      `86 ${mobile}`,
      spaced,
      `+86 ${spaced}`,
      wide,
      arabic,
      `0086${mobile}`,
      `${mobile}\u200b`,
    ];
    for (const written of variants)
      expect([400, 429]).toContain((await requestCodeWithCaptcha(written)).status);
    expect(await countSentTo(mobile)).toBe(1);
  });

  it('survives a restart of the server', async () => {
    const mobile = newMobile();
    await requestCodeWithCaptcha(mobile);
    const restarted = await harness.replica();
    const body = { mobile, purpose: 'login', ...(await harness.captcha('smsCode')) };
    const again = await restarted.call(routes.smsCode, body, {}, '198.51.100.1');
    await restarted.close();
    expect(again).toMatchObject({ status: 429, errorCode: 'USR1008W' });
    expect(await countSentTo(mobile)).toBe(1);
  });
});

describe('a caller who is not signed in', () => {
  const purposes = ['login', 'register', 'bind', 'guest', 'silkpay', 'reset', 'highRisk', 'account'];

  it.each([...purposes, 'cooperation'])('gets no code for %s without a captcha', async (purpose) => {
    const mobile = purpose === 'login' ? newMobile() : '13800000003';
    const before = await countSentTo(mobile);
    expect((await requestCode(mobile, { purpose })).errorCode).toBe('USR1002W');
    const wrong = { purpose, valiCode: 'XXXX', valiCodeToken: 'x' };
    expect((await requestCode(mobile, wrong)).errorCode).toBe('USR1003E');
    expect(await countSentTo(mobile)).toBe(before);
  });

  it('needs a captcha as a guest and for a reset link, too', async () => {
    const { results } = await harness.call(routes.guest, {}, {}, address);
    const guest = { guesttoken: results['guestToken'] as string };
    expect((await requestCode(newMobile(), {}, guest)).errorCode).toBe('USR1002W');
    const forgot = (extra: object) =>
      harness.call(routes.forgotPassword, { loginId: b64('13800000001'), ...extra }, {}, address);
    expect((await forgot({})).errorCode).toBe('USR1002W');
    expect((await forgot(await harness.captcha('smsCode'))).errorCode).toBe('USR1003E');
    expect(await countSentTo('13800000001')).toBe(0);
    expect((await forgot(await harness.captcha('forgot'))).status).toBe(200);
  });
});

it('no code is sent after the daily budget of the shop is spent', async () => {
  const { perShopPerDay } = STORE.identity.code;
  // In batches: one statement for all of them can take longer than the embedded database may on a busy machine.
  const BATCH = 2_000;
  const insertSentCodes = (from: number, to: number) =>
    sql`insert into verification_code (r_token_hash, channel, recipient, purpose, code_hash, address, created_at, expires_at)
      select lpad(to_hex(nth), 64, '0'), 'sms', 'n' || nth, 'flood', repeat('0', 64), 'n' || nth, shop_now(), shop_now()
      from generate_series(${from}::int, ${to}::int) nth`.execute(harness.db);
  for (let from = 1; from <= perShopPerDay; from += BATCH)
    await insertSentCodes(from, Math.min(from + BATCH - 1, perShopPerDay));
  try {
    const mobile = newMobile();
    expect((await requestCodeWithCaptcha(mobile)).errorCode).toBe('USR1009W');
    expect(await countSentTo(mobile)).toBe(0);
  } finally {
    await harness.db.deleteFrom('verification_code').where('purpose', '=', 'flood').execute();
  }
  expect((await requestCodeWithCaptcha(newMobile())).status).toBe(200);
});

it('a member needs no captcha, because codes are counted by account', async () => {
  const { results } = await harness.logIn('13800000003');
  const member = { token: results['Token'] as string };
  expect((await requestCode(newMobile(), { purpose: 'bind' }, member)).status).toBe(200);
});

it.each(['account', 'silkpay'])('a member gets a code for %s only on the bound mobile', async (purpose) => {
  await harness.advanceSeconds(3_600);
  const { results } = await harness.logIn('13800000003');
  const member = { token: results['Token'] as string };
  const other = newMobile();
  expect((await requestCode(other, { purpose }, member)).errorCode).toBe('USR2008W');
  expect(await countSentTo(other)).toBe(0);
  const before = await countSentTo('13800000003');
  expect((await requestCode('13800000003', { purpose }, member)).results).toMatchObject({
    maskedMobile: '138****0003',
  });
  expect(await countSentTo('13800000003')).toBe(before + 1);
});

it('a member need not name the bound mobile, anyone else has to', async () => {
  await harness.advanceSeconds(3_600);
  const { results } = await harness.logIn('13800000003');
  const ask = (headers: Record<string, string>, purpose = 'account') =>
    harness.call(routes.smsCode, { purpose }, headers, address);
  expect((await ask({ token: results['Token'] as string })).results).toMatchObject({
    maskedMobile: '138****0003',
  });
  expect((await ask({ token: results['Token'] as string }, 'login')).status).toBe(400);
});

onPostgres('concurrent calls', () => {
  /** Solved one after another beforehand, so that only the sends are concurrent. */
  const solveCaptchas = async (count: number) => {
    const captchas = [];
    for (let number = 0; number < count; number++) captchas.push(await harness.captcha('smsCode'));
    return captchas;
  };

  it('send one message to one mobile', async () => {
    const mobile = newMobile();
    await Promise.all((await solveCaptchas(40)).map((captcha) => requestCode(mobile, captcha)));
    expect(await countSentTo(mobile)).toBe(1);
  });

  it('count five tries of one code', async () => {
    const mobile = newMobile();
    const { results } = await requestCodeWithCaptcha(mobile);
    const code = await harness.codeFor(mobile);
    const guesses = Array.from({ length: 50 }, () => logIn(mobile, results['rToken'], wrongCodeFor(code)));
    const codes = (await Promise.all(guesses)).map(({ errorCode }) => errorCode);
    expect(codes.filter((errorCode) => errorCode === 'USR1006E')).toHaveLength(5);
  });

  it('log in once with one code', async () => {
    const mobile = newMobile();
    const { results } = await requestCodeWithCaptcha(mobile);
    const code = await harness.codeFor(mobile);
    const tries = Array.from({ length: 5 }, () => logIn(mobile, results['rToken'], code));
    expect((await Promise.all(tries)).filter(({ errorCode }) => errorCode === null)).toHaveLength(1);
    expect(
      await harness.db.selectFrom('member').select('id').where('mobile', '=', mobile).execute(),
    ).toHaveLength(1);
  });
});
