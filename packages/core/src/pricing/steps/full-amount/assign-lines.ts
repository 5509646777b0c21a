import { type LineInput, NO_PROMOTION } from '../../model/pricing-input.ts';
import type { PreparedOrder } from '../prepare-order.ts';
import { basketOf } from './basket.ts';
import { fullAmountSaving } from './full-amount-saving.ts';

/** For each row the index of its candidate, or `UNASSIGNED`. */
export type Assignment = Int16Array;
export const UNASSIGNED = -1;

/** The shopper's valid choice for a line: a candidate's index, `UNASSIGNED`, or undefined when the engine decides. */
export function chosenCandidate(prepared: PreparedOrder, rowIndex: number): number | undefined {
  const { line } = prepared.rows[rowIndex]!;
  const choice = prepared.input.choices?.promotionOfLine?.[line.lineId];
  if (choice === undefined) return undefined;
  if (choice === NO_PROMOTION) return UNASSIGNED;
  // A promotion that has ended or does not cover the line is not a valid choice.
  const found = prepared.candidates.findIndex(
    ({ promotion, rows }) =>
      promotion.promotionId === choice && rows.some((index) => prepared.rows[index]!.line === line),
  );
  return found >= 0 ? found : undefined;
}

/** Lines follow the shopper's choice; the others get the first promotion by priority that saves something. */
export function assignLines(prepared: PreparedOrder): Assignment {
  const assignment: Assignment = new Int16Array(prepared.rows.length).fill(UNASSIGNED);
  const choices = prepared.rows.map((_, index) => chosenCandidate(prepared, index));
  const groups = new Set<string>();
  // By line, not by row: all rows of a line are in one promotion.
  const taken = new Set<LineInput>();
  prepared.candidates.forEach(({ promotion, rows }, number) => {
    const chosen = rows.filter((index) => choices[index] === number);
    for (const index of chosen) assignment[index] = number;
    if (promotion.exclusionGroup !== null && groups.has(promotion.exclusionGroup)) return;
    const free = rows.filter(
      (index) => choices[index] === undefined && !taken.has(prepared.rows[index]!.line),
    );
    if (fullAmountSaving(promotion.tiers, basketOf(prepared, [...chosen, ...free])) === null) return;
    for (const index of free) {
      assignment[index] = number;
      taken.add(prepared.rows[index]!.line);
    }
    if (promotion.exclusionGroup !== null) groups.add(promotion.exclusionGroup);
  });
  return assignment;
}
