import { accept, DAY_MS, refuse, shanghaiDate } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';

export interface Period {
  from: string;
  to: string;
}
interface Periods extends Period {
  compareFrom: string;
  compareTo: string;
  readAt: string;
}

const MOST_DAYS = 366;
const DEFAULT_DAYS = 7;

const plusDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The days of a report and as many before them, which they are compared with. */
export async function periodsOf(
  db: Queryable,
  given: { from?: string | undefined; to?: string | undefined },
) {
  const now = await readClock(db);
  const to = given.to ?? shanghaiDate(now);
  const from = given.from ?? plusDays(to, 1 - DEFAULT_DAYS);
  if (from > to) return refuse({ code: 'visits-period-wrong' });
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days > MOST_DAYS) return refuse({ code: 'visits-period-too-long' });
  const periods: Periods = {
    ...{ from, to },
    compareFrom: plusDays(from, -days),
    compareTo: plusDays(from, -1),
    readAt: now.toISOString(),
  };
  return accept(periods);
}
