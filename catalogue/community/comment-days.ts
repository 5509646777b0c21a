import type { Random } from '../build/random.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const SHANGHAI_MS = 8 * HOUR_MS;
/** Comments reach back two years at most. */
export const OLDEST_DAYS = 730;
/** The first parcels need some days. */
const DAYS_TO_FIRST_COMMENT = 2;

/** Weeks with more comments: parcels of the big sales arrive some days after them. */
const BUSY: readonly { from: number; to: number; weight: number }[] = [
  { from: 305, to: 312, weight: 2 },
  { from: 603, to: 616, weight: 3 },
  { from: 617, to: 630, weight: 5 },
  { from: 1101, to: 1110, weight: 3 },
  { from: 1111, to: 1125, weight: 6 },
  { from: 1210, to: 1220, weight: 2 },
];

/** Month and day in Shanghai as one number: 1111. */
const dateNumber = (time: number): number => {
  const date = new Date(time + SHANGHAI_MS);
  return (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
};

const weightOf = (daysAgo: number, openedAt: number): number => {
  const date = dateNumber(openedAt - daysAgo * DAY_MS);
  const sale = BUSY.find(({ from, to }) => date >= from && date <= to)?.weight ?? 1;
  // The shop grows: a recent day has more buyers than one two years ago.
  return sale * (1.6 - daysAgo / OLDEST_DAYS);
};

/** How often each day up to `oldest` is chosen, added up; shared by all products of one seeding. */
export function createCommentCalendar(openedAt: number) {
  const sums = [0];
  for (let daysAgo = 1; daysAgo <= OLDEST_DAYS; daysAgo += 1)
    sums.push(sums[daysAgo - 1]! + weightOf(daysAgo, openedAt));
  return {
    /** Hours before the opening at which a comment is written, never before the product could have arrived. */
    hoursAgo(publishedDaysAgo: number, random: Random): number {
      const oldest = Math.max(1, Math.min(OLDEST_DAYS, publishedDaysAgo - DAYS_TO_FIRST_COMMENT));
      const wanted = random.next() * sums[oldest]!;
      const daysAgo = firstIndexAbove(sums, wanted);
      // People write in the evening more than at night.
      const minute = 7 * 60 + Math.round((1 - random.next() ** 2) * (16 * 60 + 50));
      const midnight = Math.floor((openedAt + SHANGHAI_MS) / DAY_MS) * DAY_MS - SHANGHAI_MS;
      const written = midnight - daysAgo * DAY_MS + minute * 60_000;
      const earliest = openedAt - (publishedDaysAgo - 1) * DAY_MS;
      return (openedAt - Math.max(written, earliest)) / HOUR_MS;
    },
    monthOf: (hoursAgo: number): number => Math.floor(dateNumber(openedAt - hoursAgo * HOUR_MS) / 100),
  };
}
export type CommentCalendar = ReturnType<typeof createCommentCalendar>;

function firstIndexAbove(sums: readonly number[], wanted: number): number {
  let [low, high] = [1, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}
