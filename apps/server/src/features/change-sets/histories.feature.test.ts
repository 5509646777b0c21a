import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { lipstick, secondShade } from '../catalogue-import/testing/sample-file.ts';
import { importLines, seedCategories } from '../catalogue-import/testing/sample-shop.ts';
import type { RowChange } from './rows/rows.queries.ts';
import { beginHistory } from './testing/begin-history.ts';
import { applyStored, draftSet, undo } from './testing/save-set.ts';

/** `npm run prove:changes` runs 2,000. */
const HISTORIES = Number(process.env['CHANGE_HISTORIES'] ?? 15);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedCategories(database.db);
}, 120_000);
afterAll(() => database.close());

const SKUS = ['9000000101', '9000000102', '9000000103', '9000000104'];
const lines = SKUS.map((_, index) => ({
  ...(index === 0 ? lipstick : secondShade),
  sku_code: `SA-001-0${index + 1}`,
}));

/** One edit of a sku: what the grid, a bulk edit or a plan would store. */
type Edit = { sku: number } & (
  | { column: 'offer_price_fen' | 'purchase_limit'; to: number }
  | { column: 'low_stock_at'; to: number }
);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    sku: fc.nat(3),
    column: fc.constant('offer_price_fen' as const),
    to: fc.integer({ min: 100, max: 105 }),
  }),
  fc.record({
    sku: fc.nat(3),
    column: fc.constant('purchase_limit' as const),
    to: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    sku: fc.nat(3),
    column: fc.constant('low_stock_at' as const),
    to: fc.integer({ min: 1, max: 3 }),
  }),
);
type Step =
  | { kind: 'save'; edits: Edit[] }
  | { kind: 'import'; sku: number; yuan: number }
  | { kind: 'undo'; set: number; isLeavingTouched: boolean };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('save' as const), edits: fc.array(edit, { minLength: 1, maxLength: 4 }) }),
  fc.record({ kind: fc.constant('import' as const), sku: fc.nat(3), yuan: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('undo' as const), set: fc.nat(9), isLeavingTouched: fc.boolean() }),
);

type Rows = Map<string, string>;
/** Every row that an edit can touch, as text. */
async function readRows(): Promise<Rows> {
  const { rows } = await sql<{ key: string; state: string }>`
    select table_name || ' ' || row_id as key, state::text as state from change_state
    where table_name in ('sku', 'sku_supply', 'product', 'brand', 'product_image')`.execute(database.db);
  return new Map(rows.map(({ key, state }) => [key, state]));
}

/** The edits of one step as rows; of a cell that is edited twice the last edit counts. */
function rowsOf(edits: readonly Edit[]): RowChange[] {
  const changes = new Map<string, RowChange>();
  for (const { sku, column, to } of edits) {
    const table = column === 'low_stock_at' ? 'sku_supply' : 'sku';
    const id = SKUS[sku] ?? '';
    const value = { ...changes.get(`${table} ${id}`)?.value, [column]: to };
    changes.set(`${table} ${id}`, { table, id, isNew: false, value });
  }
  return [...changes.values()];
}

interface Applied {
  id: number;
  keys: string[];
  before: Rows;
  after: Rows;
}

async function lastSet(): Promise<number> {
  const { rows } = await sql<{ id: number }>`select max(id)::int as id from change_set`.execute(database.db);
  return rows[0]?.id ?? 0;
}

async function apply(step: Exclude<Step, { kind: 'undo' }>): Promise<Applied | null> {
  const before = await readRows();
  const last = await lastSet();
  if (step.kind === 'save') {
    const id = await draftSet(database.db, rowsOf(step.edits));
    expect(await applyStored(database.db, id)).toMatchObject({ ok: true });
  } else {
    const changed = lines.map((line, index) =>
      index === step.sku ? { ...line, offer_price: String(step.yuan) } : line,
    );
    await importLines(database.db, changed);
  }
  const id = await lastSet();
  if (id === last) return null;
  const { rows } = await sql<{ key: string }>`
    select table_name || ' ' || row_id as key from change_row where set_id = ${id}`.execute(database.db);
  return { id, keys: rows.map(({ key }) => key), before, after: await readRows() };
}

/** Undoes a set and compares every row with what it should be. */
async function undoAndCompare(set: Applied, isLeavingTouched: boolean): Promise<boolean> {
  const now = await readRows();
  const touched = set.keys.filter((key) => now.get(key) !== set.after.get(key));
  const result = await undo(database.db, set.id, { isLeavingTouched });
  const isDone = touched.length === 0 || isLeavingTouched;
  expect(result.ok).toBe(isDone);
  const expected = new Map(now);
  for (const key of isDone ? set.keys.filter((each) => !touched.includes(each)) : []) {
    const was = set.before.get(key);
    if (was === undefined) expected.delete(key);
    else expected.set(key, was);
  }
  expect(await readRows()).toEqual(expected);
  const named = result.ok ? result.value.left : 'names' in result.refusal ? result.refusal.names : [];
  expect(named).toHaveLength(touched.length);
  return isDone;
}

it('undoing any set of any history restores its untouched rows exactly and names the others', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      await beginHistory(database.db, lines);
      const open: Applied[] = [];
      for (const each of steps) {
        if (each.kind !== 'undo') {
          const applied = await apply(each);
          if (applied) open.push(applied);
          continue;
        }
        const index = open.length === 0 ? -1 : each.set % open.length;
        const set = open[index];
        if (set && (await undoAndCompare(set, each.isLeavingTouched))) open.splice(index, 1);
      }
    }),
    { numRuns: HISTORIES },
  );
}, 3_600_000);
