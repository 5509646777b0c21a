import { shanghaiDate } from '@huarong/core/shared';

/** `今天 09:26`, `11-12 10:02`, or with the year if it is not this year; the API sends Shanghai time. */
export function arrivalText(iso: string, now: Date): string {
  const [day, time] = [iso.slice(0, 10), iso.slice(11, 16)];
  const today = shanghaiDate(now);
  if (day === today) return `今天 ${time}`;
  return day.slice(0, 4) === today.slice(0, 4) ? `${day.slice(5)} ${time}` : `${day} ${time}`;
}
