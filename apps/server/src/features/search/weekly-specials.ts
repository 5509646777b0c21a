import { endOfShanghaiWeek } from '@huarong/core/campaigns';

const WEEK_MS = 7 * 86_400_000;
/** One of this many groups is left out each week, so that the specials change. */
const GROUPS = 3;

/** A running week number that changes on Monday at midnight in Shanghai. */
export const weekNumber = (now: Date): number => Math.floor(endOfShanghaiWeek(now).getTime() / WEEK_MS);

/** Whether a reduced product is among the specials of this week. */
export const isSpecialInWeek = (productId: string, week: number): boolean =>
  groupOf(productId) !== week % GROUPS;

const groupOf = (productId: string): number =>
  [...productId].reduce((sum, character) => sum + character.charCodeAt(0), 0) % GROUPS;
