import { expect, test } from 'vitest';
import { dateTimeText, endText, lastDayText } from './date-texts.ts';

const at = (iso: string) => new Date(iso);

test('a date is written in Shanghai time', () =>
  expect(dateTimeText(at('2026-11-19T18:05:00Z'))).toBe('11 月 20 日 02:05'));
test('midnight is written as 24:00 of the day before', () =>
  expect(endText(at('2026-11-23T00:00:00+08:00'))).toBe('11 月 22 日 24:00'));
test('another time is written to the minute', () =>
  expect(endText(at('2026-11-22T21:30:00+08:00'))).toBe('11 月 22 日 21:30'));
test('the last day before New Year is in the old year', () =>
  expect(lastDayText(at('2027-01-01T00:00:00+08:00'))).toBe('12 月 31 日'));
