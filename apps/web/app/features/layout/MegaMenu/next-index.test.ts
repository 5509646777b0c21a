import { expect, it } from 'vitest';
import { nextIndex } from './next-index.ts';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, null],
])('%s from index %i of three returns %s', (key, current, reached) =>
  expect(nextIndex(key, current, 3)).toBe(reached),
);

it('an empty row has no next index', () => expect(nextIndex('ArrowDown', 0, 0)).toBeNull());
