import { type Assignment, NOWHERE } from '../steps/full-amount/assign-lines.ts';
import type { Prepared } from '../steps/prepare-order.ts';
import type { Decisions } from './decisions.ts';
import type { Optimism } from './upper-bound.ts';

type Visit = {
  readonly prepared: Prepared;
  readonly decisions: Decisions;
  readonly optimism: Optimism;
  /** No end of this branch can be better than what is found. */
  readonly isHopeless: () => boolean;
  readonly consider: (assignment: Assignment) => void;
  readonly steps: number;
};

/**
 * Depth first over all legal assignments, line by line, leaving each branch that has become hopeless. Gives the steps left;
 * 0 means that it stopped early.
 */
export function visitAssignments(visit: Visit): number {
  const { prepared, optimism } = visit;
  const { decisions, fixed } = visit.decisions;
  const assignment = fixed.slice();
  const holders = new Map<string, number>();
  let steps = visit.steps;
  // A line in two rows may be covered by one of them only.
  const coveredRows = prepared.candidates.map(({ rows }) => new Set(rows));
  const isCovered = (number: number, row: number) => number !== NOWHERE && coveredRows[number]!.has(row);

  function decideLine(at: number): void {
    if (steps <= 0 || visit.isHopeless()) return;
    steps -= 1;
    const decision = decisions[at];
    if (decision === undefined) {
      visit.consider(assignment);
      return;
    }
    for (const [place, { number }] of decision.options.entries()) join(at, place, number);
    enter(at, -1, NOWHERE);
  }

  /** Of one exclusion group the first promotion joined keeps the others out. */
  function join(at: number, place: number, number: number): void {
    const group = prepared.candidates[number]!.promotion.exclusionGroup;
    const holder = group === null ? undefined : holders.get(group);
    if (holder !== undefined && holder !== number) return;
    if (group !== null) holders.set(group, number);
    enter(at, place, number);
    if (group !== null && holder === undefined) holders.delete(group);
  }

  function enter(at: number, place: number, number: number): void {
    for (const row of decisions[at]!.rows) assignment[row] = isCovered(number, row) ? number : NOWHERE;
    optimism.decide(at, place);
    decideLine(at + 1);
    optimism.undo(at, place);
  }

  decideLine(0);
  return steps;
}
