/** Calendar reading of an instant in Asia/Shanghai, which has kept UTC+8 without summer time since 1991. */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000;
export const DAY_MS = 86_400_000;

const inShanghai = (at: Date) => new Date(at.getTime() + SHANGHAI_OFFSET_MS);

/** `2026-11-15` */
export const shanghaiDate = (at: Date): string => inShanghai(at).toISOString().slice(0, 10);
/** `20:14` */
export const shanghaiTime = (at: Date): string => inShanghai(at).toISOString().slice(11, 16);
/** `2026-11-15T20:14:05+08:00`: the wire format of a time. */
export const shanghaiIso = (at: Date): string => `${inShanghai(at).toISOString().slice(0, 19)}+08:00`;

/** `11 月 15 日 20:14` */
export function shanghaiDayTime(at: Date): string {
  const [, month, day] = shanghaiDate(at).split('-').map(Number);
  return `${month} 月 ${day} 日 ${shanghaiTime(at)}`;
}

const MINUTE_MS = 60_000;

/** When something may be tried again, rounded up to the minute: `20:14`, `明天 08:00`, otherwise with the date. */
export function retryTime(at: Date, now: Date): string {
  const minute = new Date(Math.ceil(at.getTime() / MINUTE_MS) * MINUTE_MS);
  const isOn = (plusDays: number) =>
    shanghaiDate(minute) === shanghaiDate(new Date(now.getTime() + plusDays * DAY_MS));
  if (isOn(0)) return shanghaiTime(minute);
  return isOn(1) ? `明天 ${shanghaiTime(minute)}` : shanghaiDayTime(minute);
}

/** The first instant of the Shanghai day that `at` falls on, moved by whole days. */
export const startOfShanghaiDay = (at: Date, plusDays = 0): Date => {
  const local = at.getTime() + SHANGHAI_OFFSET_MS;
  return new Date(Math.floor(local / DAY_MS) * DAY_MS + plusDays * DAY_MS - SHANGHAI_OFFSET_MS);
};

/** The next time after `now` that it is so many minutes past midnight in Shanghai. */
export function nextShanghaiTime(now: Date, minutesPastMidnight: number): Date {
  const today = startOfShanghaiDay(now).getTime() + minutesPastMidnight * MINUTE_MS;
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}

/** The same time of day a number of working days later: Saturdays and Sundays do not count, public holidays do. */
export function addWorkingDays(from: Date, count: number): Date {
  let at = from;
  for (let left = count; left > 0; ) {
    at = new Date(at.getTime() + DAY_MS);
    const weekday = inShanghai(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return at;
}

/** `02 天 14:36:09`, or `14:36:09` on the last day: the remaining time of a countdown; never negative. */
export function countdownParts(leftMs: number): { days: number; clock: string } {
  const seconds = Math.max(0, Math.floor(leftMs / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    days: Math.floor(seconds / 86_400),
    clock: `${two(Math.floor(seconds / 3600) % 24)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`,
  };
}
