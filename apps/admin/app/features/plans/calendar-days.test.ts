import { expect, it } from 'vitest';
import { addDays, clockOf, dayOf, listDays, longDay, mondayOf, shortDay } from './calendar-days.ts';

it('counts days in the time zone of the shop', () => {
  expect(dayOf('2026-11-16T16:30:00Z')).toBe('2026-11-17');
  expect(clockOf('2026-11-16T16:30:00Z')).toBe('00:30');
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
  expect(listDays('2026-12-30', 3)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
});

it.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-17', '2026-11-16'],
])('%s is in the week of %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it('writes days as people read them', () => {
  expect(longDay('2026-12-10')).toBe('12 月 10 日（周四）');
  expect(shortDay('2026-12-10', false)).toBe('10');
  expect(shortDay('2026-12-01', false)).toBe('12 月 1 日');
});
