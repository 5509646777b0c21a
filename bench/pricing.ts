import { bestOffer } from '../packages/core/src/pricing/best-offer.ts';
import type { PricingInput } from '../packages/core/src/pricing/model/pricing-input.ts';
import { priceOrder } from '../packages/core/src/pricing/price-order.ts';
import { largeCart } from '../packages/core/src/pricing/testing/large-cart.ts';
import { median } from './measure/statistics.ts';
import { describeMachine } from './report/describe-machine.ts';
import { markdownTable } from './report/markdown-table.ts';

/** `npm run bench:pricing`: the time to price a cart and to find its best offer. A missed target is a ✗, not a failure. */
const WARM_UP = 200;
const BATCHES = 11;
const BATCH_MS = 60;
const TARGET_MS = 1;

const TABLE: readonly (readonly [lines: number, promotions: number])[] = [
  [1, 20],
  [5, 8],
  [10, 20],
  [30, 20],
  [120, 20],
];

const figure = (milliseconds: number) => milliseconds.toFixed(3);
const rows = TABLE.map(([lines, promotions]) => {
  const input = largeCart(lines, promotions);
  const price = measure(() => priceOrder(input));
  const best = measure(() => bestOffer(input));
  const target = lines === 30 ? `≤ ${TARGET_MS} ms ${median(price) <= TARGET_MS ? '✓' : '✗'}` : '';
  return [
    `${lines} ${lines === 1 ? 'line' : 'lines'}, ${input.promotions.length} promotions`,
    figure(median(price)),
    figure(Math.max(...price)),
    target,
    figure(median(best)),
    figure(Math.max(...best)),
    isProven(input),
  ];
});

console.log(`${describeMachine()}\n`);
console.log(
  markdownTable([['cart', 'price ms', 'worst', 'target', 'best offer ms', 'worst', 'proven best'], ...rows]),
);

/**
 * Milliseconds of this thread's CPU time, which a busy machine does not distort. The clock ticks in steps of up to 4 ms,
 * so each figure is the mean of a batch.
 */
function measure(run: () => unknown): number[] {
  for (let round = 0; round < WARM_UP; round += 1) run();
  return Array.from({ length: BATCHES }, () => {
    const started = process.threadCpuUsage();
    let spent = 0;
    let runs = 0;
    while (spent < BATCH_MS) {
      for (let round = 0; round < 10; round += 1) run();
      runs += 10;
      const { user, system } = process.threadCpuUsage(started);
      spent = (user + system) / 1000;
    }
    return spent / runs;
  });
}

function isProven(input: PricingInput): string {
  return bestOffer(input).isProven ? 'yes' : 'no';
}
