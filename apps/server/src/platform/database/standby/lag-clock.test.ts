import { describe, expect, it } from 'vitest';
import { createLagClock } from './lag-clock.ts';

describe('the lag of a standby', () => {
  const clock = createLagClock();
  clock.note(100, 1_000);
  clock.note(100, 2_000);
  clock.note(250, 3_000);

  it('is nothing when everything is replayed, however long nobody wrote', () => {
    expect(clock.lagOf(250, 3_000)).toBe(0);
    expect(clock.lagOf(260, 900_000)).toBe(0);
  });

  it('counts from when the primary was last where the standby is', () => {
    expect(clock.lagOf(249, 3_500)).toBe(1_500);
    expect(clock.lagOf(100, 3_500)).toBe(1_500);
  });

  it('is unknown when the standby is behind all that is remembered', () => {
    expect(clock.lagOf(99, 3_500)).toBeNull();
    expect(createLagClock().lagOf(1, 0)).toBeNull();
  });
});
