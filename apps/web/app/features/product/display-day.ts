import { shanghaiDate } from '@huarong/core/shared';

/** `11 月 20 日`, in Shanghai time. */
export function dayText(iso: string): string {
  const [, month, day] = shanghaiDate(new Date(iso)).split('-').map(Number);
  return `${month} 月 ${day} 日`;
}
