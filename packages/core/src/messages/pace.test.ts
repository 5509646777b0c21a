import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STORE } from '../shared/index.ts';
import { expectedEnd, pacedUntil, sliceLimit } from './pace.ts';
import { quietUntil } from './quiet-hours.ts';

const at = (time: string) => new Date(`${time}+08:00`);
const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });

describe('the speed of a broadcast', () => {
  it.each([
    [600, 200],
    [60, 20],
    [10, 3],
    [60_000, 200],
  ])('%i a minute has slices of %i', (perMinute, limit) => expect(sliceLimit(perMinute, 200)).toBe(limit));

  it('is never exceeded by more than one slice and what a late worker makes up for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 60_000 }),
        fc.array(
          fc.record({
            late: fc.integer({ min: 0, max: 30_000 }),
            share: fc.double({ min: 0, max: 1, noNaN: true }),
          }),
          {
            minLength: 1,
            maxLength: 30,
          },
        ),
        (perMinute, slices) => {
          const start = at('2026-11-18T10:00:00').getTime();
          let now = start;
          let pacedAt: Date | null = null;
          let total = 0;
          const limit = sliceLimit(perMinute, 200);
          for (const { late, share } of slices) {
            now = Math.max(now, pacedAt?.getTime() ?? 0) + late;
            const sent = Math.floor(share * limit);
            total += sent;
            pacedAt = pacedUntil({ pacedAt, now: new Date(now), sent, perMinute });
          }
          expect(total).toBeLessThanOrEqual(((now - start + 10_000) * perMinute) / 60_000 + limit);
        },
      ),
    );
  });
});

describe('the expected end', () => {
  it.each([
    ['2026-11-18T10:00:00', 600, false, '2026-11-18T10:01:00'],
    ['2026-11-18T20:59:00', 1_200, true, '2026-11-19T09:01:00'],
    ['2026-11-18T22:00:00', 600, true, '2026-11-19T09:01:00'],
    ['2026-11-18T22:00:00', 600, false, '2026-11-18T22:01:00'],
    ['2026-11-18T09:00:00', 600 * 60 * 13, true, '2026-11-19T10:00:00'],
  ])('from %s for %i messages, nights left out: %s, is %s', (now, messages, hasQuietHours, end) =>
    expect(
      expectedEnd({
        now: at(now),
        messages,
        perMinute: 600,
        quietHours: hasQuietHours ? STORE.messages : null,
      }),
    ).toEqual(at(end)),
  );

  it('is not in the night, not before now, and not earlier for more messages', () => {
    fc.assert(
      fc.property(
        times,
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 10, max: 60_000 }),
        (now, messages, perMinute) => {
          const end = (count: number) =>
            expectedEnd({ now, messages: count, perMinute, quietHours: STORE.messages });
          const last = end(messages);
          expect(last.getTime()).toBeGreaterThanOrEqual(now.getTime());
          // A broadcast may end at the very second at which the night begins.
          expect(quietUntil(new Date(last.getTime() - 1), STORE.messages)).toSatisfy(
            (until: Date | null) => until === null || until.getTime() === last.getTime(),
          );
          expect(end(messages + 1).getTime()).toBeGreaterThanOrEqual(last.getTime());
        },
      ),
    );
  });
});
