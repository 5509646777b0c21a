import { createHash } from 'node:crypto';
import { isProof, type ProofTask } from '@huarong/core/identity';
import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../testing/index.ts';
import {
  type IdentityHarness,
  newDevice,
  newMobile,
  openIdentityHarness,
  type Reply,
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
  address = `203.0.114.${tests}`;
});

const requestCode = (mobile: string, extra: object = {}, headers = {}) =>
  harness.call(routes.smsCode, { mobile, purpose: 'login', ...extra }, headers, address);
/** Requests a code with a solved captcha. */
const requestCodeWithCaptcha = async (mobile: string, extra: object = {}, headers = {}) =>
  requestCode(mobile, { ...(await harness.captcha('smsCode')), ...extra }, headers);

/** Codes that were sent for this address a moment ago, to other numbers. */
const insertSent = (count: number, columns: { device_id?: string } = {}) =>
  sql`insert into verification_code (r_token_hash, channel, recipient, purpose, code_hash, address, device_id, created_at, expires_at)
    select encode(sha256((${address} || nth)::bytea), 'hex'), 'sms', 'n' || nth, 'login', repeat('0', 64), ${address},
      ${columns.device_id ?? null}, shop_now() - interval '10 minutes', shop_now()
    from generate_series(1, ${count}::int) nth`.execute(harness.db);
const { perAddressPerDay, perDevicePerDay, harderProofAfter } = STORE.identity.code;

/** As the browser, but with the hashes of Node, which are ten times as fast. */
function solve({ salt, bits }: ProofTask): string {
  for (let number = 0; ; number++) {
    const answer = number.toString(36);
    const start = createHash('sha256').update(`${salt}.${answer}`).digest().readUInt32BE();
    if (Math.clz32(start) >= bits) return answer;
  }
}

describe('the limit per address', () => {
  it('lets an office of 50 people get codes, and then says when to try again, whatever a header claims', async () => {
    await insertSent(perAddressPerDay - 2);
    let sent = 0;
    let refused: Reply | null = null;
    for (let number = 0; number < 5; number++) {
      const claimed = { 'x-forwarded-for': `198.51.100.${number}`, forwarded: `for=198.51.100.${number}` };
      const answer = await requestCodeWithCaptcha(newMobile(), {}, claimed);
      if (answer.status === 200 && answer.errorCode === null) sent += 1;
      else refused = answer;
    }
    expect(sent).toBe(2);
    expect(refused).toMatchObject({ status: 429, errorCode: 'USR1009W' });
    expect(refused?.message).toMatch(/^这个网络获取验证码的次数已达上限，请在 (明天 )?\d\d:\d\d 后再试/);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(86_400 - 700);
  });

  it('asks for a harder proof long before', async () => {
    const proofOf = async () => {
      const { results } = await harness.call(
        routes.captcha,
        { purpose: 'smsCode', kind: 'proof' },
        {},
        address,
      );
      return results['proof'] as ProofTask;
    };
    const usual = await proofOf();
    await insertSent(harderProofAfter);
    const harder = await proofOf();
    expect(harder.bits).toBe(usual.bits + 2);
    // The usual proof of an earlier challenge is no longer enough, unless it happens to be a harder one.
    const answer = solve(usual);
    if (!isProof({ ...usual, bits: harder.bits }, answer))
      expect((await requestCode(newMobile(), { valiCodeToken: usual.salt, proof: answer })).errorCode).toBe(
        'USR1003E',
      );
    const proof = solve(harder);
    expect((await requestCode(newMobile(), { valiCodeToken: harder.salt, proof })).status).toBe(200);
    expect((await requestCodeWithCaptcha(newMobile())).status, 'or the letters').toBe(200);
  });
});

it('a device gets twenty codes a day, for all numbers and from all addresses', async () => {
  const device = newDevice();
  await insertSent(perDevicePerDay, { device_id: device['devicefingerprint']! });
  address = '198.51.100.200';
  const answer = await requestCodeWithCaptcha(newMobile(), {}, device);
  expect(answer).toMatchObject({ status: 429, errorCode: 'USR1009W' });
  expect(answer.message).toContain('这台设备');
  expect((await requestCodeWithCaptcha(newMobile(), {}, newDevice())).status).toBe(200);
});

it('the limit of a number says when to try again', async () => {
  const mobile = newMobile();
  for (let time = 0; time < 5; time++) {
    await requestCodeWithCaptcha(mobile);
    await harness.advanceSeconds(61);
  }
  const { message } = await requestCodeWithCaptcha(mobile);
  expect(message).toMatch(
    /^这个号码获取验证码的次数已达上限，请在 (明天 )?\d\d:\d\d 后再试，或改用其他方式$/,
  );
});

onPostgres('concurrent calls', () => {
  it('do not exceed the limit of one address', async () => {
    await insertSent(perAddressPerDay - 20);
    // Solved one after another beforehand, so that only the sends are concurrent.
    const captchas: object[] = [];
    for (let number = 0; number < 40; number++) captchas.push(await harness.captcha('smsCode'));
    const answers = await Promise.all(captchas.map((captcha) => requestCode(newMobile(), captcha)));
    const sent = answers.filter(({ errorCode }) => errorCode === null).length;
    // On a busy machine a call may wait too long for its turn and is refused.
    expect(sent).toBeLessThanOrEqual(20);
    expect(sent).toBeGreaterThan(0);
  });
});
