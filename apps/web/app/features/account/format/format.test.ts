import { describe, expect, test } from 'vitest';
import { amountText, changeText, pointsChangeText } from './amount-text.ts';
import { momentText, shortDayText } from './moment-text.ts';

describe('member area formats', () => {
  test('write an amount with its sign, thousands separators and two decimals', () => {
    expect(amountText('1180.00')).toBe('¥1,180.00');
    expect(changeText('80.00')).toBe('+¥80.00');
    expect(changeText('-80.00')).toBe('−¥80.00');
  });
  test('write spent points with a minus sign (U+2212)', () =>
    expect([pointsChangeText(762), pointsChangeText(-1_200)]).toEqual(['+762', '−1,200']));
  test('show Shanghai time in any browser time zone', () => {
    expect(momentText('2026-11-05T20:14:05+08:00')).toBe('2026-11-05 20:14');
    expect(shortDayText('2026-11-05T20:14:05+08:00')).toBe('11 月 5 日');
  });
});
