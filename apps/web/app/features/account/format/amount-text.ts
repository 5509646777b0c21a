import { displayYuan, fromYuan, groupDigits } from '@huarong/core/shared';

/** `1180.00` → `¥1,180.00` */
export function amountText(amount: string): string {
  const value = fromYuan(amount);
  return value === null ? amount : displayYuan(value);
}

/** A movement: `+¥80.00` for money in, `−¥80.00` for money out. */
export const changeText = (amount: string): string =>
  amount.startsWith('-') ? amountText(amount) : `+${amountText(amount)}`;

/** Points and other counts: `1,568`. */
export const countText = (count: number): string => groupDigits(count);
/** A movement of points, with a minus sign (U+2212). */
export const pointsChangeText = (points: number): string =>
  `${points < 0 ? '−' : '+'}${countText(Math.abs(points))}`;
