import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readAt } from '#platform/clock';
import { type Queryable, transaction } from '#platform/database';
import { createTestDatabase, type TestDatabase } from '../../../../testing/index.ts';
import { lipstick, secondShade } from '../../catalogue-import/testing/sample-file.ts';
import { deleteCatalogue, importLines, seedCategories } from '../../catalogue-import/testing/sample-shop.ts';
import { applySet } from '../apply-set.ts';
import { insertSet, lockSet } from '../change-sets.queries.ts';
import type { RowChange } from '../rows/rows.queries.ts';
import { applyStored } from '../testing/save-set.ts';
import { undoSet } from '../undo-set.ts';
import { plansVersion, readPlansAt } from './plans-at.ts';

/** `npm run prove:preview` runs 500. */
const HISTORIES = Number(process.env['PLAN_HISTORIES'] ?? 8);
const [FIRST, SECOND, PRODUCT] = ['9000000101', '9000000102', '90000001'];
const HOUR_MS = 3_600_000;
const LINE = 900_001;

let database: TestDatabase;
let start: number;
const hours = (count: number) => new Date(start + count * HOUR_MS);
beforeAll(async () => {
  database = await createTestDatabase();
  await seedCategories(database.db);
}, 120_000);
afterAll(() => database.close());
beforeEach(begin);

async function begin() {
  const { db } = database;
  start = Date.now();
  await sql`delete from content_resource where id >= ${LINE}`.execute(db);
  await deleteCatalogue(db);
  await importLines(db, [lipstick, { ...secondShade, sku_code: 'SA-001-02' }]);
  await sql`insert into content_resource (id, kind, location_label, position, content)
    overriding system value values (${LINE}, 'text', 'test_slot', 1, '现在')`.execute(db);
}

interface Plan {
  rows: RowChange[];
  applyAt: Date | null;
  restoreAt: Date | null;
  state: 'planned' | 'draft' | 'applied';
}

async function save({ rows, applyAt, restoreAt, state }: Plan): Promise<number> {
  const set = { kind: 'grid', title: '计划', reason: null, madeBy: null, source: {} };
  const id = await transaction(database.db, (tx) => insertSet(tx, { ...set, rows, applyAt, restoreAt }));
  if (state === 'planned')
    await database.db.updateTable('change_set').set({ state }).where('id', '=', id).execute();
  if (state === 'applied') await applyStored(database.db, id);
  return id;
}

