import { OrderStatus } from '@huarong/core/orders';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { history } from './testing/histories/history.ts';
import { type HistoryShop, openHistoryShop } from './testing/histories/open-history-shop.ts';
import { runHistory } from './testing/histories/run-history.ts';

/** `npm run prove:histories` runs 1,000. */
const RUNS = Number(process.env['HISTORIES'] ?? 12);
const SEED = process.env['HISTORIES_SEED'];

let shop: HistoryShop;
beforeAll(async () => {
  shop = await openHistoryShop();
});
afterAll(() => shop.close());

it('an order that ends without a sale gives everything back, however it ends', {
  timeout: 60_000 + RUNS * 3_000,
}, async () => {
  const tally = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(history, async (life) => {
      const { before, after, statuses, steps } = await runHistory(shop, life);
      expect(after, steps.join(', ')).toEqual(before);
      for (const status of statuses) expect([OrderStatus.Cancelled, OrderStatus.Closed]).toContain(status);
      for (const step of steps.slice(2)) {
        const name = step.replace(/ \d+$/, '');
        tally.set(name, (tally.get(name) ?? 0) + 1);
      }
    }),
    { numRuns: RUNS, ...(SEED !== undefined && { seed: Number(SEED) }) },
  );
  expect((await shop.audit()).filter(({ invariant }) => !invariant.startsWith('I-9'))).toEqual([]);
  if (RUNS > 100) console.log(`${RUNS} histories:`, Object.fromEntries(tally));
});
