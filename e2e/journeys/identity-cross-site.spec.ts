import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from '@playwright/test';
import { identityRoutes } from '../../packages/contract/src/identity/index.ts';
import { contracts } from '../../packages/contract/src/index.ts';
import { type Endpoint, methodOf, pathOf, pathParametersOf } from '../../packages/contract/src/kit/index.ts';
import { expect, test } from '../fixtures.ts';
import { freshMobile, signUp } from '../members.ts';
import { findProduct } from '../products.ts';

const endpoints = Object.values(contracts).flatMap((contract) => Object.values<Endpoint>(contract));
const writes = endpoints
  .filter(({ route, isPublished }) => methodOf(route) !== 'GET' && !isPublished)
  .map(({ route }) => ({ method: methodOf(route), path: pathOf(route).replace(/\{\w+\}/g, '1') }));

/** Personal data that can be read without an id: everything that another site could have changed. */
const reads = endpoints
  .filter(({ route, access, input }) => {
    const isTheirs = methodOf(route) === 'GET' && (access === 'member' || access === 'shopper');
    const isPaged = pathParametersOf(route).every((name) => name === 'pageNo' || name === 'pageSize');
    return isTheirs && isPaged && input.safeParse({ pageNo: 1, pageSize: 10 }).success;
  })
  .map(({ route }) => pathOf(route).replace('{pageNo}', '1').replace('{pageSize}', '10'));

/** All personal data of the victim, without fields that change by themselves, such as the last use of a device. */
async function readAll(page: Page): Promise<Map<string, string>> {
  const headers = await sessionHeaders(page);
  const seen = new Map<string, string>();
  for (const path of reads) {
    const answer = await page.request.get(path, { headers });
    // Times change by themselves, such as the last visit.
    const text = (await answer.text()).replace(/\d{4}-\d\d-\d\dT[^"]*/g, '');
    seen.set(path, `${answer.status()} ${text}`);
  }
  return seen;
}

async function sessionHeaders(page: Page) {
  const cookies = new Map((await page.context().cookies()).map(({ name, value }) => [name, value]));
  return { Token: cookies.get('Token')!, UID: cookies.get('UID')! };
}

/** Coupons of registration and the messages about them come a moment after it, one by one: until nothing more comes. */
async function waitForFirstMessages(page: Page) {
  let [seen, sameReads] = ['', 0];
  await expect
    .poll(
      async () => {
        const headers = await sessionHeaders(page);
        const answer = await page.request.get(pathOf(identityRoutes.userInfo), { headers });
        const { results } = (await answer.json()) as {
          results: { couponCount: number; unreadCount: number };
        };
        const { couponCount, unreadCount } = results;
        const hasAll = couponCount > 0 && unreadCount >= couponCount;
        const read = `${couponCount} ${unreadCount}`;
        sameReads = hasAll && read === seen ? sameReads + 1 : 0;
        seen = read;
        return sameReads;
      },
      { intervals: [1_000] },
    )
    .toBeGreaterThanOrEqual(3);
}

let elsewhere: Server;
test.beforeAll(async () => {
  elsewhere = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>evil</title>');
  });
  await new Promise<void>((ready) => elsewhere.listen(0, ready));
});
test.afterAll(() => void elsewhere.close());

/** Sends every call in every way that needs no CORS preflight, and waits for all answers. */
const sendAllCalls = (page: Page, shop: string, queryBody: object) =>
  page.evaluate(
    async ({ calls, shop, body }) => {
      const WORKERS = 4;
      const ENCODINGS = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
      const ignoreErrors = (sending: Promise<unknown>) => sending.catch(() => null);
      const worker = async (first: number) => {
        const submit = openFrame(`worker-${first}`);
        for (let index = first; index < calls.length; index += WORKERS) {
          const { method, path } = calls[index]!;
          const posted = { method: 'POST', credentials: 'include', body } as const;
          const plain = { 'content-type': 'text/plain' };
          const json = { 'content-type': 'application/json' };
          await Promise.all([
            ignoreErrors(fetch(`${shop}${path}`, { ...posted, mode: 'no-cors', headers: plain })),
            // Needs a preflight request, which is refused.
            ignoreErrors(fetch(`${shop}${path}`, { ...posted, method, headers: json })),
            submit(`${shop}${path}`, ENCODINGS[index % ENCODINGS.length]!),
          ]);
        }
      };
      await Promise.all(Array.from({ length: WORKERS }, (_none, first) => worker(first)));

      function openFrame(name: string) {
        const frame = Object.assign(document.createElement('iframe'), { name });
        document.body.append(frame);
        return (action: string, enctype: string) => {
          const form = Object.assign(document.createElement('form'), { action, enctype, method: 'post' });
          form.target = name;
          // Sent as name=value, the body still parses as JSON.
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

test.describe('a page of another origin, opened by a logged-in member', () => {
  // Every call is refused, and the browser logs each refusal.
  test.use({ expectedError: /./ });

  test('changes no data of the member by any call, although the cookies are sent', async ({
    page,
    baseURL,
  }) => {
    expect(writes.length).toBeGreaterThan(80);
    expect(reads.length).toBeGreaterThan(15);
    await signUp(page, baseURL!);
    await waitForFirstMessages(page);
    const { skuId, productId } = await findProduct(page.request, '唇膏');
    const smsVictim = freshMobile();
    const before = await readAll(page);
    // Differences that appear without the attack do not count.
    const still = [...(await readAll(page))].filter(([path, seen]) => before.get(path) === seen);
    expect(still.length).toBeGreaterThan(15);

    const reached: { status: number | 'unreadable'; hasToken: boolean }[] = [];
    const note = async (request: Request, status: number | 'unreadable') => {
      if (!request.url().startsWith(baseURL!) || request.method() === 'OPTIONS') return;
      const { cookie = '' } = await request.allHeaders();
      reached.push({ status, hasToken: /\bToken=/.test(cookie) });
    };
    page.on('response', (response) => note(response.request(), response.status()));
    // An opaque response.
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText.includes('NotSameOrigin')) void note(request, 'unreadable');
    });
    // Another port on the same host is the same site, so SameSite cookies are sent.
    await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
    const body = { skuId, productId, quantity: 1, mobile: smsVictim, purpose: 'login' };
    await sendAllCalls(page, baseURL!, body);

    // The headers of the last requests are still being read.
    await expect.poll(() => reached.length).toBeGreaterThanOrEqual(writes.length * 2);
    const answered = reached.filter(({ status }) => status !== 'unreadable');
    expect(answered.filter(({ hasToken }) => hasToken).length).toBeGreaterThanOrEqual(writes.length);
    expect(answered.filter(({ status }) => Number(status) < 400)).toEqual([]);
    const after = await readAll(page);
    expect(still.filter(([path, seen]) => after.get(path) !== seen).map(([path]) => path)).toEqual([]);
    const sent = (await (await page.request.get('/demo/outbox.json')).json()) as { to: string }[];
    expect(sent.filter(({ to }) => to === smsVictim)).toEqual([]);
    await page.goto('/myAccount');
    await expect(page.getByRole('button', { name: '退出' })).toBeVisible();
  });
});