const TABLES = ['brand', 'product', 'sku', 'stock', 'product_image', 'content_resource'] as const;
/** When a row was last written is not what a page shows. */
const readTables = async (db: Queryable) => {
  const read: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(t) - array['xmin', 'updated_at', 'published_at'] as row from ${sql.table(table)} t
      order by (to_jsonb(t) - 'xmin')::text collate "C"`.execute(db);
    read[table] = rows.map(({ row }) => row);
  }
  return read;
};

/** What the jobs of the sets leave behind, in a transaction that is taken back. */
const runPlans = (events: readonly { id: number; change: 'applies' | 'restores' }[]) =>
  transaction(
    database.db,
    async (tx) => {
      for (const { id, change } of events) {
        const set = await lockSet(tx, id);
        if (set?.state === 'draft' || set?.state === 'planned') await applySet(tx, set);
        else if (set && change === 'restores') await undoSet(tx, id, { by: null, isLeavingTouched: true });
      }
      return readTables(tx);
    },
    { shouldCommit: () => false },
  );

const readMoment = async (at: Date, sets: number[] = []) => {
  const { overlay, outcomes } = await readPlansAt(database.db, { at, sets });
  return { outcomes, tables: await readAt(database.db, at, readTables, overlay) };
};

const cell = (table: RowChange['table'], id: string, value: object, base: object = {}): RowChange => ({
  ...{ table, id, isNew: false, value, base },
});
const price = fc
  .record({
    sku: fc.constantFrom(FIRST!, SECOND!),
    to: fc.integer({ min: 100, max: 102 }),
    seen: fc.boolean(),
  })
  .map(({ sku, to, seen }) =>
    cell('sku', sku, { offer_price_fen: to }, seen ? { offer_price_fen: 101 } : {}),
  );
const change: fc.Arbitrary<RowChange> = fc.oneof(
  price,
  fc
    .record({ to: fc.constantFrom('甲', '乙') })
    .map(({ to }) => cell('content_resource', String(LINE), { content: to })),
  fc.integer({ min: -12, max: 5 }).map((units) => cell('stock', FIRST!, { change: units })),
  fc.constantFrom('新名', '旧名').map((name) => cell('product', PRODUCT!, { name_cn: name })),
  fc.constantFrom('withdrawn', 'published').map((status) => cell('product', PRODUCT!, { status })),
  fc
    .array(fc.constantFrom('a.webp', 'b.webp'), { minLength: 1, maxLength: 2 })
    .map((names) =>
      cell('product_image', PRODUCT!, { images: names.map((source) => ({ sku_id: null, source })) }),
    ),
  fc.constant<RowChange>({
    ...{ table: 'content_resource', id: String(LINE + 1), isNew: true, base: {} },
    value: {
      ...{
        kind: 'text',
        location_label: 'test_slot',
        position: 2,
        content: '新的一行',
        link: '',
        omniture: '',
      },
      is_live: true,
    },
  }),
);
const plan = fc.record({
  rows: fc.uniqueArray(change, { minLength: 1, maxLength: 3, selector: ({ table, id }) => `${table} ${id}` }),
  applyAt: fc.integer({ min: 1, max: 5 }),
  restoreAfter: fc.option(fc.integer({ min: 1, max: 4 })),
  state: fc.constantFrom('planned', 'planned', 'draft', 'applied'),
});

it('rows at a moment are what the jobs of the plans make of them', async () => {
  const found = { conflict: 0, restored: 0, left: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(plan, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 9 }),
      async (plans, moment) => {
        await begin();
        const sets: { id: number; state: string }[] = [];
        for (const { rows, applyAt, restoreAfter, state } of plans)
          sets.push({
            state,
            id: await save({
              ...{ rows, state: state as Plan['state'] },
              // An applied one is restored after its application, whenever the others are.
              applyAt: state === 'applied' ? null : hours(applyAt),
              restoreAt: restoreAfter === null ? null : hours(applyAt + restoreAfter),
            }),
          });
        const drafts = sets.filter(({ state }) => state === 'draft').map(({ id }) => id);
        const { outcomes, tables } = await readMoment(hours(moment), drafts);
        const events = outcomes.map(({ set, change }) => ({ id: set.id, change }));
        expect(tables).toEqual(await runPlans(events));
        for (const { change, problem } of outcomes) {
          if (problem?.code === 'change-conflicts') found.conflict += 1;
          if (change === 'restores') found[problem ? 'left' : 'restored'] += 1;
        }
      },
    ),
    { numRuns: HISTORIES, seed: 23 },
  );
  // The histories do reach what is hard.
  expect(Math.min(...Object.values(found)), JSON.stringify(found)).toBeGreaterThan(0);
}, 3_600_000);

it('a plan that ends restores what nobody has changed since, and one that conflicts does not begin', async () => {
  const priceOf = (tables: Record<string, unknown[]>, id: string) =>
    (tables['sku'] as { id: string; offer_price_fen: number }[]).find((sku) => sku.id === id)
      ?.offer_price_fen;
  const { tables: now } = await readMoment(hours(0));
  const old = priceOf(now, SECOND!);
  const both = [FIRST!, SECOND!].map((id) => cell('sku', id, { offer_price_fen: 1_111 }));
  const [ends, later, conflicts] = [
    await save({ rows: both, applyAt: hours(1), restoreAt: hours(4), state: 'planned' }),
    await save({
      rows: [cell('sku', FIRST!, { offer_price_fen: 2_222 })],
      ...{ applyAt: hours(2), restoreAt: null, state: 'planned' },
    }),
    await save({
      rows: [cell('sku', SECOND!, { offer_price_fen: 3_333 }, { offer_price_fen: old })],
      ...{ applyAt: hours(3), restoreAt: null, state: 'planned' },
    }),
  ];
  const { tables, outcomes } = await readMoment(hours(5));
  expect([priceOf(tables, FIRST!), priceOf(tables, SECOND!)]).toEqual([2_222, old]);
  expect(outcomes.map(({ set, change, problem }) => [set.id, change, problem?.code ?? null])).toEqual([
    [ends, 'applies', null],
    [later, 'applies', null],
    [conflicts, 'applies', 'change-conflicts'],
    [ends, 'restores', 'touched-since'],
  ]);
  const events = outcomes.map(({ set, change }) => ({ id: set.id, change }));
  expect(tables).toEqual(await runPlans(events));
});

/** Every stored row with the transaction that wrote it, and every sequence. */
async function readEverything() {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(database.db);
  const all: Record<string, string | null> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(t.xmin::text || t::text, ',' order by t.xmin::text || t::text)) as hash
      from ${sql.table(name)} t`.execute(database.db);
    all[name] = rows[0]?.hash ?? null;
  }
  const { rows: sequences } = await sql<{ name: string; at: string | null }>`
    select sequencename as name, last_value::text as at from pg_sequences order by 1`.execute(database.db);
  return { all, sequences };
}

