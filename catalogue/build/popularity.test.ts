import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_COMMENT_SHARE, type PopularityFacts, planPopularity } from './popularity.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const facts: fc.Arbitrary<PopularityFacts> = fc.record({
  popularity: share,
  eagerness: share,
  quality: share,
  trouble: share,
  isNew: fc.boolean(),
  publishedDaysAgo: fc.integer({ min: 0, max: 700 }),
});

it('counts every comment under one number of stars, and rates by exactly those', () =>
  fc.assert(
    fc.property(facts, (given) => {
      const { commentCount, starCounts, ratingAverage, praisePercent } = planPopularity(given);
      expect(starCounts).toHaveLength(5);
      expect(starCounts.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
      expect(starCounts.reduce((all, count) => all + count, 0)).toBe(commentCount);
      if (commentCount === 0) {
        expect([ratingAverage, praisePercent]).toEqual(['0.0', 0]);
        return;
      }
      const sum = starCounts.reduce((all, count, index) => all + count * (index + 1), 0);
      expect(Math.abs(Number(ratingAverage) - sum / commentCount)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(praisePercent).toBe(Math.round((100 * (starCounts[3]! + starCounts[4]!)) / commentCount));
    }),
  ));

it('has comments of a believable share of the buyers, and none before parcels arrive', () =>
  fc.assert(
    fc.property(facts, (given) => {
      const { soldCount, commentCount } = planPopularity(given);
      expect(commentCount).toBeLessThanOrEqual(soldCount * MAX_COMMENT_SHARE);
      if (given.publishedDaysAgo < 2) expect(commentCount).toBe(0);
    }),
  ));

it('sells more and is written about more the more popular a product is', () =>
  fc.assert(
    fc.property(facts, share, (given, other) => {
      const [less, more] = [given.popularity, other].toSorted((a, b) => a - b);
      const [low, high] = [less!, more!].map((popularity) => planPopularity({ ...given, popularity }));
      expect(low!.soldCount).toBeLessThanOrEqual(high!.soldCount);
      expect(low!.commentCount).toBeLessThanOrEqual(high!.commentCount);
    }),
  ));

it.each([
  [1, 700, 349],
  [0.9, 700, 48],
  [0.5, 700, 6],
  [1, 30, 202],
])('popularity %d after %d days has %d comments', (popularity, publishedDaysAgo, commentCount) =>
  expect(
    planPopularity({
      popularity,
      publishedDaysAgo,
      eagerness: 0.5,
      quality: 0.5,
      trouble: 0.5,
      isNew: false,
    }),
  ).toMatchObject({ commentCount }),
);
