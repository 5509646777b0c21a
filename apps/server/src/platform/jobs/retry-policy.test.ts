import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PARK_AFTER, retryDelaySeconds } from './retry-policy.ts';

const attempt = fc.integer({ min: 1, max: 1_000 });
const pauses = Array.from({ length: PARK_AFTER - 1 }, (_, at) => retryDelaySeconds(at + 1));

describe('the pauses between attempts', () => {
  it('never shrink, begin with a second and end at two hours', () =>
    fc.assert(
      fc.property(attempt, (attempts) => {
        expect(retryDelaySeconds(attempts + 1)).toBeGreaterThanOrEqual(retryDelaySeconds(attempts));
        expect(retryDelaySeconds(attempts)).toBeGreaterThanOrEqual(1);
        expect(retryDelaySeconds(attempts)).toBeLessThanOrEqual(7_200);
      }),
    ));

  it('double until they reach the longest one', () =>
    fc.assert(
      fc.property(attempt, (attempts) => {
        const next = retryDelaySeconds(attempts + 1);
        expect(next === 2 * retryDelaySeconds(attempts) || next === 7_200).toBe(true);
      }),
    ));

  it('reach over a day, and not over two, before work is parked', () => {
    const hours = pauses.reduce((sum, seconds) => sum + seconds, 0) / 3_600;
    expect(hours).toBeGreaterThanOrEqual(24);
    expect(hours).toBeLessThan(48);
  });
});
