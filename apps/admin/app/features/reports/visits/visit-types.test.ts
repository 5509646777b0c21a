import { expect, test } from 'vitest';
import { formatChange, formatShare } from './visit-types.ts';

test.each([
  [1, 3, '33.3 %'],
  [0, 3, '0.0 %'],
  [0, 0, '–'],
])('%i of %i is %s', (part, whole, text) => expect(formatShare(part, whole)).toBe(text));

test.each([
  [9, 8, '+12.5 %'],
  [8, 8, '0.0 %'],
  [6, 8, '-25.0 %'],
  [5, 0, '–'],
])('%i after %i is %s', (now, before, text) => expect(formatChange(now, before)).toBe(text));
