import type { Vanity } from '@huarong/contract/account';
import { describe, expect, test } from 'vitest';
import { vanityReminders } from './vanity-reminders.ts';

const open = (skuId: string, daysLeft?: number) => ({ skuId, daysLeft, openedMonths: 6 });
const runningOut = (skuId: string, daysLeft: number) => ({ skuId, daysLeft });
const reminders = (inUse: object[], runningLow: object[] = []) =>
  vanityReminders({ inUse, runningLow } as unknown as Vanity).map(({ skuId, text }) => [skuId, text]);

describe('vanity reminders', () => {
  test('list products that end within a month and skip those with more or no time', () =>
    expect(reminders([open('expired', -3), open('soon', 30), open('fine', 31), open('silent')])).toEqual([
      ['expired', '开封满 6 个月，建议更换'],
      ['soon', '开封后的期限还剩 30 天'],
    ]));
  test('include products that run out soon, most urgent first', () =>
    expect(reminders([open('cream', 9)], [runningOut('cleanser', 4), runningOut('toner', 0)])).toEqual([
      ['toner', '按用量估算，应该已经用完'],
      ['cleanser', '按用量估算，约还能用 4 天'],
      ['cream', '开封后的期限还剩 9 天'],
    ]));
  test('list a sku once, with its most urgent reason', () =>
    expect(reminders([open('cream', 9)], [runningOut('cream', 4)])).toEqual([
      ['cream', '按用量估算，约还能用 4 天'],
    ]));
  test('contain at most three products', () =>
    expect(reminders([1, 2, 3, 4].map((day) => open(`s${day}`, day)))).toHaveLength(3));
});
