import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../testing/index.ts';
import { aMobile, b64, type Desk, openDesk, routes } from '../testing/identity-harness.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ SHOP_LIMITS: 'on' });
});
afterAll(() => desk.close());
/** Each test at an address of its own: what one sends does not use up what another may. */
let address = '';
let tests = 0;
beforeEach(() => {
  tests += 1;
  address = `203.0.113.${tests}`;
});

const ask = (mobile: string, more: object = {}, headers = {}) =>
  desk.call(routes.smsCode, { mobile, purpose: 'login', ...more }, headers, address);
/** As a person asks: with the picture read. */
const send = async (mobile: string, more: object = {}, headers = {}) =>
  ask(mobile, { ...(await desk.captcha('smsCode')), ...more }, headers);
const enter = (mobile: string, rToken: unknown, smsCode: string) =>
  desk.call(routes.login, { mobile, rToken, smsCode }, {}, address);
const sentTo = async (mobile: string) =>
  (await desk.outbox()).filter((message) => message.kind === 'sms' && message.to === mobile).length;
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code', () => {
  it('has six digits, says what it is for, and how long it is good', async () => {
    const mobile = aMobile();
    const answer = await send(mobile);
    expect(answer.results).toMatchObject({ expireSeconds: 300, resendSeconds: 60 });
    const [message] = await desk.outbox();
    expect(message).toMatchObject({ kind: 'sms', to: mobile });
    expect(message!.code).toMatch(/^\d{6}$/);
    expect(message!.text).toContain(`正在登录，验证码 ${message!.code}，5 分钟内有效`);
  });

  it('is good once, and for five minutes', async () => {
    const [used, late] = [aMobile(), aMobile()];
    const first = await send(used);
    const code = await desk.codeFor(used);
    expect((await enter(used, first.results['rToken'], code)).status).toBe(200);
    expect((await enter(used, first.results['rToken'], code)).errorCode).toBe('USR1007W');
    const second = await send(late);
    await desk.later(300);
    expect((await enter(late, second.results['rToken'], await desk.codeFor(late))).errorCode).toBe(
      'USR1007W',
    );
  });

  it('can be guessed at five times, and then not even the right one opens', async () => {
    const mobile = aMobile();
    const { results } = await send(mobile);
    const code = await desk.codeFor(mobile);
    for (let left = 4; left >= 0; left--)
      expect(await enter(mobile, results['rToken'], wrongFor(code))).toMatchObject({
        errorCode: 'USR1006E',
        results: { triesLeft: left },
      });
    expect((await enter(mobile, results['rToken'], code)).errorCode).toBe('USR1007W');
  });

  it('is good for its own mobile and its own purpose alone', async () => {
    const [mine, other] = [aMobile(), aMobile()];
    const { results } = await send(mine, { purpose: 'guest' });
    const code = await desk.codeFor(mine);
    expect((await enter(mine, results['rToken'], code)).errorCode).toBe('USR1007W');
    expect((await enter(other, results['rToken'], code)).errorCode).toBe('USR1007W');
    await desk.later(61);
    const again = await send(mine);
    expect((await enter(other, again.results['rToken'], await desk.codeFor(mine))).errorCode).toBe(
      'USR1007W',
    );
  });

  it('takes the place of the one before', async () => {
    const mobile = aMobile();
    const first = await send(mobile);
    const firstCode = await desk.codeFor(mobile);
    await desk.later(61);
    await send(mobile);
    expect((await enter(mobile, first.results['rToken'], firstCode)).errorCode).toBe('USR1007W');
  });

  it('stands nowhere in the tables that outlive the demo', async () => {
    const mobile = aMobile();
    await send(mobile);
    const code = await desk.codeFor(mobile);
    const rows = JSON.stringify(await desk.db.selectFrom('verification_code').selectAll().execute());
    expect(rows).not.toContain(`"${code}"`);
  });

  it.each(['reset', 'account', 'highRisk', 'silkpay'])(
    'to %s is answered alike for a number without an account, and goes to nobody',
    async (purpose) => {
      const stranger = aMobile();
      const [known, unknown] = [await send('13800000003', { purpose }), await send(stranger, { purpose })];
      expect(Object.keys(unknown.results).sort()).toEqual(Object.keys(known.results).sort());
      expect(await sentTo(stranger)).toBe(0);
      expect(await sentTo('13800000003')).toBeGreaterThan(0);
      await desk.later(3_600);
    },
  );
});

describe('what one mobile gets', () => {
  it('is one code a minute, told with the seconds to wait', async () => {
    const mobile = aMobile();
    await send(mobile);
    const again = await send(mobile);
    expect(again).toMatchObject({ status: 429, errorCode: 'USR1008W' });
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(55);
    await desk.later(60);
    expect((await send(mobile)).status).toBe(200);
  });

  it('is five an hour and ten a day', async () => {
    const mobile = aMobile();
    for (let time = 0; time < 5; time++) {
      expect((await send(mobile)).status).toBe(200);
      await desk.later(61);
    }
    expect(await send(mobile)).toMatchObject({ status: 429, errorCode: 'USR1009W' });
    await desk.later(3_600);
    for (let time = 0; time < 5; time++) {
      expect((await send(mobile)).status).toBe(200);
      await desk.later(61);
    }
    await desk.later(3_600);
    expect(await send(mobile)).toMatchObject({ status: 429, errorCode: 'USR1009W' });
    expect(await sentTo(mobile)).toBe(10);
  });

  it('is the same however the number is written', async () => {
    const mobile = aMobile();
    const spaced = `${mobile.slice(0, 3)} ${mobile.slice(3, 7)}-${mobile.slice(7)}`;
    const wide = [...mobile].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('');
    const arabic = [...mobile].map((digit) => String.fromCharCode(0x660 + Number(digit))).join('');
    expect((await send(mobile)).status).toBe(200);
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
    for (const written of variants) expect([400, 429]).toContain((await send(written)).status);
    expect(await sentTo(mobile)).toBe(1);
  });

  it('survives a restart of the shop', async () => {
    const mobile = aMobile();
    await send(mobile);
    const restarted = await desk.replica();
    const body = { mobile, purpose: 'login', ...(await desk.captcha('smsCode')) };
    const again = await restarted.call(routes.smsCode, body, {}, '198.51.100.1');
    await restarted.close();
    expect(again).toMatchObject({ status: 429, errorCode: 'USR1008W' });
    expect(await sentTo(mobile)).toBe(1);
  });
});

