import { DAY_MS, STORE, startOfShanghaiDay } from '../shared/index.ts';

export interface ReturnWindow {
  /** The end of the window without a reason (exclusive). */
  noReasonUntil: Date;
  /** The end of the window for quality and allergy (exclusive). */
  faultUntil: Date;
}

/** Days count from the day after signing in Shanghai, so the hour of signing does not matter. */
export function returnWindow(signedAt: Date): ReturnWindow {
  const firstDay = startOfShanghaiDay(signedAt, 1).getTime();
  const after = (days: number) => new Date(firstDay + days * DAY_MS);
  return { noReasonUntil: after(STORE.orders.returnDays), faultUntil: after(STORE.orders.faultDays) };
}
