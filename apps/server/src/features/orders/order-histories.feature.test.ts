import { OrderStatus } from '@huarong/core/orders';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type History, history, historyCancelledByStaff } from './testing/histories/history.ts';
import { type HistoryShop, openHistoryShop } from './testing/histories/open-history-shop.ts';
import { runHistory } from './testing/histories/run-history.ts';

/** `npm run prove:histories` runs 1,000. */
const RUNS = Number(process.env['HISTORIES'] ?? 12);
/** Cancellations by staff alone. */
const STAFF_RUNS = Number(process.env['HISTORIES'] ?? 30);
const SEED = process.env['HISTORIES_SEED'];

let shop: HistoryShop;
beforeAll(async () => {
  shop = await openHistoryShop();
});
afterAll(() => shop.close());

async function expectEverythingBack(lives: fc.Arbitrary<History>, numRuns: number) {
  const tally = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(lives, async (life) => {
      const { before, after, statuses, steps } = await runHistory(shop, life);
      expect(after, steps.join(', ')).toEqual(before);
      for (const status of statuses) expect([OrderStatus.Cancelled, OrderStatus.Closed]).toContain(status);
      for (const step of steps.slice(2)) {
        const name = step.replace(/ \d+$/, '');
        tally.set(name, (tally.get(name) ?? 0) + 1);
      }
    }),
    { numRuns, ...(SEED !== undefined && { seed: Number(SEED) }) },
  );
  expect((await shop.audit()).filter(({ invariant }) => !invariant.startsWith('I-9'))).toEqual([]);
  if (numRuns > 100) console.log(`${numRuns} histories:`, Object.fromEntries(tally));
}

it(
  'an order that ends without a sale gives everything back, however it ends',
  {
    timeout: 60_000 + RUNS * 3_000,
  },
  () => expectEverythingBack(history, RUNS),
);

it(
  'an order that staff cancel gives everything back, paid or not, packed or not, refunded in part or not',
  {
    timeout: 60_000 + STAFF_RUNS * 3_000,
  },
  () => expectEverythingBack(historyCancelledByStaff, STAFF_RUNS),
);
