import { getAt } from '../../shared/index.ts';
import type { Candidate, PreparedOrder } from '../steps/prepare-order.ts';
import { type CandidateBasket, createCandidateBasket } from './candidate-basket.ts';
import type { Decisions, PromotionOption } from './decisions.ts';

/** The maximum saving of promotions while lines are assigned one by one and unassigned again. */
export type UpperBound = {
  /** Assigns a line to one of its options (or none, null), which removes it from the other promotions. */
  readonly decide: (line: number, chosen: PromotionOption | null) => void;
  readonly undo: (line: number, chosen: PromotionOption | null) => void;
  /** Maximum saving of all promotions together. */
  readonly maxSaving: () => number;
  /** Maximum saving of some of them. */
  readonly maxSavingOf: (candidates: readonly Candidate[]) => number;
};

/** A candidate with the lines it may still get. Candidates of one exclusion group share the group. */
type CandidateBound = { readonly basket: CandidateBasket; saving: number; readonly group: Group };
type Group = { best: number };

/** An option of a line. `savingBefore` is the saving before the line was removed from it, restored by `undo`. */
type OptionBound = {
  readonly option: PromotionOption;
  readonly bound: CandidateBound;
  savingBefore: number;
};

/**
 * The lower of two bounds. By promotion: each with every line it may still get, and only the best of an exclusion
 * group. By line: each line at the best rate still available to it. The first is exact once all lines are assigned.
 */
export function createUpperBound(prepared: PreparedOrder, start: Decisions): UpperBound {
  const { decisions, fixedMaxSaving } = start;
  const bounds = createBounds(prepared, start);
  const lines = decisions.map(({ rows, options, maxSaving }) => ({
    rows,
    maxSaving,
    options: options.map(
      (option): OptionBound => ({ option, bound: getAt(bounds, option.candidate.index), savingBefore: 0 }),
    ),
  }));
  // Each promotion may round up by one fen on top of the savings of its lines.
  let byLine = decisions.reduce((all, { maxSaving }) => all + maxSaving, fixedMaxSaving + bounds.length);

  function byPromotion(counted: readonly Candidate[]): number {
    for (const { group } of bounds) group.best = 0;
    let all = 0;
    for (const { index } of counted) {
      const { saving, group } = getAt(bounds, index);
      if (saving <= group.best) continue;
      all += saving - group.best;
      group.best = saving;
    }
    return all;
  }

  return {
    decide(line, chosen) {
      const { rows, options, maxSaving } = getAt(lines, line);
      byLine += savingOf(chosen) - maxSaving;
      for (const each of options) {
        if (each.option === chosen) continue;
        const { bound } = each;
        each.savingBefore = bound.saving;
        bound.basket.remove(rows);
        bound.saving = bound.basket.saving();
      }
    },
    undo(line, chosen) {
      const { rows, options, maxSaving } = getAt(lines, line);
      byLine += maxSaving - savingOf(chosen);
      for (const each of options) {
        if (each.option === chosen) continue;
        each.bound.basket.add(rows);
        each.bound.saving = each.savingBefore;
      }
    },
    // A hundredth of a fen compensates float rounding: the bound may be too high, never too low.
    maxSaving: () => Math.min(byPromotion(prepared.candidates), Math.ceil(byLine + 0.01)),
    maxSavingOf: byPromotion,
  };
}

const savingOf = (option: PromotionOption | null): number => (option === null ? 0 : option.maxSaving);

/** One basket per candidate, with the lines fixed to it and all lines that may still be assigned to it. */
function createBounds(
  { rows, candidates }: PreparedOrder,
  { decisions, fixed }: Decisions,
): CandidateBound[] {
  const groups = new Map<string, Group>();
  return candidates.map((candidate) => {
    const { exclusionGroup } = candidate.promotion;
    const group = (exclusionGroup === null ? undefined : groups.get(exclusionGroup)) ?? { best: 0 };
    if (exclusionGroup !== null) groups.set(exclusionGroup, group);
    const basket = createCandidateBasket(rows.length, candidate);
    basket.add(candidate.rows.filter(({ index }) => fixed[index] === candidate));
    for (const line of decisions)
      if (line.options.some((option) => option.candidate === candidate)) basket.add(line.rows);
    return { basket, saving: basket.saving(), group };
  });
}
