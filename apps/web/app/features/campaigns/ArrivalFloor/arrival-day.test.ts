import { expect, test } from 'vitest';
import { arrivalDay } from './arrival-day.ts';

test('formats an arrival day as digits, text and weekday', () =>
  expect(arrivalDay('2026-11-05')).toEqual({ digits: '11.05', text: '11 月 5 日', weekday: '周四' }));
