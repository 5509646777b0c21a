import { defineCounter } from '#platform/metrics';

/** Attempts at background work: done, failed and to be repeated, or parked. */
export const workDone = defineCounter(
  'work_attempts_total',
  'Attempts at jobs and events by kind and outcome',
  ['queue', 'kind', 'outcome'],
);
