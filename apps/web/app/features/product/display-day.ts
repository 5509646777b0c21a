import { shanghaiDate } from '@huarong/core/shared';

/** `11 月 20 日`, by the shop's calendar. */
export function dayText(iso: string): string {
  const [, month, day] = shanghaiDate(new Date(iso)).split('-').map(Number);
  return `${month} 月 ${day} 日`;
}
