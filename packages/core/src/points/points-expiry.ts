import { shanghaiDate } from '../shared/index.ts';

/** Points are valid until the end of 31 December of the year after they were earned, in Shanghai. */
export function pointsExpireAt(earnedAt: Date): Date {
  const year = Number(shanghaiDate(earnedAt).slice(0, 4));
  return new Date(`${year + 1}-12-31T23:59:59+08:00`);
}
