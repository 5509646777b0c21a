import { type RowOverlay, readClock, type TableOverlay } from '#platform/clock';
import { type Database, type Tx, transaction } from '#platform/database';
import { setUtcTimeZone } from '../rows/rows.queries.ts';
import { CHANGED_COLUMNS, type ChangedTable, keyOf } from '../rows/tables.ts';
import { foldPlans } from './fold-plans.ts';
import { listEvents } from './list-events.ts';
import type { DueSet, PlanOutcome, RowState } from './plan-rows.ts';
import { findSetsVersion, findStoredCopies, listDueSets, readDueRows } from './plans.queries.ts';

/** Of all sets together: every page that is shown carries the rows to the database. */
const MOST_ROWS = 20_000;

/** Columns of a new row that no set names. */
const OTHER_COLUMNS: Partial<Record<ChangedTable, object>> = {
  product: {
    ...{ sold_count: 0, comment_count: 0, rating_average: 0, praise_percent: 0 },
    created_at: '1970-01-01T00:00:00Z',
  },
  stock: { held: 0, sold: 0 },
};

export interface MomentChoice {
  at: Date;
  /** Drafts and sets that wait, taken as if they were published. */
  sets: readonly number[];
}

interface PlansAt {
  overlay: RowOverlay;
  outcomes: readonly PlanOutcome[];
}

/** Whether plans at this moment are still what they were. */
export const plansVersion = (db: Database, { at, sets }: MomentChoice): Promise<string> =>
  transaction(
    db,
    async (tx) => {
      const due = await listDueSets(tx, { at, chosen: sets });
      return due.length === 0 ? '' : `${due.map(({ id }) => id).join()} ${await findSetsVersion(tx)}`;
    },
    { isReadOnly: true },
  );

/** What the rows of the shop will be at a moment by what is planned, and what comes of each plan. Nothing is written. */
export const readPlansAt = (db: Database, { at, sets }: MomentChoice): Promise<PlansAt> =>
  transaction(
    db,
    async (tx) => {
      await setUtcTimeZone(tx);
      const due = await listDueSets(tx, { at, chosen: sets });
      const { taken, left } = takeRows(due);
      const events = listEvents(taken, { now: await readClock(tx), at });
      const read = await readDueRows(tx, taken);
      const { states, outcomes } = foldPlans(events, read);
      const tooLarge = listEvents(left, { now: await readClock(tx), at }).map((event) => ({
        ...event,
        problem: { code: 'too-large' as const },
      }));
      return {
        overlay: await overlayOf(tx, read.states, states),
        outcomes: [...outcomes, ...tooLarge],
      };
    },
    { isReadOnly: true },
  );

function takeRows(sets: readonly DueSet[]): { taken: DueSet[]; left: DueSet[] } {
  let rows = 0;
  const { taken = [], left = [] } = Object.groupBy(sets, ({ counts }) => {
    const own = Object.values(counts).reduce((sum, count) => sum + count, 0);
    if (rows + own > MOST_ROWS) return 'left';
    rows += own;
    return 'taken';
  });
  return { taken, left };
}

type States = ReadonlyMap<string, RowState | null>;

async function overlayOf(tx: Tx, stored: States, states: States): Promise<RowOverlay> {
  const changed = [...states].filter(([key, state]) => state !== stored.get(key));
  const copies = await findStoredCopies(
    tx,
    changed.flatMap(([, state]) => (Array.isArray(state) ? state.map(({ source }) => String(source)) : [])),
  );
  const tables = new Map<string, TableOverlay>();
  for (const [name, state] of changed) {
    const [table, id] = splitKey(name);
    // No page shows what a sku costs.
    if (table === 'sku_supply') continue;
    const isList = table === 'product_image';
    const known = tables.get(table) ?? {
      key: isList ? 'product_id' : keyOf(table),
      unit: isList ? ('list' as const) : ('row' as const),
      rows: {},
    };
    const row = Array.isArray(state)
      ? state.map((image) => ({ ...image, stored_image_id: copies.get(String(image.source)) ?? null }))
      : columnsOf(table, state, stored.get(name) ?? null);
    tables.set(table, { ...known, rows: Object.assign(known.rows, { [id]: row }) });
  }
  return tables;
}

function splitKey(key: string): [ChangedTable, string] {
  const space = key.indexOf(' ');
  return [key.slice(0, space) as ChangedTable, key.slice(space + 1)];
}

/** Of a stored row only what a set may write: counters go on. */
function columnsOf(table: ChangedTable, state: RowState | null, stored: RowState | null): object | null {
  if (state === null || Array.isArray(state) || table === 'product_image') return null;
  if (stored === null) return { ...OTHER_COLUMNS[table], ...state };
  const written: ReadonlySet<string> = new Set(CHANGED_COLUMNS[table]);
  return Object.fromEntries(Object.entries(state).filter(([column]) => written.has(column)));
}
