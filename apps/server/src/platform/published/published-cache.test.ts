import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createEncodedBodies } from './encoded-bodies.ts';
import { createPublishedCache } from './index.ts';

/** A server with one published address whose answer counts how often it was made. */
function shopWith(options: Parameters<typeof createPublishedCache>[0] = {}) {
  let made = 0;
  let release: () => void = () => undefined;
  let gate: Promise<void> = Promise.resolve();
  const published = createPublishedCache(options);
  const app = Fastify();
  app.get('/*', (request, reply) =>
    published.answer(request, reply, request.url, async () => {
      await gate;
      made += 1;
      const isCacheable = !request.url.includes('refused');
      return {
        status: 200,
        body: Buffer.from(`第 ${made} 版`),
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        isCacheable: isCacheable,
      };
    }),
  );
  return {
    published,
    ask: (url = '/', headers: Record<string, string> = {}) => app.inject({ url, headers }),
    close: () => {
      gate = new Promise((resolve) => {
        release = resolve;
      });
    },
    open: () => release(),
    made: () => made,
  };
}

describe('a published answer', () => {
  it('is computed once and sent many times', async () => {
    const shop = shopWith();
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.ask()));
    expect(new Set(answers.map((answer) => answer.body))).toEqual(new Set(['第 1 版']));
    await shop.ask();
    expect(shop.made()).toBe(1);
  });

  it('is compressed for clients that accept it', async () => {
    const shop = shopWith();
    expect((await shop.ask('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await shop.ask('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await shop.ask()).headers['content-encoding']).toBeUndefined();
  });

  it('is compressed fast for the first request, and smaller for later ones', async () => {
    const lines = Array.from(
      { length: 3_000 },
      (_, line) => `第 ${(line * 7_919) % 10_007} 行，${line % 7} 号柜`,
    ).join('');
    const forms = createEncodedBodies(Buffer.from(lines), {});
    expect(forms.findReady('br')).toBeNull();
    const quick = await forms.encode('br');
    expect(forms.findReady('br')).toBe(quick);
    await expect.poll(() => forms.findReady('br')!.body.length).toBeLessThan(quick.body.length);
    const well = forms.findReady('br')!;
    for (const { body } of [quick, well]) expect(brotliDecompressSync(body).toString()).toBe(lines);
  });

  it('is not sent again to a browser that has it', async () => {
    const shop = shopWith();
    const { etag } = (await shop.ask()).headers;
    const again = await shop.ask('/', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is recomputed after a change, even when the old computation is still running', async () => {
    const shop = shopWith();
    shop.close();
    const old = shop.ask();
    await new Promise(setImmediate);
    shop.published.clear();
    shop.open();
    expect((await old).body).toBe('第 1 版');
    expect((await shop.ask()).body).toBe('第 2 版');
  });

  it('is computed each time when it is a refusal', async () => {
    const shop = shopWith();
    await shop.ask('/refused');
    expect((await shop.ask('/refused')).body).toBe('第 2 版');
  });

  it('is sent stale while it is recomputed, and never when too old', async () => {
    let now = 0;
    const shop = shopWith({ freshMs: 100, staleMs: 100, now: () => now });
    await shop.ask();
    now = 150;
    expect((await shop.ask()).body).toBe('第 1 版');
    await expect.poll(async () => (await shop.ask()).body).toBe('第 2 版');
    now = 1_000;
    expect((await shop.ask()).body).toBe('第 3 版');
  });

  it('stays within the size limit, the least recently used going first', async () => {
    const shop = shopWith({ maxBytes: 2_000 });
    for (const url of ['/a', '/b', '/c', '/a', '/d']) await shop.ask(url);
    const before = shop.made();
    await shop.ask('/a');
    expect(shop.made()).toBe(before);
    await shop.ask('/b');
    expect(shop.made()).toBe(before + 1);
  });
});
