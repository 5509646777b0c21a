import { describe, expect, it } from 'vitest';
import { daysLeft, deductionText, lastDayText, shortOrderNumber } from './return-texts.ts';

describe('texts of a return', () => {
  it('name the last day on which a return is possible', () =>
    expect(lastDayText('2026-11-25T00:00:00+08:00')).toBe('11 月 24 日'));
  it('count the days left including the last one', () => {
    expect(daysLeft('2026-11-25T00:00:00+08:00', '2026-11-24T23:00:00+08:00')).toBe(1);
    expect(daysLeft('2026-11-25T00:00:00+08:00', '2026-11-25T00:00:00+08:00')).toBe(0);
  });
  it('put a minus sign before a deduction, and none before zero', () => {
    expect(deductionText('51.01')).toBe('−¥51.01');
    expect(deductionText('0.00')).toBe('¥0.00');
  });
  it('shorten an order number', () => expect(shortOrderNumber('263849105527718046')).toBe('263849…8046'));
});
