import type { Period } from './period.ts';
import { splitPeriod } from './split-period.ts';

/** A part of a period within one month or one year: the sum up to `to` without that up to `before`. */
export interface RunningPart {
  unit: 'month' | 'year';
  /** First day of the month or year. */
  start: string;
  /** Place of the day in the month, or of the month in the year; from 1. Null: from the beginning. */
  before: number | null;
  to: number;
}
const monthOf = (day: string) => day.slice(0, 7);
const yearOf = (day: string) => day.slice(0, 4);
const dayNumber = (day: string) => Number(day.slice(8));
const monthNumber = (day: string) => Number(day.slice(5, 7));
const [LAST_DAY, LAST_MONTH] = [31, 12];

/** A period as parts of months and years, at most five for 400 days. */
export function runningParts(period: Period): RunningPart[] {
  const { months, days } = splitPeriod(period);
  return [
    ...days.flatMap((part) =>
      partsOf(part, 'month', { unitOf: monthOf, placeOf: dayNumber, last: LAST_DAY }),
    ),
    ...(months ? partsOf(months, 'year', { unitOf: yearOf, placeOf: monthNumber, last: LAST_MONTH }) : []),
  ];
}

interface Places {
  unitOf: (day: string) => string;
  placeOf: (day: string) => number;
  last: number;
}
/** Days without a whole month between them, and whole months of at most 400 days, end in the unit where they begin or in the next. */
function partsOf(
  { from, to }: Period,
  unit: RunningPart['unit'],
  { unitOf, placeOf, last }: Places,
): RunningPart[] {
  const startOf = (day: string) => (unit === 'year' ? `${unitOf(day)}-01-01` : `${unitOf(day)}-01`);
  const before = placeOf(from) === 1 ? null : placeOf(from) - 1;
  if (unitOf(from) === unitOf(to)) return [{ unit, start: startOf(from), before, to: placeOf(to) }];
  return [
    { unit, start: startOf(from), before, to: last },
    { unit, start: startOf(to), before: null, to: placeOf(to) },
  ];
}
