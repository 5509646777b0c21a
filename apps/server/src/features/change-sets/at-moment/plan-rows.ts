import type { ChangeState } from '../admin/change-list.queries.ts';
import type { ApplyRefusal } from '../apply-set.ts';
import type { RowCounts } from '../change-sets.queries.ts';
import type { ChangedTable } from '../rows/tables.ts';

/** The columns of a row, or all images of a product. */
export type RowState = Readonly<Record<string, unknown>> | readonly Readonly<Record<string, unknown>>[];

/** A set that is applied or restored by the time. */
export interface DueSet {
  id: number;
  kind: string;
  title: string;
  state: ChangeState;
  applyAt: Date | null;
  restoreAt: Date | null;
  madeBy: string | null;
  counts: RowCounts;
}

/** A row of such a set. */
export interface DueRow {
  setId: number;
  table: ChangedTable;
  id: string;
  isNew: boolean;
  base: Readonly<Record<string, unknown>>;
  value: Readonly<Record<string, unknown>>;
  /** Of an applied set. */
  before: RowState | null;
  /** Somebody has worked on the row since the set was applied. */
  isTouched: boolean;
}

/** What happens to a set by itself. */
export interface DueEvent {
  at: Date;
  set: DueSet;
  change: 'applies' | 'restores';
}

/** What came of it: the problem says why it will not happen, or not for every row. */
export interface PlanOutcome extends DueEvent {
  problem: ApplyRefusal | { code: 'touched-since' } | { code: 'too-large' } | null;
}

export const keyOfRow = ({ table, id }: { table: ChangedTable; id: string }): string => `${table} ${id}`;
