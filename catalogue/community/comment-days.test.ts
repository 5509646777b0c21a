import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '../build/random.ts';
import { createCommentCalendar, OLDEST_DAYS } from './comment-days.ts';

const days = fc.integer({ min: 2, max: 900 });
const opening = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true });

it('dates every comment after the product and before the opening, within two years', () =>
  fc.assert(
    fc.property(opening, days, fc.string(), (openedAt, publishedDaysAgo, seed) => {
      const calendar = createCommentCalendar(openedAt.getTime());
      const hours = calendar.hoursAgo(publishedDaysAgo, createRandom(seed));
      expect(hours).toBeGreaterThan(0);
      expect(hours).toBeLessThan(publishedDaysAgo * 24);
      expect(hours).toBeLessThanOrEqual((OLDEST_DAYS + 1) * 24);
    }),
  ));

it('has more comments after 618 and double eleven than in other weeks, and some in every quarter', () => {
  const openedAt = new Date('2026-11-18T10:00:00+08:00').getTime();
  const calendar = createCommentCalendar(openedAt);
  const random = createRandom('days');
  const dates = Array.from({ length: 4_000 }, () =>
    new Date(openedAt - calendar.hoursAgo(700, random) * 3_600_000 + 8 * 3_600_000).toISOString(),
  );
  const count = (from: string, to: string) => dates.filter((date) => date >= from && date < to).length;
  const plainFortnight = count('2026-08-01', '2026-08-15');
  expect(plainFortnight).toBeGreaterThan(20);
  expect(count('2026-06-17', '2026-07-01')).toBeGreaterThan(3 * plainFortnight);
  expect(count('2025-11-11', '2025-11-25')).toBeGreaterThan(3 * plainFortnight);
  for (const [from, to] of [
    ['2024-12-20', '2025-03-20'],
    ['2025-03-20', '2025-06-20'],
    ['2025-09-01', '2025-12-01'],
  ] as const)
    expect(count(from, to)).toBeGreaterThan(100);
});
