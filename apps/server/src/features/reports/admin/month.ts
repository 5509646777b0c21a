import { shanghaiDate } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';

/** A month such as 2026-11; left out, this one. */
export const readMonth = async (db: Queryable, month: string | undefined): Promise<string> =>
  month ?? shanghaiDate(await readClock(db)).slice(0, 7);

export const lastDayOf = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};
