import { encodeBase64 } from '@huarong/core/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../src/features/demo/index.ts';
import { createTestApp, onPostgres } from '../index.ts';
import { recordStatements } from '../record-statements.ts';
import { callersOf } from './callers.ts';
import { CANARY, canaryRequests } from './canary-requests.ts';
import { endpoints, isBuilt } from './endpoints.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { send } from './send.ts';

const CUSTOMER = '13800000002';
const DEVICE = 'a'.repeat(32);
const SEED = 20_261_119;
/** A statement that sleeps is ended after five seconds. */
const SLOW_MS = 5_000;
/** With CANARY=all visitors and guests call too; most calls refuse them before they read the input. */
const isWhole = process.env['CANARY'] === 'all';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ isWholeDemo: true, env: { SHOP_LIMITS: 'off' } });
});
afterAll(() => shop.close());

async function signIn(): Promise<Record<string, string>> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/SOA/myaccount/postLoginV2',
    headers: { devicefingerprint: DEVICE },
    payload: { queryBody: { loginId: encodeBase64(CUSTOMER), password: encodeBase64(DEMO_PASSWORD) } },
  });
  const { Token: token } = answer.json().results;
  expect(token, answer.body).toEqual(expect.any(String));
  return { token };
}

const isSlow = async (request: FuzzRequest) => (await send(shop.app, request)).tookMs > SLOW_MS;

/** What a client sends beside its input. */
const STRANGE_HEADERS = {
  devicefingerprint: DEVICE,
  'user-agent': `${CANARY}'--`,
  'idempotency-key': `${CANARY}'||1`,
};

// The embedded database has another driver; the statements are the same.
onPostgres('a value of a request', () => {
  it('never becomes part of a statement, in whatever field it comes', { timeout: 900_000 }, async () => {
    const others = isWhole ? await callersOf(shop.app) : [];
    const slow: string[] = [];
    let sent = 0;
    const statements = await recordStatements(async () => {
      for (const endpoint of endpoints.filter(isBuilt)) {
        // Anew for each call, because some end the session.
        const callers = [...others.map(({ headers }) => headers), await signIn()];
        for (const request of canaryRequests(endpoint, SEED))
          for (const caller of callers) {
            const asked = { ...request, headers: { ...STRANGE_HEADERS, ...caller, ...request.headers } };
            sent += 1;
            // Twice in a row: a machine with other work is slow once.
            if ((await isSlow(asked)) && (await isSlow(asked)))
              slow.push(`${request.method} ${request.url.slice(0, 80)}`);
          }
      }
    });
    const hasCanary = (part: unknown) => JSON.stringify(part).toLowerCase().includes(CANARY);
    const texts = new Set(statements.map(({ text }) => text));
    expect([...texts].filter(hasCanary)).toEqual([]);
    expect(slow, 'a sleep that was executed').toEqual([]);
    const asValues = statements.filter(({ values }) => hasCanary(values)).length;
    console.log(
      `${sent} requests, ${texts.size} different statements; the canary was a value of ${asValues}`,
    );
    expect(asValues, 'values that came to the database').toBeGreaterThan(200);
  });
});
