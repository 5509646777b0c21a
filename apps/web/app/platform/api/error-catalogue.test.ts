/** The error catalogue of the specification, row by row. */
import { describe, expect, test } from 'vitest';
import { fakeBrowser, json } from './fake-browser.ts';

const rateLimit = (location: string) =>
  `/v2/html/currentLimiting.html?historyLocation=${encodeURIComponent(location)}`;
const login = (location: string) => `/login?historyLocation=${encodeURIComponent(location)}`;

describe('a 429', () => {
  test.each([
    ['by HTTP', () => json({ status: 1, errorMessage: '操作太频繁了' }, 429)],
    ['by HTTP, without JSON', () => new Response('slow down', { status: 429 })],
    ['in the status of the body', () => json({ status: 429 })],
    ['in the status, as text', () => json({ status: '429' })],
  ])('%s redirects to the rate-limit page without an alert', async (_where, answer) => {
    const { request, visited, alerts } = fakeBrowser({ at: '/search/?k=eA%3D%3D', answer });
    await request({ url: '/v1/x' });
    expect(visited).toEqual([rateLimit('/search/?k=eA%3D%3D')]);
    expect(alerts).toEqual([]);
  });
  test('does not redirect when the caller handles it', async () => {
    const { request, visited } = fakeBrowser({
      at: '/login',
      answer: () => json({ status: 1, errorCode: 'USR1008W', errorMessage: '请等 28 秒' }, 429),
    });
    const reply = await request({ url: '/v1/usercenter/smsCode', quiet: true, handlesRateLimit: true });
    expect(reply.errorMessage).toBe('请等 28 秒');
    expect(visited).toEqual([]);
  });
  test('does not redirect from the rate-limit page to itself', async () => {
    const { request, visited } = fakeBrowser({ at: rateLimit('/search/'), answer: () => json({}, 429) });
    await request({ url: '/v1/x' });
    expect(visited).toEqual([]);
  });
  test('on the login page returns to the home page, not to the login page', async () => {
    const { request, visited } = fakeBrowser({ at: login('/order'), answer: () => json({}, 429) });
    await request({ url: '/v1/x' });
    expect(visited).toEqual([rateLimit('/')]);
  });
});

describe('a 423', () => {
  const answer = () =>
    json(
      {
        status: 1,
        errorCode: 'USR0002E',
        errorMessage: '账号已锁定',
        results: { riskToken: 'r', maskedMobile: '138****0005' },
      },
      423,
    );

  test('calls the subscribed handler with the response instead of showing an alert', async () => {
    const { request, locked, alerts } = fakeBrowser({ answer });
    const opened: unknown[] = [];
    locked.subscribe((response) => opened.push(response));
    await request({ url: '/v1/usercenter/login', method: 'POST', queryBody: {} });
    expect(opened).toMatchObject([{ httpStatus: 423, errorCode: 'USR0002E', results: { riskToken: 'r' } }]);
    expect(alerts).toEqual([]);
  });
  test('shows the message without a handler, and is not queued', async () => {
    const { request, locked, alerts } = fakeBrowser({ answer });
    await request({ url: '/v1/usercenter/login' });
    expect(alerts).toEqual(['账号已锁定']);
    locked.subscribe(() => expect.unreachable());
  });
});

describe('a 401', () => {
  const answer = () => json({ status: 1, errorCode: '2550', errorMessage: '请先登录' }, 401);

  test('on a protected page without login cookies redirects to the login page', async () => {
    const { request, visited, alerts } = fakeBrowser({ at: '/order?from=cart', answer });
    await request({ url: '/v1/x' });
    expect(visited).toEqual([login('/order?from=cart')]);
    expect(alerts).toEqual([]);
  });
  test.each(['Token', 'tpId', 'bind'] as const)(
    'on a protected page with a %s cookie shows the message',
    async (name) => {
      const { request, visited, alerts } = fakeBrowser({
        at: '/myOrderList',
        cookies: { [name]: 'x' },
        answer,
      });
      await request({ url: '/v1/x' });
      expect(visited).toEqual([]);
      expect(alerts).toEqual(['请先登录']);
    },
  );
  test('on an open page shows the message', async () => {
    const { request, visited, alerts } = fakeBrowser({ at: '/product/1.html', answer });
    await request({ url: '/v1/x' });
    expect(visited).toEqual([]);
    expect(alerts).toEqual(['请先登录']);
  });
  test.each([200, 403, 500])('redirects, and a %d does not', async (http) => {
    const { request, visited } = fakeBrowser({ at: '/order', answer: () => json({ status: 1 }, http) });
    await request({ url: '/v1/x' });
    expect(visited).toEqual([]);
  });
  test('does not redirect a guest in the checkout', async () => {
    const { request, visited } = fakeBrowser({ at: '/order', cookies: { guestCheckout: '1' }, answer });
    await request({ url: '/v1/x' });
    expect(visited).toEqual([]);
  });
});

