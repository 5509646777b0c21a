import { describe, expect, it } from 'vitest';
import {
  addWorkingDays,
  countdownParts,
  nextShanghaiTime,
  retryTime,
  shanghaiDate,
  shanghaiDayTime,
  shanghaiIso,
  shanghaiTime,
  startOfShanghaiDay,
} from './index.ts';

describe('the Shanghai calendar', () => {
  it('changes the day at midnight in Shanghai, not in UTC', () => {
    expect(shanghaiDate(new Date('2026-11-14T15:59:59Z'))).toBe('2026-11-14');
    expect(shanghaiDate(new Date('2026-11-14T16:00:00Z'))).toBe('2026-11-15');
    expect(shanghaiTime(new Date('2026-11-14T16:05:00Z'))).toBe('00:05');
  });

  it('formats times with their offset', () =>
    expect(shanghaiIso(new Date('2026-11-15T12:14:05Z'))).toBe('2026-11-15T20:14:05+08:00'));

  it.each([
    ['Monday', '2026-11-16T10:00:00+08:00', '2026-11-23T10:00:00+08:00'],
    ['Friday evening', '2026-11-20T23:30:00+08:00', '2026-11-27T23:30:00+08:00'],
    ['Saturday', '2026-11-21T00:30:00+08:00', '2026-11-27T00:30:00+08:00'],
  ])('counts five working days from %s without the weekend', (_day, from, until) =>
    expect(shanghaiIso(addWorkingDays(new Date(from), 5))).toBe(until),
  );

  it('gives the start of a day, also seven days later', () => {
    const signed = new Date('2026-02-27T23:30:00+08:00');
    expect(startOfShanghaiDay(signed).toISOString()).toBe('2026-02-26T16:00:00.000Z');
    expect(startOfShanghaiDay(signed, 8).toISOString()).toBe('2026-03-06T16:00:00.000Z');
  });
});

describe('a countdown', () => {
  it.each([
    [225_369_000, 2, '14:36:09'],
    [86_400_000, 1, '00:00:00'],
    [86_399_999, 0, '23:59:59'],
    [999, 0, '00:00:00'],
    [-5_000, 0, '00:00:00'],
  ])('with %i ms left shows %i days and %s', (left, days, clock) =>
    expect(countdownParts(left)).toEqual({ days, clock }),
  );
});

describe('the time to try again', () => {
  const now = new Date('2026-11-15T04:00:00Z');
  it.each([
    ['2026-11-15T06:34:01Z', '14:35'],
    ['2026-11-15T06:35:00Z', '14:35'],
    ['2026-11-15T15:59:30Z', '明天 00:00'],
    ['2026-11-16T03:59:59Z', '明天 12:00'],
    ['2026-11-17T03:00:00Z', '11 月 17 日 11:00'],
  ])('%s is shown as %s', (at, text) => expect(retryTime(new Date(at), now)).toBe(text));

  it('has the day where it may be far away', () =>
    expect(shanghaiDayTime(new Date('2026-11-30T16:05:00Z'))).toBe('12 月 1 日 00:05'));
});

it.each([
  ['2026-11-16T00:00:00+08:00', '2026-11-16T01:30:00+08:00'],
  ['2026-11-16T01:29:59+08:00', '2026-11-16T01:30:00+08:00'],
  ['2026-11-16T01:30:00+08:00', '2026-11-17T01:30:00+08:00'],
  ['2026-11-16T23:59:00+08:00', '2026-11-17T01:30:00+08:00'],
])('after %s it is half past one next at %s', (now, expected) => {
  expect(nextShanghaiTime(new Date(now), 90).toISOString()).toBe(new Date(expected).toISOString());
});
