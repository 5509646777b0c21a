import { contentContract } from '@huarong/contract/content';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountApi } from '#platform/feature';
import { createPublishedCache } from '#platform/published';
import { findFreePort } from '../../../../../scripts/system/free-port.mjs';
import { createTestApp } from '../../../testing/index.ts';
import { liveEnvironment } from '../../../testing/live-environment.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const url = '/v1/marketing/MktSimpleGroupController/simpleTextGroup';
const json = { 'content-type': 'application/json' };

describe('an API on a host of its own', () => {
  const web = 'https://www.shop.example';
  let api: typeof shop;
  beforeAll(async () => {
    api = await createTestApp({ env: { WEB_ORIGINS: web } });
  });
  afterAll(() => api.close());
  const call = (origin: string) =>
    api.app.inject({
      method: 'POST',
      url,
      headers: { ...json, origin, 'sec-fetch-site': 'same-site' },
      payload: '{"queryBody":{"locationLabel":"hot_word"}}',
    });

  it('answers the preflight of its pages with every header that a call carries', async () => {
    const { statusCode, headers } = await api.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin: web,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,channel,devicefingerprint,uid,token',
      },
    });
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': web,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': expect.stringContaining(
        'Token, guestToken, channel, deviceFingerprint',
      ),
    });
  });

  it('answers the calls of its pages so that they can be read, and refuses those of other sites', async () => {
    const own = await call(web);
    expect(own.json().status).toBe(0);
    expect(own.headers).toMatchObject({
      'access-control-allow-origin': web,
      vary: 'Origin, accept-encoding',
    });
    const foreign = await call('https://m.shop.example');
    expect(foreign.statusCode).toBe(403);
    expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('allows no other origin where none is configured', async () => {
    const { headers } = await shop.app.inject({ method: 'POST', url, headers: { ...json, origin: web } });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('a bad request', () => {
  it.each([
    ['malformed JSON', { headers: json, payload: '{"queryBody":' }, 400, 'CMN0002E'],
    ['an empty JSON body', { headers: json, payload: '' }, 400, 'CMN0002E'],
    ['a foreign content type', { headers: { 'content-type': 'text/xml' }, payload: '<a/>' }, 415, 'CMN0005E'],
    [
      'a compressed body',
      { headers: { ...json, 'content-encoding': 'gzip' }, payload: '{}' },
      415,
      'CMN0005E',
    ],
    [
      'a body over 64 kB',
      { headers: json, payload: JSON.stringify({ queryBody: { x: 'a'.repeat(70_000) } }) },
      413,
      'CMN0004E',
    ],
    [
      'a poisoned prototype',
      { headers: json, payload: '{"queryBody":{"__proto__":{"a":1}}}' },
      400,
      'CMN0002E',
    ],
    [
      'a body that is not wrapped',
      { headers: json, payload: '{"locationLabel":"hot_word"}' },
      400,
      'CMN0003E',
    ],
    ['a list where an object belongs', { headers: json, payload: '{"queryBody":[]}' }, 400, 'CMN0002E'],
    ['NUL in a text', { headers: json, payload: '{"queryBody":{"locationLabel":"a\\u0000"}}' }, 400, '2520'],
    [
      'a lone surrogate',
      { headers: json, payload: '{"queryBody":{"locationLabel":"\\ud800"}}' },
      400,
      '2520',
    ],
    [
      'nesting without end',
      { headers: json, payload: `{"queryBody":{"locationLabel":${'['.repeat(9_000)}${']'.repeat(9_000)}}}` },
      400,
      'CMN0002E',
    ],
  ] as const)(
    'with %s is refused in Chinese and changes nothing',
    async (_what, request, status, errorCode) => {
      const answer = await shop.app.inject({ method: 'POST', url, ...request });
      expect([answer.statusCode, answer.json().errorCode]).toEqual([status, errorCode]);
      expect(answer.json().errorMessage).toMatch(/\p{Script=Han}/u);
      expect(Object.keys(answer.json())).toEqual([
        'status',
        'results',
        'errorCode',
        'errorMessage',
        'dataResult',
      ]);
    },
  );

  it('to an unknown path is a 404 in the envelope', async () => {
    const answer = await shop.app.inject('/v1/no/such/call');
    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'CMN0006E']);
  });

  it('with the wrong method gets the right one in the Allow header', async () => {
    const answer = await shop.app.inject({ method: 'GET', url });
    expect([answer.statusCode, answer.headers['allow'], answer.json().errorCode]).toEqual([
      405,
      'POST',
      'CMN0007E',
    ]);
  });

  it('with a path that cannot be decoded is a 400', async () =>
    expect((await shop.app.inject('/v1/%zz')).statusCode).toBe(400));
});

describe('a call that is not implemented', () => {
  it('answers 501, whatever is sent to it', async () => {
    // Every call of the shop is built: this one has a contract and nobody to answer it.
    const app = fastify();
    mountApi(app, {
      contracts: { content: contentContract },
      features: [],
      published: createPublishedCache(),
      contextOf: () => Promise.reject(new Error('nobody asks who calls')),
    });
    const answer = await app.inject({
      method: 'POST',
      url,
      payload: 'x',
      headers: { 'content-type': 'a/b' },
    });
    await app.close();
    expect([answer.statusCode, answer.json().errorCode]).toEqual([501, 'CMN0008E']);
  });
});

describe('identity', () => {
  it('is not taken from an invalid token', async () => {
    const answer = await shop.app.inject({
      method: 'GET',
      url: '/v1/myaccount/message/errorMessage?errorCode=1',
      headers: { token: 'x' },
    });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([401, '2510']);
  });
});

describe('every response', () => {
  it.each(['/healthz', '/v1/no/such/call', '/v1/configuration/commonConfig', '/v1/%zz', '/openapi.json'])(
    'of %s has the security headers',
    async (path) => {
      const { headers } = await shop.app.inject(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
    },
  );
});

describe('the probes', () => {
  it('report health, readiness and metrics', async () => {
    expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
    await expect.poll(async () => (await shop.app.inject('/readyz')).statusCode).toBe(200);
    expect((await shop.app.inject('/readyz')).json()).toEqual({
      status: 'ok',
      database: 'ok',
      volume: 'ok',
      isWarm: true,
    });
    const metrics = await shop.app.inject('/metrics');
    expect(metrics.body).toContain('http_request_seconds_count{route="GET /healthz",status="200"}');
  });

  it('publish the whole contract', async () => {
    const document = (await shop.app.inject('/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/v3/shopcart/shopcart/addToCart'].post.security).toEqual([
      { member: [] },
      { guest: [] },
    ]);
    expect(document.paths['/v1/analytics/events'].post.requestBody.content).toHaveProperty([
      'application/json',
      'schema',
      'properties',
      'events',
    ]);
  });

  it('send the contract as bytes that were made once', async () => {
    const first = await shop.app.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'br' } });
    expect(first.headers['content-encoding']).toBe('br');
    const again = await shop.app.inject({
      url: '/openapi.json?a=random',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('an unexpected error', () => {
  it('is answered without its message and logged once with the request id', async () => {
    const broken = await createTestApp({ env: { LOG_LEVEL: 'error' } });
    await broken.database.db.schema.alterTable('content_resource').renameTo('renamed_resource').execute();
    const answer = await broken.app.inject({
      method: 'POST',
      url,
      payload: { queryBody: { locationLabel: 'x' } },
    });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([500, 'CMN9999E']);
    expect(answer.body).not.toContain('content_resource');
    expect(broken.logged.join('')).toContain('content_resource');
    expect(
      broken.logged.filter((line) => line.includes(String(answer.headers['x-request-id']))),
    ).toHaveLength(1);
    await broken.close();
  });
});

describe('live mode', () => {
  const token = 'a-token-of-the-monitoring';
  let live: typeof shop;
  beforeAll(async () => {
    live = await createTestApp({ env: liveEnvironment });
  });
  afterAll(() => live.close());

  it('has no demo tools', async () => {
    const answer = await live.app.inject({
      method: 'POST',
      url: '/demo/clock',
      payload: { advanceSeconds: 1 },
    });
    expect(answer.statusCode).toBe(404);
  });

  it.each(['/metrics', '/openapi.json'])('shows %s to nobody', async (path) => {
    const answer = await live.app.inject(path);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'CMN0006E']);
    expect(answer.body).not.toContain('http_request_seconds');
  });

  it('shows its metrics to the bearer of METRICS_TOKEN, and its contract with OPENAPI=on', async () => {
    const open = await createTestApp({ env: { ...liveEnvironment, METRICS_TOKEN: token, OPENAPI: 'on' } });
    const ask = async (authorization?: string) =>
      (await open.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} }))
        .statusCode;
    expect(await ask(`Bearer ${token}`)).toBe(200);
    for (const wrong of [undefined, token, 'Bearer', 'Bearer ', `Bearer ${token}x`, `Basic ${token}`])
      expect(await ask(wrong), wrong).toBe(404);
    expect((await open.app.inject('/openapi.json')).json().openapi).toBe('3.1.0');
    await open.close();
  });
});

describe('a port of its own for metrics', () => {
  it('listens on 127.0.0.1, and the shop’s port shows none', async () => {
    const port = await findFreePort();
    const monitored = await createTestApp({ env: { METRICS_PORT: String(port) } });
    await monitored.app.ready();
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(await metrics.text()).toContain('# TYPE http_request_seconds histogram');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await monitored.app.inject('/metrics')).statusCode).toBe(404);
    await monitored.close();
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  });
});
