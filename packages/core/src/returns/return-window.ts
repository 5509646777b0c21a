import { DAY_MS, STORE, startOfShanghaiDay } from '../shared/index.ts';

export interface ReturnWindow {
  /** The first moment at which it is too late without a fault. */
  plainUntil: Date;
  /** The first moment at which it is too late for quality and allergy as well. */
  faultUntil: Date;
}

/** Days count from the one after signing, by the calendar of Shanghai: signed at 23:59 or at 00:01, the day is the same. */
export function returnWindow(signedAt: Date): ReturnWindow {
  const firstDay = startOfShanghaiDay(signedAt, 1).getTime();
  const after = (days: number) => new Date(firstDay + days * DAY_MS);
  return { plainUntil: after(STORE.orders.returnDays), faultUntil: after(STORE.orders.faultDays) };
}
