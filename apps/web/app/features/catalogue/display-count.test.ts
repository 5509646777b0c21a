import { expect, test } from 'vitest';
import { displayCount } from './display-count.ts';

test.each([
  [0, '0'],
  [860, '860'],
  [6_820, '6,820'],
  [9_999, '9,999'],
  [10_000, '1 万'],
  [26_400, '2.6 万'],
  [26_999, '2.6 万'],
  [12_345_678, '1,234.5 万'],
])('%i is displayed as %s', (count, text) => expect(displayCount(count)).toBe(text));
