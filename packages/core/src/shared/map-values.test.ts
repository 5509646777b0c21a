import { expect, it } from 'vitest';
import { mapValues } from './map-values.ts';

it('keeps the keys and computes each value from the value and its key', () => {
  expect(mapValues({ pink: 1, gold: 3 }, (value, key) => `${key}:${value * 2}`)).toEqual({
    pink: 'pink:2',
    gold: 'gold:6',
  });
});
