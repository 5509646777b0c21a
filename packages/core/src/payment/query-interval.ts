import { STORE } from '../shared/index.ts';

const { askPausesSeconds: pauses } = STORE.payment;

/** How long to wait before a silent provider is asked for the n-th time, counted from nought. */
export const askPauseSeconds = (timesAsked: number): number =>
  pauses[Math.min(timesAsked, pauses.length - 1)]!;
