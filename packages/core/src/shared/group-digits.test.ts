import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupDigits } from './index.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [-12_345, '-12,345'],
  [1_234_567, '1,234,567'],
  [1_234.5, '1,234.5'],
  ['1234.005', '1,234.005'],
])('%s is written as %s', (number, text) => expect(groupDigits(number)).toBe(text));

it('writes whole numbers as the language does', () =>
  fc.assert(
    fc.property(fc.maxSafeInteger(), (number) => {
      expect(groupDigits(number)).toBe(number.toLocaleString('en-US'));
    }),
  ));
