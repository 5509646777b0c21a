import { DAY_MS, startOfShanghaiDay } from '../shared/index.ts';

const MINUTE_MS = 60_000;

export interface Window {
  startsAt: Date;
  endsAt: Date;
}

/** A daily window, for example from `20:00` for four hours: today's, or tomorrow's once today's has ended. */
export function dailyWindow(now: Date, at: string, hours: number): Window {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const length = hours * 60 * MINUTE_MS;
  const today = startOfShanghaiDay(now).getTime() + (hour * 60 + minute) * MINUTE_MS;
  // A window that ends after midnight belongs to the day before.
  const startsAt = [today - DAY_MS, today].find((start) => start + length > now.getTime()) ?? today + DAY_MS;
  return { startsAt: new Date(startsAt), endsAt: new Date(startsAt + length) };
}

/** The week begins on Monday at midnight in Shanghai; weekly specials end then. */
export function endOfShanghaiWeek(now: Date): Date {
  const midnight = startOfShanghaiDay(now);
  const weekday = new Date(midnight.getTime() + 8 * 60 * MINUTE_MS).getUTCDay();
  return startOfShanghaiDay(now, weekday === 0 ? 1 : 8 - weekday);
}
