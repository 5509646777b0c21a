import type { Prepared } from '../steps/prepare-order.ts';
import { openBasket } from './candidate-basket.ts';
import type { Decisions } from './decisions.ts';

/** The most that promotions may still save, while lines are decided one by one and undecided again. */
export type Optimism = {
  /** Line `at` joins its option `place` (or none, at −1), so it is lost to the other promotions. */
  readonly decide: (at: number, place: number) => void;
  readonly undo: (at: number, place: number) => void;
  /** The most of all promotions together. */
  readonly most: () => number;
  /** The most of some of them. */
  readonly mostOf: (candidates: readonly number[]) => number;
};

/**
 * Two bounds, and the lower one counts. By promotion: each with every line that may still join it, of one exclusion group
 * only the best. By line: each line with the best rate it may still join. The first is exact once all is decided.
 */
export function optimismOf(prepared: Prepared, { decisions, fixed, fixedMost }: Decisions): Optimism {
  const everyone = prepared.candidates.map((_, number) => number);
  const baskets = prepared.candidates.map((candidate, number) => {
    const basket = openBasket(prepared, candidate);
    basket.add(candidate.rows.filter((row) => fixed[row] === number));
    return basket;
  });
  for (const { rows, options } of decisions) for (const { number } of options) baskets[number]!.add(rows);
  const savings = baskets.map((basket) => basket.saving());
  const groups = groupNumbers(prepared);
  const bestOfGroup = new Float64Array(everyone.length);
  // Besides what its lines bring, each promotion may round up by a fen.
  let byLine = decisions.reduce((all, { options }) => all + options[0]!.most, fixedMost + everyone.length);
  /** What the other options saved before a line was lost to them, to be put back as it was. */
  const lost = decisions.map(({ options }) => options.map(() => 0));

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
  const given = (at: number, place: number) => (place < 0 ? 0 : decisions[at]!.options[place]!.most);

  return {
    decide(at, place) {
      const { rows, options } = decisions[at]!;
      byLine += given(at, place) - options[0]!.most;
      for (let other = 0; other < options.length; other += 1) {
        if (other === place) continue;
        const { number } = options[other]!;
        lost[at]![other] = savings[number]!;
        baskets[number]!.remove(rows);
        savings[number] = baskets[number]!.saving();
      }
    },
    undo(at, place) {
      const { rows, options } = decisions[at]!;
      byLine += options[0]!.most - given(at, place);
      for (let other = 0; other < options.length; other += 1) {
        if (other === place) continue;
        const { number } = options[other]!;
        baskets[number]!.add(rows);
        savings[number] = lost[at]![other]!;
      }
    },
    // A hundredth of a fen against the rounding of fractions: the bound may be too high, never too low.
    most: () => Math.min(byPromotion(everyone), Math.ceil(byLine + 0.01)),
    mostOf: byPromotion,
  };
}

/** Promotions that exclude each other share a number; the others have one of their own. */
function groupNumbers({ candidates }: Prepared): number[] {
  const known = new Map<string, number>();
  return candidates.map(({ promotion: { exclusionGroup } }, number) => {
    if (exclusionGroup === null) return number;
    if (!known.has(exclusionGroup)) known.set(exclusionGroup, number);
    return known.get(exclusionGroup)!;
  });
}
