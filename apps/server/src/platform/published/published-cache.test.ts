import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createEncodedBodies } from './encoded-bodies.ts';
import { createPublishedCache } from './index.ts';
import { prepareAnswer } from './prepared-answer.ts';

/** A server with one published address whose answer counts how often it was made. */
function shopWith(options: Parameters<typeof createPublishedCache>[0] = {}) {
  let made = 0;
  let release: () => void = () => undefined;
  let gate: Promise<void> = Promise.resolve();
  let isAway = false;
  const published = createPublishedCache(options);
  const app = Fastify();
  app.get('/*', (request, reply) =>
    published.answer(request, reply, request.url, async () => {
      await gate;
      if (isAway) throw new Error('the database is away');
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
    setAway: (value: boolean) => {
      isAway = value;
    },
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

  it('is held once, without the buffer that it was rendered into', () => {
    const body = Buffer.from('第 1 版');
    const prepared = prepareAnswer({ status: 200, body, headers: {}, isCacheable: true }, 0);
    expect(prepared.answer.body).toEqual(body);
    expect(prepared.answer.body).not.toBe(body);
    expect(prepared.answer.body).toBe(prepared.cached?.encodedBodies.findReady('plain')?.body);
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
    const sent = await old;
    // A proxy must not store what was computed from old data.
    expect([sent.body, sent.headers['x-accel-expires']]).toEqual(['第 1 版', '0']);
    const next = await shop.ask();
    expect([next.body, next.headers['x-accel-expires']]).toEqual(['第 2 版', undefined]);
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

describe('when nothing can be computed', () => {
  const HOUR = 3_600_000;
  const openShop = (options: Parameters<typeof createPublishedCache>[0] = {}) => {
    let time = 0;
    const shop = shopWith({ now: () => time, ...options });
    return { ...shop, pass: (ms: number) => (time += ms) };
  };
  const seen = ({ statusCode, body, headers }: Awaited<ReturnType<ReturnType<typeof shopWith>['ask']>>) => [
    statusCode,
    statusCode === 200 ? body : '',
    headers['x-stale'],
    headers['server-timing'],
    headers['x-accel-expires'],
  ];

  it('the last answer is sent for hours, marked as old, and replaced as soon as there is another', async () => {
    const shop = openShop();
    expect(seen(await shop.ask())).toEqual([200, '第 1 版', undefined, undefined, undefined]);
    shop.setAway(true);
    shop.pass(HOUR);
    expect(seen(await shop.ask())).toEqual([200, '第 1 版', 'outage', 'old', '0']);
    // Changed data do not take it away, and it is sent before Fastify only when it is fresh.
    shop.published.clear();
    expect(seen(await shop.ask())).toEqual([200, '第 1 版', 'outage', 'old', '0']);
    expect(shop.published.findFresh('/')).toBeNull();
    expect((await shop.ask('/never-asked-before')).statusCode).toBe(500);

    shop.setAway(false);
    shop.pass(3_000);
    expect(seen(await shop.ask())).toEqual([200, '第 2 版', undefined, undefined, undefined]);
  });

  it('an answer of yesterday is not sent', async () => {
    const shop = openShop();
    await shop.ask();
    shop.setAway(true);
    shop.pass(13 * HOUR);
    expect((await shop.ask()).statusCode).toBe(500);
  });

  it('requests do not each wait for the next failure', async () => {
    const shop = openShop();
    await shop.ask();
    shop.setAway(true);
    shop.pass(HOUR);
    await shop.ask();
    shop.close();
    expect(seen(await shop.ask())).toEqual([200, '第 1 版', 'outage', 'old', '0']);
    shop.open();
  });

  it('a visitor does not wait long for a computation that does not end', async () => {
    const shop = openShop({ waitForNewMs: 0 });
    await shop.ask();
    shop.pass(HOUR);
    shop.close();
    expect(seen(await shop.ask())).toEqual([200, '第 1 版', 'outage', 'old', '0']);
    expect((await shop.ask()).body).toBe('第 1 版');
    shop.open();
    await expect
      .poll(async () => seen(await shop.ask()))
      .toEqual([200, '第 2 版', undefined, undefined, undefined]);
  });
});
