import type { PreparedOrder } from '../steps/prepare-order.ts';
import { createCandidateBasket } from './candidate-basket.ts';
import type { Decisions } from './decisions.ts';

/** The most that promotions may still save, while lines are decided one by one and undecided again. */
export type UpperBound = {
  /** Line `at` joins its option `place` (or none, at −1), so it is lost to the other promotions. */
  readonly decide: (line: number, option: number) => void;
  readonly undo: (line: number, option: number) => void;
  /** The most of all promotions together. */
  readonly maxSaving: () => number;
  /** The most of some of them. */
  readonly maxSavingOf: (candidates: readonly number[]) => number;
};

/**
 * Two bounds, and the lower one counts. By promotion: each with every line that may still join it, of one exclusion group
 * only the best. By line: each line with the best rate it may still join. The first is exact once all is decided.
 */
export function createUpperBound(
  prepared: PreparedOrder,
  { decisions, fixed, fixedMaxSaving }: Decisions,
): UpperBound {
  const allCandidates = prepared.candidates.map((_, number) => number);
  const baskets = prepared.candidates.map((candidate, number) => {
    const basket = createCandidateBasket(prepared, candidate);
    basket.add(candidate.rows.filter((row) => fixed[row] === number));
    return basket;
  });
  for (const { rows, options } of decisions) for (const { number } of options) baskets[number]!.add(rows);
  const savings = baskets.map((basket) => basket.saving());
  const groups = groupNumbers(prepared);
  const bestOfGroup = new Float64Array(allCandidates.length);
  // Besides what its lines bring, each promotion may round up by a fen.
  let byLine = decisions.reduce(
    (all, { options }) => all + options[0]!.maxSaving,
    fixedMaxSaving + allCandidates.length,
  );
  /** What the other options saved before a line was lost to them, to be put back as it was. */
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
    // A hundredth of a fen against the rounding of fractions: the bound may be too high, never too low.
    maxSaving: () => Math.min(byPromotion(allCandidates), Math.ceil(byLine + 0.01)),
    maxSavingOf: byPromotion,
  };
}

/** Promotions that exclude each other share a number; the others have one of their own. */
function groupNumbers({ candidates }: PreparedOrder): number[] {
  const known = new Map<string, number>();
  return candidates.map(({ promotion: { exclusionGroup } }, number) => {
    if (exclusionGroup === null) return number;
    if (!known.has(exclusionGroup)) known.set(exclusionGroup, number);
    return known.get(exclusionGroup)!;
  });
}