it('reading a moment leaves the database as it was, to the byte', async () => {
  await save({
    rows: [cell('sku', FIRST!, { offer_price_fen: 4_321 }), cell('stock', FIRST!, { change: 3 })],
    ...{ applyAt: hours(1), restoreAt: null, state: 'planned' },
  });
  const before = await readEverything();
  const { tables } = await readMoment(hours(2));
  expect(tables['sku']).toContainEqual(expect.objectContaining({ id: FIRST, offer_price_fen: 4_321 }));
  expect(await readEverything()).toEqual(before);
  const row = await database.db
    .selectFrom('sku')
    .select('offer_price_fen')
    .where('id', '=', FIRST!)
    .executeTakeFirstOrThrow();
  expect(row.offer_price_fen).not.toBe(4_321);
});

it('takes a draft only when it is chosen, and plans only when they are due', async () => {
  const draft = await save({
    rows: [cell('content_resource', String(LINE), { content: '草稿' })],
    ...{ applyAt: null, restoreAt: null, state: 'draft' },
  });
  await save({
    rows: [cell('sku', FIRST!, { offer_price_fen: 4_321 })],
    ...{ applyAt: hours(3), restoreAt: hours(5), state: 'planned' },
  });
  const shown = async (at: Date, sets: number[]) => {
    const { tables } = await readMoment(at, sets);
    const text = JSON.stringify(tables);
    return { draft: text.includes('草稿'), price: text.includes('4321') };
  };
  expect(await shown(hours(1), [])).toEqual({ draft: false, price: false });
  expect(await shown(hours(1), [draft])).toEqual({ draft: true, price: false });
  expect(await shown(hours(4), [draft])).toEqual({ draft: true, price: true });
  expect(await shown(hours(6), [])).toEqual({ draft: false, price: false });
});

it('has another version after a plan was withdrawn', async () => {
  const id = await save({
    rows: [cell('sku', FIRST!, { offer_price_fen: 4_321 })],
    ...{ applyAt: hours(1), restoreAt: null, state: 'planned' },
  });
  const choice = { at: hours(2), sets: [] };
  const before = await plansVersion(database.db, choice);
  expect(await plansVersion(database.db, choice)).toBe(before);
  await database.db.updateTable('change_set').set({ state: 'withdrawn' }).where('id', '=', id).execute();
  expect(await plansVersion(database.db, choice)).not.toBe(before);
});
