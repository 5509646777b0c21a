import { expect, it } from 'vitest';
import { createMemoryBudget } from './memory-budget.ts';

it('counts the received bytes of all uploads, and refuses more than the limit', () => {
  const room = createMemoryBudget(100);
  const first = room.reserve();
  const second = room.reserve();
  expect(first.add(60)).toBe(true);
  expect(second.add(41)).toBe(false);
  expect(second.add(40)).toBe(true);
  first.release();
  first.release();
  expect(second.add(60)).toBe(true);
  expect(second.add(1)).toBe(false);
});
