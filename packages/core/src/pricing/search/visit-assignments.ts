import type { Assignment } from '../steps/full-amount/assign-lines.ts';
import type { Candidate } from '../steps/prepare-order.ts';
import type { Decisions, LineDecision, PromotionOption } from './decisions.ts';
import type { UpperBound } from './upper-bound.ts';

type Visit = {
  readonly decisions: Decisions;
  readonly upperBound: UpperBound;
  /** No result of this branch can be better than the best so far. */
  readonly canPrune: () => boolean;
  readonly consider: (assignment: Assignment) => void;
  readonly steps: number;
};

/**
 * Depth-first search over all legal assignments, line by line, with pruning. Returns the steps left; 0 means that the
 * search stopped early.
 */
export function visitAssignments(visit: Visit): number {
  const { upperBound } = visit;
  const { decisions, fixed } = visit.decisions;
  const assignment = fixed.slice();
  const holders = new Map<string, Candidate>();
  let steps = visit.steps;

  function decideLine(line: number): void {
    if (steps <= 0 || visit.canPrune()) return;
    steps -= 1;
    const decision = decisions[line];
    if (decision === undefined) {
      visit.consider(assignment);
      return;
    }
    for (const option of decision.options) tryOption(line, decision, option);
    assignAndDescend(line, decision, null);
  }

  /** The first promotion used of an exclusion group excludes the others. */
  function tryOption(line: number, decision: LineDecision, option: PromotionOption): void {
    const { candidate } = option;
    const group = candidate.promotion.exclusionGroup;
    const holder = group === null ? undefined : holders.get(group);
    if (holder !== undefined && holder !== candidate) return;
    if (group !== null) holders.set(group, candidate);
    assignAndDescend(line, decision, option);
    if (group !== null && holder === undefined) holders.delete(group);
  }

  function assignAndDescend(line: number, decision: LineDecision, option: PromotionOption | null): void {
    for (const { index } of decision.rows) assignment[index] = null;
    if (option !== null) for (const { index } of option.rows) assignment[index] = option.candidate;
    upperBound.decide(line, option);
    decideLine(line + 1);
    upperBound.undo(line, option);
  }

  decideLine(0);
  return steps;
}
