import { shanghaiDate, shanghaiTime } from '@huarong/core/shared';

/** `11 月 20 日`, by the shop's calendar. */
export function dayText(at: Date): string {
  const [, month, day] = shanghaiDate(at).split('-');
  return `${Number(month)} 月 ${Number(day)} 日`;
}

/** `11 月 20 日 10:00` */
export const dateTimeText = (at: Date): string => `${dayText(at)} ${shanghaiTime(at)}`;

/** Midnight is written as 24:00 of the day before. */
export const endText = (at: Date): string =>
  shanghaiTime(at) === '00:00' ? `${lastDayText(at)} 24:00` : dateTimeText(at);

/** The last day of something that ends at `at`. */
export const lastDayText = (at: Date): string => dayText(new Date(at.getTime() - 1));
