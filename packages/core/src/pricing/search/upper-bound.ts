import type { PreparedOrder } from '../steps/prepare-order.ts';
import { type CandidateBasket, createCandidateBasket } from './candidate-basket.ts';
import type { Decisions } from './decisions.ts';

/** The maximum saving of promotions while lines are assigned one by one and unassigned again. */
export type UpperBound = {
  /** Assigns a line to one of its options (or none, −1), which removes it from the other promotions. */
  readonly decide: (line: number, option: number) => void;
  readonly undo: (line: number, option: number) => void;
  /** Maximum saving of all promotions together. */
  readonly maxSaving: () => number;
  /** Maximum saving of some of them. */
  readonly maxSavingOf: (candidates: readonly number[]) => number;
};

/**
 * The lower of two bounds. By promotion: each with every line it may still get, and only the best of an exclusion
 * group. By line: each line at the best rate still available to it. The first is exact once all lines are assigned.
 */
export function createUpperBound(prepared: PreparedOrder, start: Decisions): UpperBound {
  const { decisions, fixedMaxSaving } = start;
  const allCandidates = prepared.candidates.map((_, number) => number);
  const baskets = fillBaskets(prepared, start);
  const savings = baskets.map((basket) => basket.saving());
  const groups = groupNumbers(prepared);
  const bestOfGroup = new Float64Array(allCandidates.length);
  // Each promotion may round up by one fen on top of the savings of its lines.
  let byLine = decisions.reduce(
    (all, { options }) => all + options[0]!.maxSaving,
    fixedMaxSaving + allCandidates.length,
  );
  /** Savings of the other options before a line was removed from them, restored by `undo`. */
  const savingsBefore = decisions.map(({ options }) => options.map(() => 0));

  function byPromotion(counted: readonly number[]): number {
    bestOfGroup.fill(0);
    let all = 0;
    for (const number of counted) {
      const before = bestOfGroup[groups[number]!]!;
      if (savings[number]! <= before) continue;
      bestOfGroup[groups[number]!] = savings[number]!;
      all += savings[number]! - before;
    }
    return all;
  }
  const savingOfOption = (line: number, option: number) =>
    option < 0 ? 0 : decisions[line]!.options[option]!.maxSaving;

  return {
    decide(line, option) {
      const { rows, options } = decisions[line]!;
      byLine += savingOfOption(line, option) - options[0]!.maxSaving;
      for (let other = 0; other < options.length; other += 1) {
        if (other === option) continue;
        const { number } = options[other]!;
        savingsBefore[line]![other] = savings[number]!;
        baskets[number]!.remove(rows);
        savings[number] = baskets[number]!.saving();
      }
    },
    undo(line, option) {
      const { rows, options } = decisions[line]!;
      byLine += options[0]!.maxSaving - savingOfOption(line, option);
      for (let other = 0; other < options.length; other += 1) {
        if (other === option) continue;
        const { number } = options[other]!;
        baskets[number]!.add(rows);
        savings[number] = savingsBefore[line]![other]!;
      }
    },
    // A hundredth of a fen compensates float rounding: the bound may be too high, never too low.
    maxSaving: () => Math.min(byPromotion(allCandidates), Math.ceil(byLine + 0.01)),
    maxSavingOf: byPromotion,
  };
}

/** One basket per candidate, with the lines fixed to it and all lines that may still be assigned to it. */
function fillBaskets(prepared: PreparedOrder, { decisions, fixed }: Decisions): CandidateBasket[] {
  const baskets = prepared.candidates.map((candidate, number) => {
    const basket = createCandidateBasket(prepared, candidate);
    basket.add(candidate.rows.filter((row) => fixed[row] === number));
    return basket;
  });
  for (const { rows, options } of decisions) for (const { number } of options) baskets[number]!.add(rows);
  return baskets;
}

/** Promotions of one exclusion group share a number; the others have their own. */
function groupNumbers({ candidates }: PreparedOrder): number[] {
  const known = new Map<string, number>();
  return candidates.map(({ promotion: { exclusionGroup } }, number) => {
    if (exclusionGroup === null) return number;
    if (!known.has(exclusionGroup)) known.set(exclusionGroup, number);
    return known.get(exclusionGroup)!;
  });
}
