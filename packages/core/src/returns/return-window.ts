import { DAY_MS, startOfShanghaiDay } from '../shared/index.ts';

export interface ReturnWindow {
  /** The end of the window without a reason (exclusive). */
  noReasonUntil: Date;
  /** The end of the window for quality and allergy (exclusive). */
  faultUntil: Date;
}

/** The terms under which an order was placed. */
export interface ReturnDays {
  /** Without a reason. */
  returnDays: number;
  /** For quality and allergy. */
  faultDays: number;
}

/** Days count from the day after signing in Shanghai, so the hour of signing does not matter. */
export function returnWindow(signedAt: Date, { returnDays, faultDays }: ReturnDays): ReturnWindow {
  const firstDay = startOfShanghaiDay(signedAt, 1).getTime();
  const after = (days: number) => new Date(firstDay + days * DAY_MS);
  return { noReasonUntil: after(returnDays), faultUntil: after(faultDays) };
}
