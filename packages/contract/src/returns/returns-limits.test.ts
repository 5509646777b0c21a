import { STORE } from '@huarong/core/shared';
import { expect, it } from 'vitest';
import { returnsContract } from './returns.contract.ts';

const { maxQuantityPerSku, maxLines } = STORE.cart;
const accepts = (lines: number, quantity: number) =>
  returnsContract.apply.input.safeParse({
    subOrderId: '1',
    kind: 1,
    reason: 1,
    items: Array.from({ length: lines }, () => ({ returnSkuId: '1', quantity })),
  }).success;

// The contract takes only types of core, so it writes the numbers itself.
it('a return takes as many units and lines as an order can have', () => {
  expect(accepts(1, maxQuantityPerSku)).toBe(true);
  expect(accepts(1, maxQuantityPerSku + 1)).toBe(false);
  expect(accepts(maxLines, 1)).toBe(true);
  expect(accepts(maxLines + 1, 1)).toBe(false);
});
