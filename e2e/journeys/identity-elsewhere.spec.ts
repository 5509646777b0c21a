import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from '@playwright/test';
import { contracts } from '../../packages/contract/src/index.ts';
import { type Endpoint, methodOf, pathOf, pathParametersOf } from '../../packages/contract/src/kit/index.ts';
import { expect, test } from '../fixtures.ts';
import { productNamed } from '../goods.ts';
import { freshMobile, signUp } from '../members.ts';

const endpoints = Object.values(contracts).flatMap((contract) => Object.values<Endpoint>(contract));
const writes = endpoints
  .filter(({ route, isPublished }) => methodOf(route) !== 'GET' && !isPublished)
  .map(({ route }) => ({ method: methodOf(route), path: pathOf(route).replace(/\{\w+\}/g, '1') }));

/** What belongs to one person and can be read without naming anything: all that a stranger's page could have changed. */
const reads = endpoints
  .filter(({ route, access, input }) => {
    const isTheirs = methodOf(route) === 'GET' && (access === 'member' || access === 'shopper');
    const asksForPage = pathParametersOf(route).every((name) => name === 'pageNo' || name === 'pageSize');
    return isTheirs && asksForPage && input.safeParse({ pageNo: 1, pageSize: 10 }).success;
  })
  .map(({ route }) => pathOf(route).replace('{pageNo}', '1').replace('{pageSize}', '10'));

/** Everything the victim can see of what is hers; the last use of a device moves by itself. */
async function readAll(page: Page): Promise<Map<string, string>> {
  const cookies = Object.fromEntries(
    (await page.context().cookies()).map(({ name, value }) => [name, value]),
  );
  const headers = { Token: cookies['Token']!, UID: cookies['UID']! };
  const seen = new Map<string, string>();
  for (const path of reads) {
    const answer = await page.request.get(path, { headers });
    // Moments go by themselves: when she was last seen, until when she could change her mind.
    const text = (await answer.text()).replace(/\d{4}-\d\d-\d\dT[^"]*/g, '');
    seen.set(path, `${answer.status()} ${text}`);
  }
  return seen;
}

let elsewhere: Server;
test.beforeAll(async () => {
  elsewhere = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>evil</title>');
  });
  await new Promise<void>((ready) => elsewhere.listen(0, ready));
});
test.afterAll(() => void elsewhere.close());

/** Tries every call in every way a page may send one without leave, and waits until all have been answered. */
const strike = (page: Page, shop: string, queryBody: object) =>
  page.evaluate(
    async ({ calls, shop, body }) => {
      const LANES = 4;
      const ENCODINGS = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
      const quietly = (sending: Promise<unknown>) => sending.catch(() => null);
      const lane = async (first: number) => {
        const submit = openFrame(`lane-${first}`);
        for (let index = first; index < calls.length; index += LANES) {
          const { method, path } = calls[index]!;
          const posted = { method: 'POST', credentials: 'include', body } as const;
          const plain = { 'content-type': 'text/plain' };
          const json = { 'content-type': 'application/json' };
          await Promise.all([
            quietly(fetch(`${shop}${path}`, { ...posted, mode: 'no-cors', headers: plain })),
            // Has to ask for leave first, and gets none.
            quietly(fetch(`${shop}${path}`, { ...posted, method, headers: json })),
            submit(`${shop}${path}`, ENCODINGS[index % ENCODINGS.length]!),
          ]);
        }
      };
      await Promise.all(Array.from({ length: LANES }, (_none, first) => lane(first)));

      function openFrame(name: string) {
        const frame = Object.assign(document.createElement('iframe'), { name });
        document.body.append(frame);
        return (action: string, enctype: string) => {
          const form = Object.assign(document.createElement('form'), { action, enctype, method: 'post' });
          form.target = name;
          // Sent as name=value, it reads as JSON all the same.
          const field = { type: 'hidden', name: `${body.slice(0, -1)},"x":"`, value: '"}' };
          form.append(Object.assign(document.createElement('input'), field));
          document.body.append(form);
          return new Promise<void>((answered) => {
            frame.onload = () => answered();
            form.submit();
          });
        };
      }
    },
    { calls: writes, shop, body: JSON.stringify({ queryBody }) },
  );

test.describe('a page of another origin, opened by a member who is signed in', () => {
  // Every call is refused, and the browser says so each time.
  test.use({ expectedComplaints: [/./] });

  test('changes nothing of hers by any call of the shop, though her cookies travel along', async ({
    page,
    baseURL,
  }) => {
    expect(writes.length).toBeGreaterThan(80);
    expect(reads.length).toBeGreaterThan(15);
    await signUp(page, baseURL!);
    const { skuId, productId } = await productNamed(page.request, '唇膏');
    const victimOfSms = freshMobile();
    const before = await readAll(page);
    // What is different without anybody's doing says nothing.
    const still = [...(await readAll(page))].filter(([path, seen]) => before.get(path) === seen);
    expect(still.length).toBeGreaterThan(15);

    const reached: { status: number | 'unreadable'; hasToken: boolean }[] = [];
    const note = async (request: Request, status: number | 'unreadable') => {
      if (!request.url().startsWith(baseURL!) || request.method() === 'OPTIONS') return;
      const { cookie = '' } = await request.allHeaders();
      reached.push({ status, hasToken: /\bToken=/.test(cookie) });
    };
    page.on('response', (response) => note(response.request(), response.status()));
    // An answer that came, and that the browser keeps from the page.
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText.includes('NotSameOrigin')) void note(request, 'unreadable');
    });
    // A neighbour on the same host is of the same site: SameSite does not keep the cookies from it.
    await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
    const body = { skuId, productId, quantity: 1, mobile: victimOfSms, purpose: 'login' };
    await strike(page, baseURL!, body);

    // The headers of the last ones are still being read.
    await expect.poll(() => reached.length).toBeGreaterThanOrEqual(writes.length * 2);
    const answered = reached.filter(({ status }) => status !== 'unreadable');
    expect(answered.filter(({ hasToken }) => hasToken).length).toBeGreaterThanOrEqual(writes.length);
    expect(answered.filter(({ status }) => Number(status) < 400)).toEqual([]);
    const after = await readAll(page);
    expect(still.filter(([path, seen]) => after.get(path) !== seen).map(([path]) => path)).toEqual([]);
    const sent = (await (await page.request.get('/demo/outbox.json')).json()) as { to: string }[];
    expect(sent.filter(({ to }) => to === victimOfSms)).toEqual([]);
    await page.goto('/myAccount');
    await expect(page.getByRole('button', { name: '退出' })).toBeVisible();
  });
});
