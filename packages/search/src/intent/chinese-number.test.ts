import { expect, test } from 'vitest';
import { parseNumber } from './chinese-number.ts';

test.each([
  ['300', 300],
  ['百', 100],
  ['两百', 200],
  ['两百五', 250],
  ['三百五十', 350],
  ['一千二', 1200],
  ['一百零五', 105],
  ['十五', 15],
  ['二十', 20],
  ['一万', 10_000],
  ['一一', null],
])('%s is %s', (text, number) => expect(parseNumber(text)).toBe(number));
