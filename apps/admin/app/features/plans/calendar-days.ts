/** Days in the shop's time zone, as `2026-11-16`. */
const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;

export const dayOf = (time: string | Date): string =>
  new Date(new Date(time).getTime() + SHANGHAI_MS).toISOString().slice(0, 10);
/** When a day begins. */
export const beginOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
export const addDays = (day: string, count: number): string =>
  dayOf(new Date(beginOf(day).getTime() + count * DAY_MS));
/** The Monday of its week. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
export const listDays = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index));

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'];
/** 12 月 10 日（周四） */
export const longDay = (day: string): string =>
  `${monthDay(day)}（周${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]}）`;
export const monthDay = (day: string): string => `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日`;
/** The first of a month, and of the calendar, with its month. */
export const shortDay = (day: string, isFirst: boolean): string =>
  isFirst || day.endsWith('-01') ? monthDay(day) : String(Number(day.slice(8)));
/** 20:00 */
export const clockOf = (time: string): string =>
  new Date(new Date(time).getTime() + SHANGHAI_MS).toISOString().slice(11, 16);
