import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { lipstick } from '../catalogue-import/testing/sample-file.ts';
import { seedCategories } from '../catalogue-import/testing/sample-shop.ts';
import type { RowChange } from './rows/rows.queries.ts';
import { beginHistory } from './testing/begin-history.ts';
import { applyStored, draftSet } from './testing/save-set.ts';

/** `npm run prove:changes` runs 1,000. */
const HISTORIES = Number(process.env['EDITOR_HISTORIES'] ?? 15);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedCategories(database.db);
}, 120_000);
afterAll(() => database.close());

const PRODUCT = '90000001';
const SKU = '9000000101';
/** What both editors may change. */
const CELLS = [
  { table: 'product', id: PRODUCT, column: 'line' },
  { table: 'product', id: PRODUCT, column: 'tags' },
  { table: 'product', id: PRODUCT, column: 'origin' },
  { table: 'sku', id: SKU, column: 'offer_price_fen' },
  { table: 'sku', id: SKU, column: 'purchase_limit' },
] as const;
type State = unknown[];
const cellValue = (cell: number, number: number): unknown =>
  [`卖点 ${number}`, [`标签 ${number}`], number === 0 ? null : `产地 ${number}`, 10_000 + number, number + 1][
    cell
  ];

type Step =
  | { kind: 'open'; editor: number }
  | { kind: 'save'; editor: number; edits: { cell: number; number: number }[] }
  | { kind: 'counters'; units: number };
const editor = fc.nat(1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('open' as const), editor }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      editor,
      edits: fc.array(fc.record({ cell: fc.nat(4), number: fc.nat(3) }), { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('counters' as const), units: fc.integer({ min: 1, max: 5 }) }),
  },
);

async function readState(): Promise<State> {
  const product = await database.db
    .selectFrom('product')
    .select(['line', 'tags', 'origin'])
    .where('id', '=', PRODUCT)
    .executeTakeFirstOrThrow();
  const sku = await database.db
    .selectFrom('sku')
    .select(['offer_price_fen', 'purchase_limit'])
    .where('id', '=', SKU)
    .executeTakeFirstOrThrow();
  return [product.line, product.tags, product.origin, sku.offer_price_fen, sku.purchase_limit];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The edited cells as rows with what the editor saw of them. */
function rowsOf(edits: ReadonlyMap<number, unknown>, seen: State): RowChange[] {
  const rows = new Map<string, RowChange>();
  for (const [cell, value] of edits) {
    const { table, id, column } = CELLS[cell] ?? CELLS[0];
    const known = rows.get(table);
    rows.set(table, {
      table,
      id,
      isNew: false,
      base: { ...known?.base, [column]: seen[cell] },
      value: { ...known?.value, [column]: value },
    });
  }
  return [...rows.values()];
}

it('two editors in any order lose nothing, and are warned only of what the other really changed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await beginHistory(database.db, [lipstick]);
      // The model: what is stored, and what each editor sees.
      let stored = await readState();
      const views: [State, State] = [[...stored], [...stored]];
      for (const each of steps) {
        if (each.kind === 'counters') {
          await database.db
            .updateTable('product')
            .set({ sold_count: each.units, comment_count: each.units })
            .execute();
          await database.db.updateTable('stock').set({ sold: each.units }).execute();
          continue;
        }
        const view = views[each.editor === 0 ? 0 : 1];
        if (each.kind === 'open') {
          view.splice(0, view.length, ...stored);
          continue;
        }
        const edits = new Map(each.edits.map(({ cell, number }) => [cell, cellValue(cell, number)]));
        const meeting = [...edits].filter(
          ([cell, value]) => !isSame(stored[cell], view[cell]) && !isSame(stored[cell], value),
        );
        const set = await draftSet(database.db, rowsOf(edits, view));
        const result = await applyStored(database.db, set);
        expect(result.ok).toBe(meeting.length === 0);
        if (!result.ok) {
          const named = result.refusal.code === 'change-conflicts' ? result.refusal.conflicts : [];
          expect(named.map(({ column }) => column).sort()).toEqual(
            meeting.map(([cell]) => CELLS[cell]?.column).sort(),
          );
        } else {
          stored = stored.map((value, cell) => (edits.has(cell) ? edits.get(cell) : value));
          // Whoever has saved goes on with what they saved.
          for (const [cell, value] of edits) view[cell] = value;
        }
        expect(await readState()).toEqual(stored);
      }
    }),
    { numRuns: HISTORIES },
  );
}, 3_600_000);
