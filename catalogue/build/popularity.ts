/** The facts that decide how often a product is sold and what buyers write about it; each share is between 0 and 1. */
export interface PopularityFacts {
  /** The one figure: 0 for a product that few know, 1 for the best seller. */
  popularity: number;
  /** How readily its buyers write. */
  eagerness: number;
  /** How satisfied they are. */
  quality: number;
  /** How often something goes wrong. */
  trouble: number;
  isNew: boolean;
  publishedDaysAgo: number;
}

interface Popularity {
  soldCount: number;
  commentCount: number;
  /** One to five stars, in this order; their sum is the number of comments. */
  starCounts: number[];
  /** One decimal, as the shop rounds it. */
  ratingAverage: string;
  praisePercent: number;
}

/** At most this share of the sold units has a comment. */
export const MAX_COMMENT_SHARE = 0.05;
/** Parcels need some days, so a product of yesterday has no comments. */
const FIRST_COMMENT_DAY = 2;
/** Comments arrive over months. */
const DAYS_TO_FULL_SHARE = 90;

/**
 * Sold units, number of comments and stars of a demo product, all from one popularity. Best sellers have hundreds of
 * comments, most products tens: every comment is a row that the first start writes.
 */
export function planPopularity(facts: PopularityFacts): Popularity {
  const soldCount = Math.round((facts.isNew ? 60 : 400) * Math.exp(facts.popularity * 4.2));
  const commentCount = countComments(soldCount, facts);
  const starCounts = spreadStars(commentCount, facts);
  const sum = starCounts.reduce((all, count, index) => all + count * (index + 1), 0);
  const praised = (starCounts[3] ?? 0) + (starCounts[4] ?? 0);
  return {
    soldCount,
    commentCount,
    starCounts,
    ratingAverage: (commentCount === 0 ? 0 : Math.round((10 * sum) / commentCount) / 10).toFixed(1),
    praisePercent: commentCount === 0 ? 0 : Math.round((100 * praised) / commentCount),
  };
}

/** Buyers of a known product write more often: their question is what others think too. */
function countComments(
  soldCount: number,
  { popularity, eagerness, publishedDaysAgo }: PopularityFacts,
): number {
  if (publishedDaysAgo < FIRST_COMMENT_DAY) return 0;
  const share = 0.0012 + 0.0118 * popularity ** 20;
  const elapsed = Math.min(1, publishedDaysAgo / DAYS_TO_FULL_SHARE);
  const expected = soldCount * share * (0.75 + 0.5 * eagerness) * Math.sqrt(elapsed);
  return Math.min(Math.round(2 + expected), Math.floor(soldCount * MAX_COMMENT_SHARE));
}

/** 2 to 9 % of three stars or fewer, 10 to 26 % of four, the rest five; whole comments by largest remainder. */
function spreadStars(total: number, { quality, trouble }: PopularityFacts): number[] {
  const critical = 0.02 + 0.07 * trouble * (1.2 - 0.4 * quality);
  const four = 0.26 - 0.16 * quality;
  const wanted = [critical * 0.2, critical * 0.3, critical * 0.5, four, 1 - critical - four].map(
    (share) => share * total,
  );
  const counts = wanted.map(Math.floor);
  const byRemainder = wanted
    .map((count, index) => ({ index, remainder: count - Math.floor(count) }))
    .toSorted((a, b) => b.remainder - a.remainder || b.index - a.index);
  const missing = total - counts.reduce((all, count) => all + count, 0);
  for (const { index } of byRemainder.slice(0, missing)) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}
