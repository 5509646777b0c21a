import { isDeepStrictEqual } from 'node:util';
import type { ApplyRefusal } from '../apply-set.ts';
import type { Conflict } from '../rows/rows.queries.ts';
import { type DueEvent, type DueRow, keyOfRow, type PlanOutcome, type RowState } from './plan-rows.ts';
import { imagesOf, rowAfter, stockChange } from './row-after.ts';

type States = ReadonlyMap<string, RowState | null>;

/**
 * What the rows are after these events, without writing anything: the same rules as applying and undoing a set, in memory. What
 * only the database can refuse, a code in use or two lines of a slot at one time, is not noticed.
 */
export function foldPlans(
  events: readonly DueEvent[],
  { rows, states: stored }: { rows: readonly DueRow[]; states: States },
): { states: States; outcomes: PlanOutcome[] } {
  const states = new Map(stored);
  const rowsOf = Map.groupBy(rows, ({ setId }) => setId);
  const written = new Map<number, Written[]>();

  function apply({ at, set }: DueEvent): PlanOutcome['problem'] {
    const own = rowsOf.get(set.id) ?? [];
    const problem = findProblem(own, states);
    if (problem) return problem;
    const done = own.map((row): Written => {
      const before = states.get(keyOfRow(row)) ?? null;
      const after = rowAfter(row, before, at);
      states.set(keyOfRow(row), after);
      return { row, before, after };
    });
    written.set(set.id, done);
    return null;
  }

  function restore({ set }: DueEvent): PlanOutcome['problem'] {
    const own =
      written.get(set.id) ??
      (rowsOf.get(set.id) ?? []).map((row): Written => {
        const after = row.isTouched ? 'touched' : (stored.get(keyOfRow(row)) ?? null);
        return { row, before: row.before, after };
      });
    const touched = new Set(own.filter((each) => isTouched(each, states.get(keyOfRow(each.row)) ?? null)));
    if (touched.size > 0 && own.some(isMade)) return { code: 'touched-since' };
    for (const each of own) {
      if (touched.has(each)) continue;
      const key = keyOfRow(each.row);
      states.set(key, restored(each, states.get(key) ?? null));
    }
    return touched.size > 0 ? { code: 'touched-since' } : null;
  }

  const failed = new Set<number>();
  const outcomes = events.flatMap((event): PlanOutcome[] => {
    // What was not applied is not restored either.
    if (event.change === 'restores' && failed.has(event.set.id)) return [];
    const problem = event.change === 'applies' ? apply(event) : restore(event);
    if (problem && event.change === 'applies') failed.add(event.set.id);
    return [{ ...event, problem }];
  });
  return { states, outcomes };
}

interface Written {
  row: DueRow;
  before: RowState | null;
  after: RowState | null | 'touched';
}

/** Stock is compared only where the set made the row; it must have what was added. */
function isTouched({ row, after }: Written, current: RowState | null): boolean {
  if (row.table !== 'stock' || row.isNew) return !isDeepStrictEqual(current, after);
  return availableOf(current) < stockChange(row);
}

function restored({ row, before }: Written, current: RowState | null): RowState | null {
  if (row.table !== 'stock' || row.isNew) return before;
  return current && { ...current, available: availableOf(current) - stockChange(row) };
}

const isMade = ({ row, before }: Written): boolean =>
  before === null && row.table !== 'sku_supply' && row.table !== 'product_image';

const availableOf = (state: RowState | null): number =>
  state && 'available' in state ? Number(state['available']) : 0;

function findProblem(rows: readonly DueRow[], states: States): ApplyRefusal | null {
  const conflicts = rows.flatMap((row) => listConflicts(row, states.get(keyOfRow(row)) ?? null));
  if (conflicts.length > 0) return { code: 'change-conflicts', conflicts };
  const short = rows
    .filter((row) => row.table === 'stock' && !row.isNew)
    .filter((row) => availableOf(states.get(keyOfRow(row)) ?? null) + stockChange(row) < 0)
    .map(({ id }) => id);
  return short.length > 0 ? { code: 'stock-short', skuIds: short, names: short } : null;
}

/** Columns whose value is neither what was seen nor what it becomes. */
function listConflicts({ table, id, isNew, base, value }: DueRow, state: RowState | null): Conflict[] {
  const isLoose = table === 'product_image' || table === 'sku_supply';
  if (!isLoose && isNew !== (state === null))
    return [{ table, id, column: null, base: null, mine: null, theirs: null }];
  if (isNew || (state === null && !isLoose)) return [];
  const current: Readonly<Record<string, unknown>> =
    table === 'product_image' ? { images: imagesOf(state) } : Array.isArray(state) ? {} : { ...state };
  return Object.entries(value).flatMap(([column, mine]) => {
    const theirs = current[column] ?? null;
    const isFree = !(column in base) || isSame(column, theirs, base[column]) || isSame(column, theirs, mine);
    return isFree ? [] : [{ table, id, column, base: base[column], mine, theirs }];
  });
}

/** The same moment has several spellings. */
const isSame = (column: string, a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(a, b ?? null) ||
  (column.endsWith('_at') &&
    typeof a === 'string' &&
    typeof b === 'string' &&
    Date.parse(a) === Date.parse(b));
