import type { Seen } from '@huarong/contract/history';
import { shortDayText } from '../../account/index.ts';

interface Day {
  day: string;
  label: string;
  list: Seen[];
}

/** Neighbours of one day stand together; the list comes newest first and stays so. */
export const groupByDay = (list: readonly Seen[]): Day[] =>
  [...Map.groupBy(list, ({ seenAt }) => seenAt.slice(0, 10))].map(([day, seen]) => ({
    day,
    label: shortDayText(day),
    list: seen,
  }));
