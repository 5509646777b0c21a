import { STORE } from '../shared/index.ts';

const { queryIntervalsSeconds: intervals } = STORE.payment;

/** How long to wait before a silent provider is asked for the n-th time, counted from nought. */
export const queryIntervalSeconds = (queryCount: number): number =>
  intervals[Math.min(queryCount, intervals.length - 1)]!;
