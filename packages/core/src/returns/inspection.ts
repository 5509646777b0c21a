import type { ReasonRule } from './return-reasons.ts';

/** What the warehouse finds of one returned unit. */
export const FINDINGS = ['intact', 'opened', 'damaged', 'wrong', 'missing'] as const;
export type Finding = (typeof FINDINGS)[number];
export const FINDING_TEXTS: Readonly<Record<Finding, string>> = {
  intact: '完好',
  opened: '已拆封',
  damaged: '破损',
  wrong: '错货',
  missing: '缺件',
};

/** Another thing, or none, cannot be refunded, whoever is at fault. */
export const canAccept = (finding: Finding): boolean => finding !== 'wrong' && finding !== 'missing';

/** Only an untouched unit may be sold again. */
export const canResell = (finding: Finding): boolean => finding === 'intact';

/**
 * What is usually decided: an opened or damaged unit is accepted when the shop is at fault, because it had to be used to
 * be noticed; without a reason the inner seal must be intact.
 */
export const usualDecision = (
  finding: Finding,
  { isFault, isSellable }: Pick<ReasonRule, 'isFault' | 'isSellable'>,
): { isAccepted: boolean; isSellable: boolean } => {
  const isAccepted = canAccept(finding) && (isFault || finding === 'intact');
  return { isAccepted, isSellable: isAccepted && isSellable && canResell(finding) };
};

export interface InspectedUnit {
  finding: Finding;
  isAccepted: boolean;
  isSellable: boolean;
  note: string;
}
export type InspectionProblem = 'not-acceptable' | 'not-sellable' | 'note-missing';

/** What is wrong with the record of a unit; null when it can be stored. */
export function checkInspectedUnit({
  finding,
  isAccepted,
  isSellable,
  note,
}: InspectedUnit): InspectionProblem | null {
  if (isAccepted && !canAccept(finding)) return 'not-acceptable';
  if (isSellable && !(isAccepted && canResell(finding))) return 'not-sellable';
  return !isAccepted && note.trim() === '' ? 'note-missing' : null;
}
