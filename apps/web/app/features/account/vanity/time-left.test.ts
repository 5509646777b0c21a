import { describe, expect, test } from 'vitest';
import { percentElapsed, timeLeftText, urgencyOf } from './time-left.ts';

describe('what is left of an open thing', () => {
  test.each([
    [-1, '已到期'],
    [0, '今天到期'],
    [23, '还剩 23 天'],
    [59, '还剩 59 天'],
    [60, '还剩 2 个月'],
    [640, '还剩 21 个月'],
  ])('%d days read %s', (days, text) => expect(timeLeftText(days)).toBe(text));
  test('is a matter of colour thirty days before its end', () =>
    expect([urgencyOf(0, 30), urgencyOf(30, 30), urgencyOf(31, 30)]).toEqual(['over', 'soon', 'fine']));
  test('fills a bar from empty to full', () => {
    expect(percentElapsed(182, 6)).toBe(0);
    expect(percentElapsed(0, 6)).toBe(100);
    expect(percentElapsed(-40, 6)).toBe(100);
  });
});
