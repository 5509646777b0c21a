import { expect, test } from 'vitest';
import { bundleLimitRefusal } from './line-limits.ts';

const bounds = { isOnSale: true, purchaseLimit: 5, otherVariants: 2, available: 3 };

test.each([
  ['up to the limit', 3, bounds, null],
  ['over the limit of all variants', 4, bounds, { code: 'purchase-limit', limit: 5 }],
  ['more than can be assembled', 3, { ...bounds, available: 2 }, { code: 'out-of-stock', available: 2 }],
  ['over both: the limit is named', 4, { ...bounds, available: 1 }, { code: 'purchase-limit', limit: 5 }],
  ['alone in the cart', 5, { ...bounds, otherVariants: 0, available: 5 }, null],
  ['no longer sold', 1, { ...bounds, isOnSale: false }, { code: 'sku-unavailable' }],
])('a bundle line %s', (_case, quantity, facts, answer) =>
  expect(bundleLimitRefusal(quantity, facts)).toEqual(answer),
);
