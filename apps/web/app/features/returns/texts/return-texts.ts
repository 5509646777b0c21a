import { DAY_MS, displayYuan, fen, fromYuan, shanghaiDate, ZERO } from '@huarong/core/shared';
import { shortDayText } from '../../account/index.ts';

/** `"51.01"` → `−¥51.01`; zero is `¥0.00`, without a sign. */
export const deductionText = (amount: string): string => displayYuan(fen(0 - (fromYuan(amount) ?? ZERO)));
export const isZeroAmount = (amount: string): boolean => (fromYuan(amount) ?? ZERO) === 0;

/** The last day of a window: `until` is the first moment after it. */
export const lastDayText = (until: string): string =>
  shortDayText(shanghaiDate(new Date(Date.parse(until) - 1_000)));
/** Whole days left including today; 0 once it is over. */
export const daysLeft = (until: string, now: string): number =>
  Math.max(0, Math.ceil((new Date(until).getTime() - new Date(now).getTime()) / DAY_MS));

/** An order number for a narrow column: `263849…8046`. */
export const shortOrderNumber = (id: string): string => `${id.slice(0, 6)}…${id.slice(-4)}`;
