import { fen, getFirst, ZERO } from '../../shared/index.ts';
import type { AppliedOffer, NextTier, PromotionProgress, SkippedOffer } from '../model/order-report.ts';
import type { FullAmountStep } from '../steps/full-amount/apply-full-amount.ts';
import { basketOf } from '../steps/full-amount/basket.ts';
import { fullAmountSaving } from '../steps/full-amount/full-amount-saving.ts';
import type { Candidate, PreparedOrder } from '../steps/prepare-order.ts';
import type { PreparedRow } from '../steps/row.ts';
import { appliedText, notReachedText } from '../texts.ts';
import { nextTier } from './next-tier.ts';

export type FullAmountReport = {
  readonly applied: AppliedOffer[];
  readonly skipped: SkippedOffer[];
  readonly progress: PromotionProgress[];
};

/** The saving of each full-amount promotion, or why it did not apply, and its next tier. */
export function fullAmountReport(prepared: PreparedOrder, step: FullAmountStep): FullAmountReport {
  const report: FullAmountReport = { applied: [], skipped: [], progress: [] };
  const titleOfRow = new Map(
    step.applied.flatMap(({ candidate, rows }) =>
      rows.map((row) => [row, candidate.promotion.title] as const),
    ),
  );
  for (const candidate of prepared.candidates) {
    const { promotionId: id, kind: source, title, tiers } = candidate.promotion;
    const applied = step.applied.find((each) => each.candidate === candidate);
    const free = candidate.rows.filter((row) => !titleOfRow.has(row));
    // Lines that another promotion took count for no further tier, so that there is nothing to count from.
    const counted = applied?.rows ?? free;
    const next = counted.length > 0 ? nextTier(tiers, basketOf(counted)) : null;
    const lineIds = lineIdsOf(applied?.rows ?? candidate.rows);
    const saved = applied ? fen(applied.saved) : ZERO;
    report.progress.push({ promotionId: id, kind: source, lineIds, saved, next });
    if (applied) {
      const reason = appliedText(applied.tier.reach, applied.tier.benefit, applied.times);
      report.applied.push({ source, id, title, saved, reason, lineIds });
    } else {
      const why = whyNotApplied(step, candidate, free, titleOfRow.get(getFirst(candidate.rows)), next);
      report.skipped.push({ source, id, title, ...why });
    }
  }
  return report;
}

function whyNotApplied(
  step: FullAmountStep,
  { promotion }: Candidate,
  free: readonly PreparedRow[],
  takenBy: string | undefined,
  next: NextTier | null,
): Pick<SkippedOffer, 'code' | 'reason' | 'missing'> {
  const holder = promotion.exclusionGroup === null ? undefined : step.groups.get(promotion.exclusionGroup);
  if (holder !== undefined)
    return { code: 'excluded-by-other', reason: `不能与「${holder}」同享`, missing: null };
  if (free.length === 0) return { code: 'better-taken', reason: `商品已参加「${takenBy}」`, missing: null };
  if (next !== null && fullAmountSaving(promotion.tiers, basketOf(free)) === null)
    return { code: 'not-reached', reason: notReachedText(next.missing), missing: next.missing };
  return { code: 'not-chosen', reason: '本单未选用', missing: null };
}

export const lineIdsOf = (rows: readonly PreparedRow[]): string[] => [
  ...new Set(rows.map(({ line }) => line.lineId)),
];
