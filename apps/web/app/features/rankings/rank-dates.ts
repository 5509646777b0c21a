/** `2026-11-15T10:00:00+08:00` → `11 月 15 日 10:00`. The page is cached, so it names the date instead of 今天. */
export function monthDayTimeText(iso: string): string {
  const [, month, day, time] = /^\d+-(\d+)-(\d+)T(\d+:\d+)/.exec(iso) ?? [];
  return `${Number(month)} 月 ${Number(day)} 日 ${time}`;
}

/** `2026-10-16` → `10 月 16 日` */
export function monthDayText(date: string): string {
  const [, month, day] = date.split('-');
  return `${Number(month)} 月 ${Number(day)} 日`;
}
