import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CallerHeaders,
  type IdentityHarness,
  newDevice,
  openIdentityHarness,
  routes,
} from '../testing/identity-harness.ts';

let harness: IdentityHarness;
let zhixia: CallerHeaders;
let nanzhi: CallerHeaders;
beforeAll(async () => {
  harness = await openIdentityHarness();
  const tokenOf = async (mobile: string) => ({
    token: (await harness.logIn(mobile)).results['Token'] as string,
  });
  zhixia = await tokenOf('13800000002');
  nanzhi = await tokenOf('13800000003');
});
afterAll(() => harness.close());

/** A browser that shows a code, and what a camera sees of it. */
async function showCode(browser: CallerHeaders = newDevice()) {
  const { results } = await harness.call(routes.startQrLogin, { historyLocation: '/shopcart' }, browser);
  const code = new URL(results['demoPhone'] as string, 'http://shop.example').searchParams.get('code')!;
  const qrToken = results['qrToken'] as string;
  return {
    browser,
    code,
    qrToken,
    image: results['image'] as string,
    poll: (headers: CallerHeaders = browser) => harness.call(routes.pollQrLogin, { qrToken }, headers),
    scan: (phone: CallerHeaders) => harness.call(routes.scanQrLogin, { code }, phone),
    decide: (phone: CallerHeaders, isConfirmed = true) =>
      harness.call(routes.decideQrLogin, { code, isConfirmed }, phone),
  };
}

describe('a login by a scanned code', () => {
  it('goes through waiting and scanned, and signs the browser in once', async () => {
    const shown = await showCode();
    expect(shown.image).toMatch(/^data:image\/svg\+xml;base64,/);
    expect((await shown.poll()).results).toEqual({ state: 'waiting' });
    const scanned = await shown.scan(zhixia);
    expect(scanned.results).toMatchObject({
      device: 'Chrome，Windows',
      place: '127.0.*.*',
      isSameNetwork: true,
    });
    expect((await shown.poll()).results).toEqual({ state: 'scanned' });
    expect((await shown.decide(zhixia)).errorCode).toBeNull();
    const { results } = await shown.poll();
    expect(results).toMatchObject({ UID: '1000000002', historyLocation: '/shopcart' });
    expect((await shown.poll()).results).toEqual({ state: 'ended' });
    const record = await harness.db
      .selectFrom('sign_in_record')
      .select('outcome')
      .where('way', '=', 'qr')
      .where('device_id', '=', shown.browser['devicefingerprint']!)
      .execute();
    expect(record).toEqual([{ outcome: 'signed-in' }]);
  });

  it('signs in one of two calls at the same moment', async () => {
    const shown = await showCode();
    await shown.scan(zhixia);
    await shown.decide(zhixia);
    const answers = await Promise.all([shown.poll(), shown.poll(), shown.poll()]);
    expect(answers.filter(({ results }) => results['Token'] !== undefined)).toHaveLength(1);
  });

  it('of a watched account still needs the second step', async () => {
    const risky = await harness.logIn('13800000005');
    const riskToken = risky.results['riskToken'];
    const sent = await harness.call(routes.highRisk, { riskToken });
    const smsCode = await harness.codeFor('13800000005');
    const passed = await harness.call(routes.highRisk, {
      riskToken,
      smsCode,
      rToken: sent.results['rToken'],
    });
    const phone = { token: passed.results['Token'] as string };
    const shown = await showCode();
    await shown.scan(phone);
    await shown.decide(phone);
    expect(await shown.poll()).toMatchObject({ status: 423, errorCode: 'USR1005W' });
  });

  it('can be cancelled, and a cancelled code signs nobody in', async () => {
    const shown = await showCode();
    await shown.scan(zhixia);
    expect((await shown.decide(zhixia, false)).errorCode).toBeNull();
    expect((await shown.decide(zhixia)).errorCode).toBe('USR1013W');
    expect((await shown.poll()).results).toEqual({ state: 'cancelled' });
  });

  it('expires after three minutes, also when it was confirmed', async () => {
    const [waiting, confirmed] = [await showCode(), await showCode()];
    await confirmed.scan(zhixia);
    await confirmed.decide(zhixia);
    await harness.advanceSeconds(181);
    expect((await waiting.scan(zhixia)).errorCode).toBe('USR1013W');
    expect((await waiting.poll()).results).toEqual({ state: 'ended' });
    expect((await confirmed.poll()).results).toEqual({ state: 'ended' });
  });
});

describe('an attack on a code', () => {
  it('by another browser that knows the token gets nothing', async () => {
    const shown = await showCode();
    await shown.scan(zhixia);
    await shown.decide(zhixia);
    expect((await shown.poll(newDevice())).results).toEqual({ state: 'ended' });
    expect((await shown.poll({})).results).toEqual({ state: 'ended' });
    expect((await shown.poll()).results).toMatchObject({ UID: '1000000002' });
  });

  it('with what a camera sees gets no login: the code is not the token', async () => {
    const shown = await showCode();
    await shown.scan(zhixia);
    await shown.decide(zhixia);
    const stolen = await harness.call(routes.pollQrLogin, { qrToken: shown.code }, shown.browser);
    expect(stolen.results).toEqual({ state: 'ended' });
  });

  it('by a second member who scans it is refused, also the decision', async () => {
    const shown = await showCode();
    await shown.scan(zhixia);
    expect((await shown.scan(nanzhi)).errorCode).toBe('USR1013W');
    expect((await shown.decide(nanzhi)).errorCode).toBe('USR1013W');
    expect((await shown.poll()).results).toEqual({ state: 'scanned' });
  });

  it('without scanning first is refused: nobody confirms what the page has not named', async () => {
    const shown = await showCode();
    expect((await shown.decide(zhixia)).errorCode).toBe('USR1013W');
    expect((await shown.poll()).results).toEqual({ state: 'waiting' });
  });

  it('by somebody who is not logged in is refused', async () => {
    const shown = await showCode();
    expect((await shown.scan({})).status).toBe(401);
    expect((await shown.decide({})).status).toBe(401);
  });

  it.each(['x', '<script>', "' or 1=1 --", 'a'.repeat(43)])('with the code %s is refused', async (code) =>
    expect((await harness.call(routes.scanQrLogin, { code }, zhixia)).errorCode).not.toBeNull(),
  );
});

describe('the demo phone', () => {
  const submit = (fields: Record<string, string>) =>
    harness.app.inject({
      method: 'POST',
      url: '/demo/phone',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  it('names device, place and time before it confirms', async () => {
    const { code, poll } = await showCode();
    const page = await submit({ code, member: '1000000003' });
    for (const shown of ['Chrome，Windows', '127.0.*.*', '沈南枝']) expect(page.body).toContain(shown);
    expect((await submit({ code, member: '1000000003', decision: 'confirm' })).body).toContain('已确认登录');
    expect((await poll()).results).toMatchObject({ UID: '1000000003' });
  });

  it('acts only for members of the demo', async () => {
    const { code, poll } = await showCode();
    expect((await submit({ code, member: '1999999999' })).statusCode).toBe(400);
    // 周予安 is locked by the shop.
    expect((await submit({ code, member: '1000000004' })).statusCode).toBe(400);
    expect((await poll()).results).toEqual({ state: 'waiting' });
  });
});
