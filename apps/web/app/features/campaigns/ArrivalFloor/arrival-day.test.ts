import { expect, test } from 'vitest';
import { arrivalDay } from './arrival-day.ts';

test('a day of arrivals has digits, words and a weekday', () =>
  expect(arrivalDay('2026-11-05')).toEqual({ digits: '11.05', words: '11 月 5 日', weekday: '周四' }));
