import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type Funnel = Output<AdminContracts['visits']['funnel']>;
export type SearchReport = Output<AdminContracts['visits']['search']>;
export type SlotReport = Output<AdminContracts['visits']['slots']>;

export const formatCount = (count: number): string => count.toLocaleString('en-US');

/** `21.3 %`; a dash where there is nothing to divide by. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;

/** `+12.5 %` against what was before; a dash where nothing was. */
export function formatChange(now: number, before: number): string {
  if (before === 0) return '–';
  const change = ((now - before) / before) * 100;
  return `${change > 0 ? '+' : ''}${change.toFixed(1)} %`;
}
