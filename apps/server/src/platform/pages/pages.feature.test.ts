import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PageRenderer } from '#platform/pages';
import { createTestApp } from '../../../testing/index.ts';

/** Renders nothing but the address, counts how often, and takes as long as a test wants. */
const rendered: string[] = [];
let renderMs = 0;
const renderPage: PageRenderer = Object.assign(
  async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    rendered.push(`${pathname}${search}`);
    await wait(renderMs);
    const isPersonal = pathname.startsWith('/shopcart');
    return {
      status: 200,
      headers: new Headers(isPersonal ? {} : { 'x-audience': 'everyone' }),
      html: `<!DOCTYPE html><p>${pathname}${search}</p>`,
    };
  },
  { parameters: { '': [], 'category/:categoryId': ['f', 'sort'], shopcart: [], '*': [] } },
);

let shop: Awaited<ReturnType<typeof createTestApp>>;
let origin: string;
beforeAll(async () => {
  shop = await createTestApp({ renderPage });
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  while (!(await fetch(`${origin}/readyz`)).ok) await wait(20);
});
afterAll(() => shop.close());
beforeEach(() => {
  rendered.length = 0;
  renderMs = 0;
});

/** The status of a request from another address of this machine. */
async function askFrom(localAddress: string, path: string) {
  const request = get(`${origin}${path}`, { localAddress, agent: false });
  const [response] = await once(request, 'response');
  response.resume();
  return { status: response.statusCode as number, headers: response.headers as Record<string, string> };
}

describe('a page', () => {
  it('is rendered once, whatever an address adds to it', async () => {
    const texts = new Set<string>();
    for (let index = 0; index < 100; index++)
      texts.add(await (await fetch(`${origin}/?a=${index}&utm_source=${index}`)).text());
    expect(rendered.length).toBeLessThanOrEqual(1);
    expect([...texts]).toEqual(['<!DOCTYPE html><p>/</p>']);
  });

  it('is rendered for each value of a parameter it reads, in any order', async () => {
    for (const query of [
      'sort=new&f=a',
      'f=a&sort=new',
      'f=a&sort=new&x=1',
      'f=a&f=b&sort=new',
      'f=b&sort=new',
    ])
      await fetch(`${origin}/category/60001/?${query}`);
    expect(rendered).toEqual(['/category/60001/?f=a&sort=new', '/category/60001/?f=b&sort=new']);
  });

  it('that does not exist reads no parameter', async () => {
    await fetch(`${origin}/no-such-page?k=1`);
    expect(rendered).toEqual(['/no-such-page']);
  });
});

describe('rendering', () => {
  it('leaves cached pages and calls quick, and refuses what is too much with a page that says so', async () => {
    await fetch(`${origin}/`);
    renderMs = 150;
    const flood = Array.from({ length: 120 }, (_, index) => askFrom('127.0.0.2', `/category/${index}/`));
    await wait(100);
    const startedAt = performance.now();
    expect((await fetch(`${origin}/?b=1`)).status).toBe(200);
    expect((await fetch(`${origin}/v1/configuration/commonConfig`)).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    // Another visitor gets a page that is not cached, although the flood has filled the queue.
    expect((await askFrom('127.0.0.3', '/shopcart')).status).toBe(200);

    const answers = await Promise.all(flood);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(30);
    expect(refused[0]!.headers).toMatchObject({
      'retry-after': '5',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120 - refused.length);
  });
});

describe('a published call', () => {
  it('is answered once, whatever its address adds', async () => {
    const counts = async () =>
      Number(
        /_count\{route="GET kept",status="200"\} (\d+)/.exec(
          await (await fetch(`${origin}/metrics`)).text(),
        )?.[1] ?? 0,
      );
    const path = '/v1/product/rankings';
    const bodies = new Set<string>();
    const etags = new Set<string | null>();
    for (const query of ['', '?a=1', '?a=2', '?b=3&a=1']) {
      const answer = await fetch(`${origin}${path}${query}`);
      etags.add(answer.headers.get('etag'));
      bodies.add(await answer.text());
    }
    expect([bodies.size, etags.size]).toEqual([1, 1]);
    const before = await counts();
    await fetch(`${origin}${path}`);
    expect(await counts()).toBe(before + 1);
  });
});
