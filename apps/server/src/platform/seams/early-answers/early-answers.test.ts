import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { prepareAnswer } from '../../published/prepared-answer.ts';
import { createHttpServer } from './http-server.ts';
import { createCachedResponseHandler } from './serve-cached.ts';

const TIMEOUTS = { requestTimeout: 1_000, connectionTimeout: 2_000, keepAliveTimeout: 3_000 };
const { cached } = prepareAnswer(
  { status: 200, body: Buffer.from('花容'), headers: {}, isCacheable: true },
  0,
);

let server: Server;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterEach(() => {
  agent.destroy();
  server.close();
});

/** A server whose home page is cached; every other request is passed on. */
async function openShop() {
  const answered: number[] = [];
  const serveCached = createCachedResponseHandler({
    published: { findFresh: (key) => (key === '/' ? cached : null) },
    cacheKeyOf: (url) => url,
    baseHeaders: { 'x-frame-options': 'DENY' },
    timing: () => 'shop;dur=0',
    onResponse: (status) => answered.push(status),
  });
  server = createHttpServer(serveCached, (_request, response) => response.end('further in'), TIMEOUTS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    answered,
    async ask(path: string, headers: Record<string, string> = {}) {
      const [answer] = (await once(get({ port, path, headers, agent }), 'response')) as [IncomingMessage];
      return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
    },
  };
}

describe('a cached response', () => {
  it('is sent before Fastify, with security headers and a request id', async () => {
    const { ask, answered } = await openShop();
    const { body, headers } = await ask('/');
    expect([body, headers['x-frame-options'], headers['content-length']]).toEqual(['花容', 'DENY', '6']);
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    const again = await ask('/', { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.body, answered]).toEqual([304, '', [200, 304]]);
  });

  it.each([
    ['is not kept', '/cart/', {}],
    ['comes with a token', '/', { token: 't' }],
    ['comes with a guest token', '/', { guesttoken: 't' }],
  ])('goes to Fastify when the request %s', async (_what, path, headers) => {
    const { ask, answered } = await openShop();
    expect([(await ask(path, headers)).body, answered]).toEqual(['further in', []]);
  });

  it('is not sent any more while the server closes', async () => {
    const { ask } = await openShop();
    server.once('request', () => server.close());
    await ask('/cart/');
    expect((await ask('/')).body).toBe('further in');
  });
});

describe('the HTTP server', () => {
  it('has a limit for every wait', async () => {
    await openShop();
    expect([server.requestTimeout, server.timeout, server.keepAliveTimeout]).toEqual([1_000, 2_000, 3_000]);
  });
});
