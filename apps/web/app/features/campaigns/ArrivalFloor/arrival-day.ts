import { getAt } from '@huarong/core/shared';

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** `2026-11-15` → `11.15`, `11 月 15 日`, `周日`. */
export function arrivalDay(date: string) {
  const [, month = '', day = ''] = date.split('-');
  return {
    digits: `${month}.${day}`,
    text: `${Number(month)} 月 ${Number(day)} 日`,
    weekday: getAt(WEEKDAYS, new Date(`${date}T00:00:00Z`).getUTCDay()),
  };
}
