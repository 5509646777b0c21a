import { describe, expect, test } from 'vitest';
import { percentElapsed, timeLeftText, urgencyOf } from './time-left.ts';

describe('the time left after opening', () => {
  test.each([
    [-1, '已到期'],
    [0, '今天到期'],
    [23, '还剩 23 天'],
    [59, '还剩 59 天'],
    [60, '还剩 2 个月'],
    [640, '还剩 21 个月'],
  ])('of %d days reads %s', (days, text) => expect(timeLeftText(days)).toBe(text));
  test('is marked as urgent thirty days before the end', () =>
    expect([urgencyOf(0, 30), urgencyOf(30, 30), urgencyOf(31, 30)]).toEqual(['expired', 'soon', 'fine']));
  test('fills the progress bar from empty to full', () => {
    expect(percentElapsed(182, 6)).toBe(0);
    expect(percentElapsed(0, 6)).toBe(100);
    expect(percentElapsed(-40, 6)).toBe(100);
  });
});
