/** The generic request behaviour of the specification, sentence by sentence. */
import { describe, expect, test } from 'vitest';
import { fakeBrowser, json } from './fake-browser.ts';

describe('a call', () => {
  test('is a GET that expects JSON by default', async () => {
    const { request, calls } = fakeBrowser();
    await request({ url: '/v1/configuration/commonConfig' });
    expect(calls[0]?.url).toBe('/v1/configuration/commonConfig');
    expect(calls[0]?.init).toMatchObject({ method: 'GET', body: null });
    expect(calls[0]?.headers['Accept']).toBe('application/json');
    expect(calls[0]?.headers).not.toHaveProperty('Content-Type');
  });
  test('goes to the host of its environment', async () => {
    const { request, calls } = fakeBrowser({ host: 'https://api.shop.example' });
    await request({ url: '/v1/x' });
    expect(calls[0]?.url).toBe('https://api.shop.example/v1/x');
  });
  test('wraps its payload in queryBody', async () => {
    const { request, calls } = fakeBrowser();
    await request({ url: '/v1/x', method: 'POST', queryBody: { skuId: '2002' } });
    expect(calls[0]?.init).toMatchObject({ method: 'POST', body: '{"queryBody":{"skuId":"2002"}}' });
    expect(calls[0]?.headers['Content-Type']).toBe('application/json');
  });
  test('sends a raw body unchanged and leaves the content type to the browser', async () => {
    const { request, calls } = fakeBrowser();
    const form = new FormData();
    await request({ url: '/v1/x', method: 'POST', rawBody: form });
    expect(calls[0]?.init.body).toBe(form);
    expect(calls[0]?.headers).not.toHaveProperty('Content-Type');
  });
  test('sends credentials', async () => {
    const { request, calls } = fakeBrowser();
    await request({ url: '/v1/x' });
    expect(calls[0]?.init.credentials).toBe('include');
  });
  test('sends identity, channel and device headers', async () => {
    const { request, calls } = fakeBrowser({ cookies: { UID: '7', Token: 't', guestToken: 'g' } });
    await request({ url: '/v1/x', headers: { riskControlId: 'r', 'Idempotency-Key': 'k' } });
    expect(calls[0]?.headers).toMatchObject({
      UID: '7',
      Token: 't',
      guestToken: 'g',
      channel: 'PC',
      deviceFingerprint: 'f'.repeat(32),
      riskControlId: 'r',
      'Idempotency-Key': 'k',
    });
  });
  test.each([
    ['missing', ''],
    ['with a line break', 'a\r\nX: y'],
    ['in Chinese', '令牌'],
    ['too long', 'a'.repeat(600)],
  ])('leaves out UID, Token and guestToken that are %s', async (_how, value) => {
    const { request, calls } = fakeBrowser({ cookies: { UID: value, Token: value, guestToken: value } });
    await request({ url: '/v1/x' });
    expect(Object.keys(calls[0]?.headers ?? {})).toEqual(['Accept', 'channel', 'deviceFingerprint']);
  });
  test.each([undefined, '', 'v1/x', '//evil.example/v1', '/\\evil.example', 'https://evil.example/'])(
    'to %j is not sent, because the Token must stay on our host',
    async (url) => {
      const { request, calls, alerts } = fakeBrowser();
      const response = await request(url === undefined ? {} : { url });
      expect(response).toEqual({
        status: 1,
        errorMessage: 'error total params Url',
        errorCode: null,
        results: null,
        dataResult: null,
        httpStatus: 0,
      });
      expect(calls).toEqual([]);
      expect(alerts).toEqual([]);
    },
  );
});

describe('a response', () => {
  const answerTo = (answer: () => Response, format?: 'text') =>
    fakeBrowser({ answer }).request({ url: '/v1/x', quiet: true, ...(format && { format }) });
  const empty = { results: null, errorCode: null, errorMessage: null, dataResult: null };

  test('is reduced to six fields', async () => {
    const body = {
      status: 0,
      results: { a: 1 },
      errorCode: '',
      errorMessage: null,
      dataResult: [1],
      trace: 'x',
      server: 'y',
    };
    expect(await answerTo(() => json(body))).toEqual({
      status: 0,
      results: { a: 1 },
      errorCode: null,
      errorMessage: null,
      dataResult: [1],
      httpStatus: 200,
    });
  });
  test.each<[string, () => Response, object]>([
    [
      'a refusal',
      () => json({ status: 1, errorCode: 'CRT0001E', errorMessage: '库存不足' }),
      { status: 1, errorCode: 'CRT0001E', errorMessage: '库存不足', httpStatus: 200 },
    ],
    [
      'a code written as a number',
      () => json({ status: '1', errorCode: 2510 }),
      { status: 1, errorCode: '2510', httpStatus: 200 },
    ],
    [
      'a code without a status',
      () => json({ errorCode: '2510' }),
      { status: 1, errorCode: '2510', httpStatus: 200 },
    ],
    ['a status that is no number', () => json({ status: 'fine' }), { status: 1, httpStatus: 200 }],
    ['a failure that claims success', () => json({ status: 0 }, 500), { status: 1, httpStatus: 500 }],
    [
      'a message that is no text',
      () => json({ status: 1, errorMessage: { html: '<b>' } }),
      { status: 1, httpStatus: 200 },
    ],
    ['no content', () => new Response(null, { status: 204 }), { status: 0, httpStatus: 204 }],
    ['JSON without an envelope', () => json([1, 2]), { status: 0, results: [1, 2], httpStatus: 200 }],
  ])('that is %s is reduced accordingly', async (_what, answer, expected) =>
    expect(await answerTo(answer)).toEqual({ ...empty, ...expected }),
  );

  test('of a failure is parsed as JSON', async () =>
    expect(await answerTo(() => json({ statusCode: 404, error: 'Not Found' }, 404))).toMatchObject({
      status: 1,
      results: { statusCode: 404, error: 'Not Found' },
      httpStatus: 404,
    }));
  test('of a failure that is not JSON keeps its raw text', async () =>
    expect(await answerTo(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }))).toEqual({
      ...empty,
      status: 1,
      results: '<h1>Bad Gateway</h1>',
      errorMessage: '服务器开小差了，请稍后再试',
      httpStatus: 502,
    }));
  test('that is not JSON is an error, unless text was requested', async () => {
    expect(await answerTo(() => new Response('hello'))).toMatchObject({ status: 1, results: 'hello' });
    expect(await answerTo(() => new Response('hello'), 'text')).toMatchObject({
      status: 0,
      results: 'hello',
    });
  });
  test('that never arrives has a message for the shopper', async () => {
    const { request, alerts } = fakeBrowser({
      answer: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await request({ url: '/v1/x' })).toMatchObject({
      status: 1,
      httpStatus: 0,
      errorMessage: '网络连接不畅，请检查网络后重试',
    });
    expect(alerts).toEqual(['网络连接不畅，请检查网络后重试']);
  });
});
