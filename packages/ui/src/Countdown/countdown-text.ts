import { countdownParts } from '@huarong/core/shared';

/** `02 天 14:36:09`, or `14:36:09` on the last day. */
export function countdownText(leftMs: number): string {
  const { days, clock } = countdownParts(leftMs);
  return days > 0 ? `${String(days).padStart(2, '0')} 天 ${clock}` : clock;
}

/** Milliseconds until the displayed second changes. */
export const untilNextSecond = (leftMs: number): number => leftMs % 1000 || 1000;
