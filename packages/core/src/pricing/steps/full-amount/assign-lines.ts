import { type LineInput, NO_PROMOTION } from '../../model/pricing-input.ts';
import type { Candidate, PreparedOrder } from '../prepare-order.ts';
import type { PreparedRow } from '../row.ts';
import { basketOf } from './basket.ts';
import { fullAmountSaving } from './full-amount-saving.ts';

/** For each row, by its index, the candidate it is assigned to; null is none. */
export type Assignment = (Candidate | null)[];

/** The shopper's valid choice for a line: a candidate, null for none, or undefined when the engine decides. */
export function chosenCandidate(
  { input, candidates }: PreparedOrder,
  { line }: PreparedRow,
): Candidate | null | undefined {
  const choice = input.choices?.promotionOfLine?.[line.lineId];
  if (choice === undefined) return undefined;
  if (choice === NO_PROMOTION) return null;
  // A promotion that has ended or does not cover the line is not a valid choice.
  return candidates.find(
    ({ promotion, rows }) => promotion.promotionId === choice && rows.some((row) => row.line === line),
  );
}

/** Lines follow the shopper's choice; the others get the first promotion by priority that saves something. */
export function assignLines(prepared: PreparedOrder): Assignment {
  const assignment: Assignment = prepared.rows.map(() => null);
  const choices = prepared.rows.map((row) => chosenCandidate(prepared, row));
  const groups = new Set<string>();
  // By line, not by row: all rows of a line are in one promotion.
  const taken = new Set<LineInput>();
  for (const candidate of prepared.candidates) {
    const { promotion, rows } = candidate;
    const chosen = rows.filter(({ index }) => choices[index] === candidate);
    for (const { index } of chosen) assignment[index] = candidate;
    if (promotion.exclusionGroup !== null && groups.has(promotion.exclusionGroup)) continue;
    const free = rows.filter(({ index, line }) => choices[index] === undefined && !taken.has(line));
    if (fullAmountSaving(promotion.tiers, basketOf([...chosen, ...free])) === null) continue;
    for (const { index, line } of free) {
      assignment[index] = candidate;
      taken.add(line);
    }
    if (promotion.exclusionGroup !== null) groups.add(promotion.exclusionGroup);
  }
  return assignment;
}
