import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestOwner, SERVER_CALLER } from '#platform/context';
import { openGuestSession } from '#platform/session';
import { createTestApp } from '../../../../testing/index.ts';
import { loadSandboxKeys } from '../../../integrations/payment/index.ts';
import { insertOrder } from '../testing/insert-order.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
let headers: Record<string, string>;
let owner: string;
beforeAll(async () => {
  shop = await createTestApp();
  // The demo creates its keys at start, which can be slow on a busy machine.
  await loadSandboxKeys(shop.database.db);
  const { guestId, guestToken } = await openGuestSession(shop.database.db, SERVER_CALLER);
  owner = guestOwner(guestId);
  headers = { guesttoken: guestToken };
});
afterAll(() => shop.close());

async function openPayment(paymentCode: string) {
  const orderId = await insertOrder(shop.database.db, { owner, payableFen: 32_000 });
  const url = `/v1/order/pay/payInfo/${orderId}/PC/full?paymentCode=${paymentCode}`;
  const { results } = (await shop.app.inject({ url, headers })).json();
  return { orderId, outTradeNo: results.outTradeNo as string, payLink: results.payLink as string };
}
const simulate = async (payload: object) =>
  (await shop.app.inject({ method: 'POST', url: '/demo/sandbox/pay', payload })).json();
const statusOf = async (orderId: string) =>
  (
    await shop.database.db
      .selectFrom('sub_order')
      .select('status')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).status;

describe('POST /demo/sandbox/pay', () => {
  it('sends a signed notice to the notify route and returns the reply', async () => {
    const { orderId, outTradeNo } = await openPayment('ALIPAY');
    const { results } = await simulate({ outTradeNo, outcome: 'success' });
    expect(results.sent[0]).toMatchObject({
      url: '/v1/order/pay/notify/alipay',
      body: expect.stringContaining('sign='),
    });
    expect(results.answered).toEqual([{ httpStatus: 200, body: 'success' }]);
    expect(await statusOf(orderId)).toBe(30);
  });

  it('simulates WeChat Pay notices and accepts a wrapped queryBody', async () => {
    const { orderId, outTradeNo } = await openPayment('WECHAT');
    const { results } = await simulate({ queryBody: { outTradeNo, outcome: 'duplicate' } });
    expect(results.answered).toEqual(
      Array(3).fill({ httpStatus: 200, body: '{"code":"SUCCESS","message":"成功"}' }),
    );
    expect(await statusOf(orderId)).toBe(30);
  });

  it.each([
    ['forged', 400],
    ['wrongAmount', 409],
  ])('shows that a %s notice is refused', async (outcome, httpStatus) => {
    const { orderId, outTradeNo } = await openPayment('ALIPAY');
    const { results } = await simulate({ outTradeNo, outcome });
    expect(results.answered).toMatchObject([{ httpStatus }]);
    expect(await statusOf(orderId)).toBe(10);
  });

  it('delays a notice', async () => {
    const { outTradeNo } = await openPayment('WECHAT');
    expect((await simulate({ outTradeNo, outcome: 'late' })).results).toMatchObject({
      sent: [],
      noticeAfterSeconds: 20,
    });
  });

  it('refuses unknown outcomes and unknown numbers', async () => {
    expect(await simulate({ outTradeNo: 'P20261115ABCDEFGHJKLMNPQ', outcome: 'success' })).toMatchObject({
      errorCode: 'CMN0006E',
    });
    expect(await simulate({ outTradeNo: 'x', outcome: 'explode' })).toMatchObject({ errorCode: 'CMN0001E' });
  });
});

describe('the sandbox payment page', () => {
  it('has the amount, two buttons and no scripts', async () => {
    const { payLink } = await openPayment('ALIPAY');
    const page = await shop.app.inject({ url: payLink });
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.body).toContain('¥320.00');
    expect(page.body).toMatch(/付款<\/button>.*失败<\/button>/);
    expect(page.body).not.toMatch(/<script|style="/);
  });

  it.each([
    ['success', 30],
    ['fail', 10],
  ])('simulates %s and redirects to the result page', async (outcome, status) => {
    const { orderId, payLink } = await openPayment('WECHAT');
    const answer = await shop.app.inject({
      method: 'POST',
      url: payLink,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `outcome=${outcome}`,
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/payment/result/${orderId}`);
    expect(await statusOf(orderId)).toBe(status);
  });
});

describe('the notify route', () => {
  it.each([
    ['nothing', '', 'application/json'],
    ['JSON', '{"queryBody":{}}', 'application/json'],
    ['a form', 'a=b&sign=x&sign_type=RSA2', 'application/x-www-form-urlencoded'],
    ['bytes', '\u0000\u0001', 'application/octet-stream'],
  ])('refuses %s with an envelope', async (_what, payload, type) => {
    for (const provider of ['alipay', 'wechat', 'sandbox']) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: `/v1/order/pay/notify/${provider}`,
        headers: { 'content-type': type },
        payload,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ status: 1, errorCode: 'PAY3001E' });
    }
  });
});