describe('the codes of an ended session', () => {
  const ended = (errorCode: string | number, http = 401) => ({
    answer: () => json({ status: 1, errorCode, errorMessage: '请重新登录' }, http),
  });

  test.each([
    ['CMN1039E', 401],
    ['2510', 401],
    ['2510', 200],
    [2510, 200],
  ])('%s (HTTP %d) sign the member out in this browser and keep the code', async (errorCode, http) => {
    const { request, errorCodes, alerts } = fakeBrowser({
      cookies: { Token: 't' },
      ...ended(errorCode, http),
    });
    await request({ url: '/v3/shopcart/shopcart/miniShopcartInfo' });
    expect(errorCodes).toEqual([String(errorCode)]);
    expect(alerts).toEqual([]);
  });
  test.each([401, 200])(
    'by HTTP %d redirect from a protected page to the login page, with the way back',
    async (http) => {
      const { request, visited } = fakeBrowser({
        at: '/order?from=cart',
        cookies: { Token: 't' },
        ...ended('2510', http),
      });
      await request({ url: '/v1/x', quiet: true });
      expect(visited).toEqual([login('/order?from=cart')]);
    },
  );
  test('leave the redirect to a loader that is still running', async () => {
    const { request, errorCodes, visited } = fakeBrowser({
      at: '/myAccount/profile.html',
      cookies: { Token: 't' },
      ...ended('CMN1039E'),
    });
    await request({ url: '/v1/x', quiet: true, isForLoader: true });
    expect([errorCodes, visited]).toEqual([['CMN1039E'], []]);
  });
  test('do not redirect from an open page', async () => {
    const { request, visited } = fakeBrowser({ cookies: { Token: 't' }, ...ended('CMN1039E') });
    await request({ url: '/v1/x' });
    expect(visited).toEqual([]);
  });
  test.each([
    ['leave the current session alone', 'new'],
    ['do not redirect a shopper who has just signed out', ''],
  ])('for an older token %s', async (_, currentToken) => {
    const cookies = { Token: 'old' };
    const { request, errorCodes, visited } = fakeBrowser({
      at: '/myOrderList',
      cookies,
      answer: () => {
        cookies.Token = currentToken;
        return ended('2510').answer();
      },
    });
    await request({ url: '/v1/x' });
    expect([errorCodes, visited]).toEqual([[], []]);
  });
  test('are the only ones that end the session', async () => {
    const { request, errorCodes } = fakeBrowser({ cookies: { Token: 't' }, ...ended('2550') });
    await request({ url: '/v1/x' });
    expect(errorCodes).toEqual([]);
  });
});

describe('the message of the server', () => {
  const answer = () => json({ status: 1, errorCode: 'CRT0001E', errorMessage: '库存不足' });

  test('is shown in an alert', async () => {
    const { request, alerts } = fakeBrowser({ answer });
    await request({ url: '/v1/x' });
    expect(alerts).toEqual(['库存不足']);
  });
  test('is not shown when the caller is quiet', async () => {
    const { request, alerts } = fakeBrowser({ answer });
    expect((await request({ url: '/v1/x', quiet: true })).errorMessage).toBe('库存不足');
    expect(alerts).toEqual([]);
  });
  test('is not shown on success', async () => {
    const { request, alerts } = fakeBrowser({ answer: () => json({ status: 0, errorMessage: 'ok' }) });
    await request({ url: '/v1/x' });
    expect(alerts).toEqual([]);
  });
});

describe('an upload', () => {
  test.each([401, 413, 423, 429, 500])('that fails with %d neither redirects nor alerts', async (http) => {
    const answer = () => json({ status: 1, errorCode: '2510', errorMessage: '上传失败' }, http);
    const { request, locked, alerts, visited, errorCodes } = fakeBrowser({
      at: '/myAccount/comment',
      answer,
    });
    locked.subscribe(() => expect.unreachable());
    const response = await request({
      url: '/v1/product/comment/upload',
      method: 'POST',
      rawBody: new FormData(),
      isUpload: true,
    });
    expect(response).toMatchObject({ status: 1, errorMessage: '上传失败', httpStatus: http });
    expect([alerts, visited, errorCodes]).toEqual([[], [], []]);
  });
  test('that loses its connection neither redirects nor alerts', async () => {
    const { request, alerts } = fakeBrowser({
      answer: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect((await request({ url: '/v1/x', isUpload: true })).status).toBe(1);
    expect(alerts).toEqual([]);
  });
});
