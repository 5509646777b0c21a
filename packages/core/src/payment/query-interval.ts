import { getAt, STORE } from '../shared/index.ts';

const { queryIntervalsSeconds: intervals } = STORE.payment;

/** Seconds to wait before the n-th status query to a payment provider, counted from 0. */
export const queryIntervalSeconds = (queryCount: number): number =>
  getAt(intervals, Math.min(queryCount, intervals.length - 1));
