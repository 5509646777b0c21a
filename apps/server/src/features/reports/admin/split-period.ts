import type { Period } from './period.ts';

interface SplitPeriod {
  /** The first days of the first and of the last whole month. */
  months: Period | null;
  /** The days before and after them. */
  days: Period[];
}
const DAY_MS = 86_400_000;
const nextDay = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
const isFirst = (day: string) => day.endsWith('-01');
const firstOf = (day: string) => `${day.slice(0, 7)}-01`;
/** The first day of the month after that of a day: the 28th and four days is always in it. */
const monthAfter = (day: string) =>
  firstOf(new Date(Date.parse(`${day.slice(0, 7)}-28`) + 4 * DAY_MS).toISOString());

/** Whole months, read from the sums of months, and the days at both ends. */
export function splitPeriod({ from, to }: Period): SplitPeriod {
  const start = isFirst(from) ? from : monthAfter(from);
  // The first day after the last whole month.
  const end = isFirst(nextDay(to)) ? nextDay(to) : firstOf(to);
  if (start >= end) return { months: null, days: [{ from, to }] };
  return {
    months: { from: start, to: firstOf(dayBefore(end)) },
    days: [
      ...(from < start ? [{ from, to: dayBefore(start) }] : []),
      ...(end <= to ? [{ from: end, to }] : []),
    ],
  };
}
