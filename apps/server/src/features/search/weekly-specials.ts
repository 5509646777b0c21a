import { endOfShanghaiWeek } from '@huarong/core/campaigns';

const WEEK_MS = 7 * 86_400_000;
/** One group in so many rests each week, so that a new week brings other goods. */
const GROUPS = 3;

/** Weeks, counted; another one begins on Monday at midnight in Shanghai. */
export const weekNumber = (now: Date): number => Math.floor(endOfShanghaiWeek(now).getTime() / WEEK_MS);

/** Whether reduced goods stand among this week's specials, or rest until the next. */
export const isSpecialInWeek = (productId: string, week: number): boolean =>
  groupOf(productId) !== week % GROUPS;

const groupOf = (productId: string): number =>
  [...productId].reduce((sum, character) => sum + character.charCodeAt(0), 0) % GROUPS;
