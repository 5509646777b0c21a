import { displayYuan, fromYuan, ZERO } from '@huarong/core/shared';

/** `1270.00` → `¥1,270.00` */
export const yuanText = (amount: string): string => displayYuan(fromYuan(amount) ?? ZERO);

/** `2026-11-15T20:21:04+08:00` → `2026-11-15 20:21`; times come in Shanghai's. */
export const timeText = (at: string): string => at.slice(0, 16).replace('T', ' ');
