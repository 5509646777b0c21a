import { STORE, shanghaiDate } from '../shared/index.ts';

/** Points are valid until the end of 31 December, so many years after the one they were earned in, in Shanghai. */
export function pointsExpireAt(earnedAt: Date, years: number = STORE.points.validYears): Date {
  const year = Number(shanghaiDate(earnedAt).slice(0, 4));
  return new Date(`${year + years}-12-31T23:59:59+08:00`);
}
