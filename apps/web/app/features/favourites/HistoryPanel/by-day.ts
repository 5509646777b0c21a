import type { Seen } from '@huarong/contract/history';
import { shortDayText } from '../../account/index.ts';

interface Day {
  day: string;
  label: string;
  list: Seen[];
}

/** Groups views by day and keeps their order, newest first. */
export const groupByDay = (list: readonly Seen[]): Day[] =>
  [...Map.groupBy(list, ({ seenAt }) => seenAt.slice(0, 10))].map(([day, seen]) => ({
    day,
    label: shortDayText(day),
    list: seen,
  }));
