import { describe, expect, it } from 'vitest';
import { isPossibleArrival, shownArrival } from './expected-arrival.ts';

const today = '2026-11-19';

describe('the day on which a sku is expected', () => {
  it.each([
    ['2026-11-18', false],
    ['2026-11-19', true],
    ['2026-11-26', true],
    ['2027-11-19', true],
    ['2027-11-20', false],
  ])('may be entered as %s: %s', (day, isPossible) => expect(isPossibleArrival(day, today)).toBe(isPossible));

  it.each([
    [null, null],
    ['2026-11-18', null],
    ['2026-11-19', '2026-11-19'],
    ['2026-12-01', '2026-12-01'],
  ])('entered as %s is shown as %s', (day, shown) => expect(shownArrival(day, today)).toBe(shown));
});
