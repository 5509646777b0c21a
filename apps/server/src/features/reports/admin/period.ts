import { shanghaiDate } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';

export interface Period {
  from: string;
  to: string;
}
const MOST_DAYS = 400;
const DAY_MS = 86_400_000;

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const daysOf = ({ from, to }: Period) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** Left out: this month until today. Null for a period that is empty or too long. */
export async function readPeriod(
  db: Queryable,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<Period | null> {
  const end = to ?? shanghaiDate(await readClock(db));
  const period = { from: from ?? `${end.slice(0, 7)}-01`, to: end };
  const days = daysOf(period);
  return days < 1 || days > MOST_DAYS ? null : period;
}

/** As many days just before, or the same days of the year before. */
export function periodBefore(period: Period, compare: 'previous' | 'year'): Period {
  if (compare === 'year') return { from: yearBefore(period.from), to: yearBefore(period.to) };
  return { from: addDays(period.from, -daysOf(period)), to: addDays(period.from, -1) };
}

/** The 29th of February becomes the 28th. */
function yearBefore(day: string): string {
  const [year, month, date] = day.split('-');
  return `${Number(year) - 1}-${month}-${month === '02' && date === '29' ? '28' : date}`;
}
