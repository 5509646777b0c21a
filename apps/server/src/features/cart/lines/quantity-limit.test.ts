import { quantity } from '@huarong/contract/cart';
import { STORE } from '@huarong/core/shared';
import { expect, it } from 'vitest';

// The contract takes only types of core, so it writes the number itself.
it('is the same in the contract and in the store settings', () => {
  const { maxQuantityPerSku } = STORE.cart;
  expect(quantity.safeParse(maxQuantityPerSku).success).toBe(true);
  expect(quantity.safeParse(maxQuantityPerSku + 1).success).toBe(false);
});
