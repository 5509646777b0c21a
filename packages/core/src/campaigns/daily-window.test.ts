import { describe, expect, it } from 'vitest';
import { dailyWindow, endOfShanghaiWeek } from './index.ts';

const at = (text: string) => new Date(`2026-11-${text}+08:00`);

describe('a window from 20:00 for four hours', () => {
  it.each([
    ['15T19:59:59', '15T20:00:00'],
    ['15T20:00:00', '15T20:00:00'],
    ['15T23:59:59', '15T20:00:00'],
    ['16T00:00:00', '16T20:00:00'],
  ])('at %s starts at %s', (now, starts) =>
    expect(dailyWindow(at(now), '20:00', 4)).toEqual({
      startsAt: at(starts),
      endsAt: new Date(at(starts).getTime() + 4 * 3_600_000),
    }),
  );

  it('can end after midnight', () =>
    expect(dailyWindow(at('16T01:00:00'), '20:00', 6).startsAt).toEqual(at('15T20:00:00')));
});

describe('the Shanghai week', () => {
  it.each([
    ['15T23:59:59', '16T00:00:00'],
    ['16T00:00:00', '23T00:00:00'],
    ['18T12:00:00', '23T00:00:00'],
  ])('of %s ends on %s', (now, end) => expect(endOfShanghaiWeek(at(now))).toEqual(at(end)));
});
