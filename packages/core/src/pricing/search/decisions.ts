import { type Assignment, chosenCandidate } from '../steps/full-amount/assign-lines.ts';
import { basketOf } from '../steps/full-amount/basket.ts';
import { fullAmountSaving } from '../steps/full-amount/full-amount-saving.ts';
import type { Candidate, PreparedOrder } from '../steps/prepare-order.ts';
import type { PreparedRow } from '../steps/row.ts';
import { maxSavingAt, type SavingRate, savingRatesOf } from './saving-rates.ts';

/** A line without a choice of the shopper: its rows, and the promotions it may be assigned to. */
export type LineDecision = {
  readonly rows: readonly PreparedRow[];
  readonly options: readonly PromotionOption[];
  /** The largest of its options. */
  readonly maxSaving: number;
};

export type PromotionOption = {
  readonly candidate: Candidate;
  /** The rows of the line that the promotion covers: it may cover only one of the two rows of a line. */
  readonly rows: readonly PreparedRow[];
  /** The maximum saving of the line in it. */
  readonly maxSaving: number;
};

export type Decisions = {
  /** Largest amount first. */
  readonly decisions: readonly LineDecision[];
  /** The assignments chosen by the shopper, and their maximum saving. */
  readonly fixed: Assignment;
  readonly fixedMaxSaving: number;
};

type OpenCandidate = { readonly candidate: Candidate; readonly rates: readonly SavingRate[] };

export function decisionsOf(prepared: PreparedOrder): Decisions {
  const choices = prepared.rows.map((row) => chosenCandidate(prepared, row));
  const fixed: Assignment = prepared.rows.map(() => null);
  const openByRow = new Map<PreparedRow, OpenCandidate[]>();
  let fixedMaxSaving = 0;
  for (const candidate of prepared.candidates) {
    const chosen = candidate.rows.filter(({ index }) => choices[index] === candidate);
    const open = candidate.rows.filter(({ index }) => choices[index] === undefined);
    const rates = savingRatesOf(candidate);
    for (const { index } of chosen) fixed[index] = candidate;
    fixedMaxSaving += maxSavingOf(chosen, rates);
    // If all rows together do not reach a tier, no subset does.
    if (fullAmountSaving(candidate.promotion.tiers, basketOf([...chosen, ...open])) === null) continue;
    for (const row of open) {
      const others = openByRow.get(row);
      if (others) others.push({ candidate, rates });
      else openByRow.set(row, [{ candidate, rates }]);
    }
  }
  return { decisions: byLine(prepared, openByRow), fixed, fixedMaxSaving };
}

const maxSavingOf = (rows: readonly PreparedRow[], rates: readonly SavingRate[]): number => {
  const { amount, quantity } = basketOf(rows);
  return maxSavingAt(rates, amount, quantity);
};

function byLine(
  { rows }: PreparedOrder,
  openByRow: ReadonlyMap<PreparedRow, readonly OpenCandidate[]>,
): LineDecision[] {
  const openRows = rows.filter((row) => openByRow.has(row));
  const lines = [...Map.groupBy(openRows, ({ line }) => line).values()].map((lineRows) => ({
    rows: lineRows,
    amount: basketOf(lineRows).amount,
  }));
  // Stable sort: of equal amounts the earlier line comes first.
  return lines.sort((a, b) => b.amount - a.amount).map((line) => decisionOf(line.rows, openByRow));
}

function decisionOf(
  rows: readonly PreparedRow[],
  openByRow: ReadonlyMap<PreparedRow, readonly OpenCandidate[]>,
): LineDecision {
  const ratesOf = new Map<Candidate, readonly SavingRate[]>();
  for (const row of rows)
    for (const { candidate, rates } of openByRow.get(row) ?? []) ratesOf.set(candidate, rates);
  const options = [...ratesOf].map(([candidate, rates]) => ({
    candidate,
    rows: rows.filter((row) => candidate.rows.includes(row)),
    maxSaving: maxSavingOf(rows, rates),
  }));
  return {
    rows,
    // Largest saving first: a good solution found early prunes more branches.
    options: options.sort((a, b) => b.maxSaving - a.maxSaving || a.candidate.index - b.candidate.index),
    maxSaving: Math.max(0, ...options.map(({ maxSaving }) => maxSaving)),
  };
}
