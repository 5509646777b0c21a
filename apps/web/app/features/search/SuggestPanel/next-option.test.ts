import { expect, it } from 'vitest';
import { nextOption } from './next-option.ts';

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, -1],
] as const)('%s moves from option %i of three to %i', (key, current, reached) =>
  expect(nextOption(key, current, 3)).toBe(reached),
);

it('stays in the field without options', () => expect(nextOption('ArrowDown', -1, 0)).toBe(-1));