describe('whoever is not signed in', () => {
  const purposes = ['login', 'register', 'bind', 'guest', 'silkpay', 'reset', 'highRisk', 'account'];

  it.each([...purposes, 'cooperation'])(
    'has nothing sent to %s without a picture read or a sum worked out, not even once',
    async (purpose) => {
      const mobile = purpose === 'login' ? aMobile() : '13800000003';
      const before = await sentTo(mobile);
      expect((await ask(mobile, { purpose })).errorCode).toBe('USR1002W');
      const wrong = { purpose, valiCode: 'XXXX', valiCodeToken: 'x' };
      expect((await ask(mobile, wrong)).errorCode).toBe('USR1003E');
      expect(await sentTo(mobile)).toBe(before);
    },
  );

  it('is no better off as a guest, nor with a link instead of a code', async () => {
    const { results } = await desk.call(routes.guest, {}, {}, address);
    const guest = { guesttoken: results['guestToken'] as string };
    expect((await ask(aMobile(), {}, guest)).errorCode).toBe('USR1002W');
    const forgot = (more: object) =>
      desk.call(routes.forgotPassword, { loginId: b64('13800000001'), ...more }, {}, address);
    expect((await forgot({})).errorCode).toBe('USR1002W');
    expect((await forgot(await desk.captcha('smsCode'))).errorCode).toBe('USR1003E');
    expect(await sentTo('13800000001')).toBe(0);
    expect((await forgot(await desk.captcha('forgot'))).status).toBe(200);
  });
});

it('nobody gets one once the whole shop has sent its budget of the day', async () => {
  const { perShopPerDay } = STORE.identity.code;
  const sendAway = (count: number) =>
    sql`insert into verification_code (r_token_hash, channel, recipient, purpose, code_hash, address, created_at, expires_at)
      select lpad(to_hex(nth), 64, '0'), 'sms', 'n' || nth, 'flood', repeat('0', 64), 'n' || nth, shop_now(), shop_now()
      from generate_series(1, ${count}::int) nth`.execute(desk.db);
  await sendAway(perShopPerDay);
  try {
    const mobile = aMobile();
    expect((await send(mobile)).errorCode).toBe('USR1009W');
    expect(await sentTo(mobile)).toBe(0);
  } finally {
    await desk.db.deleteFrom('verification_code').where('purpose', '=', 'flood').execute();
  }
  expect((await send(aMobile())).status).toBe(200);
});

it('a member is asked for no picture: her account is known, and counted', async () => {
  const { results } = await desk.logIn('13800000003');
  const member = { token: results['Token'] as string };
  expect((await ask(aMobile(), { purpose: 'account' }, member)).status).toBe(200);
});

describe('what one address may ask for', () => {
  it('is twenty a day, picture code or not, whatever address a header claims', async () => {
    let sent = 0;
    for (let number = 0; number < 30; number++) {
      const claimed = { 'x-forwarded-for': `198.51.100.${number}`, forwarded: `for=198.51.100.${number}` };
      const answer = await send(aMobile(), {}, claimed);
      if (answer.status === 200 && answer.errorCode === null) sent += 1;
      else expect(answer.errorCode).toBe('USR1009W');
    }
    expect(sent).toBe(20);
  });
});

onPostgres('many at the same moment', () => {
  /** Read one after the other beforehand: what comes at once are the sends. */
  const readPictures = async (count: number) => {
    const pictures = [];
    for (let number = 0; number < count; number++) pictures.push(await desk.captcha('smsCode'));
    return pictures;
  };

  it('sends to one mobile are one message', async () => {
    const mobile = aMobile();
    await Promise.all((await readPictures(40)).map((picture) => ask(mobile, picture)));
    expect(await sentTo(mobile)).toBe(1);
  });

  it('sends for one address are twenty', async () => {
    const answers = await Promise.all((await readPictures(40)).map((picture) => ask(aMobile(), picture)));
    expect(answers.filter(({ errorCode }) => errorCode === null).length).toBe(20);
  });

  it('guesses at one code are five tries', async () => {
    const mobile = aMobile();
    const { results } = await send(mobile);
    const code = await desk.codeFor(mobile);
    const guesses = Array.from({ length: 50 }, () => enter(mobile, results['rToken'], wrongFor(code)));
    const codes = (await Promise.all(guesses)).map(({ errorCode }) => errorCode);
    expect(codes.filter((errorCode) => errorCode === 'USR1006E')).toHaveLength(5);
  });

  it('uses of one right code are one login', async () => {
    const mobile = aMobile();
    const { results } = await send(mobile);
    const code = await desk.codeFor(mobile);
    const tries = Array.from({ length: 5 }, () => enter(mobile, results['rToken'], code));
    expect((await Promise.all(tries)).filter(({ errorCode }) => errorCode === null)).toHaveLength(1);
    expect(
      await desk.db.selectFrom('member').select('id').where('mobile', '=', mobile).execute(),
    ).toHaveLength(1);
  });
});
