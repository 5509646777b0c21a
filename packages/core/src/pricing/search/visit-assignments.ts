import { type Assignment, UNASSIGNED } from '../steps/full-amount/assign-lines.ts';
import type { PreparedOrder } from '../steps/prepare-order.ts';
import type { Decisions } from './decisions.ts';
import type { UpperBound } from './upper-bound.ts';

type Visit = {
  readonly prepared: PreparedOrder;
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
  const { prepared, upperBound } = visit;
  const { decisions, fixed } = visit.decisions;
  const assignment = fixed.slice();
  const holders = new Map<string, number>();
  let steps = visit.steps;
  // A promotion may cover only one of the two rows of a line.
  const coveredRows = prepared.candidates.map(({ rows }) => new Set(rows));
  const isCovered = (number: number, row: number) => number !== UNASSIGNED && coveredRows[number]!.has(row);

  function decideLine(line: number): void {
    if (steps <= 0 || visit.canPrune()) return;
    steps -= 1;
    const decision = decisions[line];
    if (decision === undefined) {
      visit.consider(assignment);
      return;
    }
    for (const [option, { number }] of decision.options.entries()) tryOption(line, option, number);
    assignAndDescend(line, -1, UNASSIGNED);
  }

  /** The first promotion used of an exclusion group excludes the others. */
  function tryOption(line: number, option: number, number: number): void {
    const group = prepared.candidates[number]!.promotion.exclusionGroup;
    const holder = group === null ? undefined : holders.get(group);
    if (holder !== undefined && holder !== number) return;
    if (group !== null) holders.set(group, number);
    assignAndDescend(line, option, number);
    if (group !== null && holder === undefined) holders.delete(group);
  }

  function assignAndDescend(line: number, option: number, number: number): void {
    for (const row of decisions[line]!.rows) assignment[row] = isCovered(number, row) ? number : UNASSIGNED;
    upperBound.decide(line, option);
    decideLine(line + 1);
    upperBound.undo(line, option);
  }

  decideLine(0);
  return steps;
}
