import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awaitReady } from '../await-ready.ts';
import { createTestApp } from '../index.ts';
import { endpoints, isBuilt } from './endpoints.ts';
import { fuzz } from './fuzz.ts';
import { validRequest } from './requests.ts';
import { send } from './send.ts';

/** Always the same requests here, so that a red run means a changed shop; `npm run fuzz` tries new ones. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_115);

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ env: { LOG_LEVEL: 'error', SHOP_LIMITS: 'off' } });
  await awaitReady(shop.app);
});
afterAll(() => shop.close());

it('answers two thousand strange requests decently, whatever they hold', { timeout: 180_000 }, async () => {
  const sent: string[] = [];
  const failures = await fuzz({
    app: shop.app,
    requests: 2_000,
    seed,
    onAnswer: (request) => sent.push(request.kind),
  });
  expect(failures.join('\n\n'), `FUZZ_SEED=${seed}`).toBe('');
  expect(shop.logged, 'accidents in the log').toEqual([]);
  expect(sent.length).toBeGreaterThanOrEqual(2_000);
  expect(new Set(sent).size, 'kinds of trouble').toBe(13);
});

it('keeps one caller’s ended session from everyone who asks the same at that moment', async () => {
  const published = endpoints.filter((endpoint) => endpoint.isPublished && isBuilt(endpoint));
  await fc.assert(
    fc.asyncProperty(fc.oneof(...published.map(validRequest)), async (request) => {
      const withOldToken = { ...request, headers: { ...request.headers, token: 'of last year' } };
      const [, visitor] = await Promise.all([send(shop.app, withOldToken), send(shop.app, request)]);
      expect(visitor.status).not.toBe(401);
    }),
    { seed, numRuns: 50 },
  );
});

describe('a request that keeps to the contract', () => {
  // An upload is a form: no JSON keeps to its contract.
  const takingJson = endpoints.filter((endpoint) => isBuilt(endpoint) && endpoint.body !== 'multipart');
  it.each(takingJson.map((endpoint) => [endpoint.route, endpoint] as const))(
    '%s is never told that its input is wrong',
    async (_route, endpoint) => {
      await fc.assert(
        fc.asyncProperty(validRequest(endpoint), async (request) => {
          const { status, body } = await send(shop.app, request);
          expect(body).not.toMatch(/"errorCode":"(CMN000[1235]E|2520)"/);
          expect(status).toBeLessThan(500);
        }),
        { seed, numRuns: 25 },
      );
    },
  );
});
