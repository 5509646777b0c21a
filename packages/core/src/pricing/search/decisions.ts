import { type Assignment, chosenCandidate, UNASSIGNED } from '../steps/full-amount/assign-lines.ts';
import { basketOf } from '../steps/full-amount/basket.ts';
import { fullAmountSaving } from '../steps/full-amount/full-amount-saving.ts';
import type { PreparedOrder } from '../steps/prepare-order.ts';
import { maxSavingAt, type SavingRate, savingRatesOf } from './saving-rates.ts';

/** A line without a choice of the shopper: its rows, and the promotions it may be assigned to. */
export type LineDecision = { readonly rows: readonly number[]; readonly options: readonly PromotionOption[] };

/** A candidate's number, and the maximum saving of the line in it. */
export type PromotionOption = { readonly number: number; readonly maxSaving: number };

export type Decisions = {
  /** Largest amount first. */
  readonly decisions: readonly LineDecision[];
  /** The assignments chosen by the shopper, and their maximum saving. */
  readonly fixed: Assignment;
  readonly fixedMaxSaving: number;
};

export function decisionsOf(prepared: PreparedOrder): Decisions {
  const choices = prepared.rows.map((_, index) => chosenCandidate(prepared, index));
  const fixed: Assignment = new Int16Array(prepared.rows.length).fill(UNASSIGNED);
  const optionsOfRow = prepared.rows.map((): number[] => []);
  const rates = prepared.candidates.map((candidate) => savingRatesOf(prepared, candidate));
  let fixedMaxSaving = 0;
  prepared.candidates.forEach(({ promotion, rows }, number) => {
    const chosen = rows.filter((index) => choices[index] === number);
    const open = rows.filter((index) => choices[index] === undefined);
    for (const index of chosen) fixed[index] = number;
    fixedMaxSaving += maxSavingOf(prepared, chosen, rates[number]!);
    // If all rows together do not reach a tier, no subset does.
    if (fullAmountSaving(promotion.tiers, basketOf(prepared, [...chosen, ...open])) === null) return;
    for (const index of open) optionsOfRow[index]!.push(number);
  });
  return { decisions: byLine(prepared, optionsOfRow, rates), fixed, fixedMaxSaving };
}

const maxSavingOf = (
  prepared: PreparedOrder,
  rows: readonly number[],
  rates: readonly SavingRate[],
): number => {
  const { amount, quantity } = basketOf(prepared, rows);
  return maxSavingAt(rates, amount, quantity);
};

function byLine(
  prepared: PreparedOrder,
  optionsOfRow: readonly number[][],
  rates: readonly (readonly SavingRate[])[],
): LineDecision[] {
  const lines = new Map<string, { rows: number[]; numbers: Set<number>; amount: number }>();
  prepared.rows.forEach(({ line }, index) => {
    const numbers = optionsOfRow[index]!;
    if (numbers.length === 0) return;
    const known = lines.get(line.lineId) ?? { rows: [], numbers: new Set<number>(), amount: 0 };
    known.rows.push(index);
    known.amount += prepared.base[index]!;
    for (const number of numbers) known.numbers.add(number);
    lines.set(line.lineId, known);
  });
  return [...lines.values()]
    .sort((a, b) => b.amount - a.amount || a.rows[0]! - b.rows[0]!)
    .map(({ rows, numbers }) => ({
      rows,
      // Largest saving first: a good solution found early prunes more branches.
      options: [...numbers]
        .map((number) => ({ number, maxSaving: maxSavingOf(prepared, rows, rates[number]!) }))
        .sort((a, b) => b.maxSaving - a.maxSaving || a.number - b.number),
    }));
}
