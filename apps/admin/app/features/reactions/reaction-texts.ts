import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { REACTION_STATE_TEXTS } from '@huarong/core/returns';

export type Reaction = Output<AdminContracts['reactions']['list']>['rows'][number];
export type ReactionDetail = Output<AdminContracts['reactions']['detail']>;

export const REACTION_STATES: Record<Reaction['state'], { label: string; className: string }> = {
  open: { label: REACTION_STATE_TEXTS.open, className: 'st st-wait' },
  complete: { label: REACTION_STATE_TEXTS.complete, className: 'st st-hold' },
  reported: { label: REACTION_STATE_TEXTS.reported, className: 'st st-ok' },
};

/** The last 24 months, this one first: 2026-11. */
export function lastMonths(now: Date): string[] {
  const [year = 0, month = 0] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' })
    .format(now)
    .split('-')
    .map(Number);
  return Array.from({ length: 24 }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7),
  );
}
