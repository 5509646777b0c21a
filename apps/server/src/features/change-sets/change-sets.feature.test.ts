import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { lipstick, secondShade } from '../catalogue-import/testing/sample-file.ts';
import {
  deleteCatalogue,
  importLines,
  listUnbalancedStock,
  readCatalogueRows,
  seedCategories,
} from '../catalogue-import/testing/sample-shop.ts';
import type { RowChange } from './rows/rows.queries.ts';
import { applyStored, draftSet, saveSet, undo } from './testing/save-set.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedCategories(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  await deleteCatalogue(database.db);
  await importLines(database.db, [lipstick, secondShade]);
});

const PRODUCT = '90000001';
const SKU = '9000000101';
const OTHER_SKU = '9000000102';
const priceTo = (fen: number, base = 32_000): RowChange => ({
  table: 'sku',
  id: SKU,
  isNew: false,
  base: { offer_price_fen: base },
  value: { offer_price_fen: fen },
});
const stockBy = (change: number, id = SKU): RowChange => ({
  table: 'stock',
  id,
  isNew: false,
  value: { change },
});
const sku = (id = SKU) =>
  database.db.selectFrom('sku').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stockOf = async (id = SKU) =>
  (
    await database.db
      .selectFrom('stock')
      .select('available')
      .where('sku_id', '=', id)
      .executeTakeFirstOrThrow()
  ).available;
const stateOf = async (id: number) =>
  (await database.db.selectFrom('change_set').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
    .state;

describe('applying', () => {
  it('writes only the named columns and remembers the price', async () => {
    const before = await sku();
    expect(before.offer_price_fen).toBe(32_000);
    const id = await saveSet(database.db, [priceTo(28_900)]);
    expect(await sku()).toEqual({ ...before, offer_price_fen: 28_900 });
    expect(await stateOf(id)).toBe('applied');
    const prices = await database.db
      .selectFrom('price_change')
      .select(['offer_before_fen', 'offer_after_fen', 'set_id'])
      .where('sku_id', '=', SKU)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(prices).toEqual({ offer_before_fen: 32_000, offer_after_fen: 28_900, set_id: id });
  });

  it('merges with what others changed in other columns, and with counters', async () => {
    const id = await draftSet(database.db, [priceTo(28_900)]);
    await database.db.updateTable('sku').set({ purchase_limit: 2 }).where('id', '=', SKU).execute();
    await database.db.updateTable('product').set({ sold_count: 5 }).execute();
    expect(await applyStored(database.db, id)).toMatchObject({ ok: true });
    expect(await sku()).toMatchObject({ offer_price_fen: 28_900, purchase_limit: 2 });
  });

  it('is refused with mine, theirs and what both saw when somebody changed the same column', async () => {
    const id = await draftSet(database.db, [
      priceTo(28_900),
      { table: 'product', id: PRODUCT, isNew: false, base: { line: '' }, value: { line: '新卖点' } },
    ]);
    await database.db.updateTable('sku').set({ offer_price_fen: 30_000 }).where('id', '=', SKU).execute();
    const before = await readCatalogueRows(database.db);
    const refused = await applyStored(database.db, id);
    expect(refused).toMatchObject({
      ok: false,
      refusal: {
        code: 'change-conflicts',
        conflicts: expect.arrayContaining([
          { table: 'sku', id: SKU, column: 'offer_price_fen', base: 32_000, mine: 28_900, theirs: 30_000 },
        ]),
      },
    });
    expect(await readCatalogueRows(database.db)).toEqual(before);
    expect(await stateOf(id)).toBe('draft');
  });

  it('is no conflict when somebody has already made the same change', async () => {
    const id = await draftSet(database.db, [priceTo(28_900)]);
    await database.db.updateTable('sku').set({ offer_price_fen: 28_900 }).where('id', '=', SKU).execute();
    expect(await applyStored(database.db, id)).toMatchObject({ ok: true });
  });

  it('is refused for a row that is gone and for a new row whose id is taken', async () => {
    const gone = await draftSet(database.db, [{ ...priceTo(1), id: '9000000155' }]);
    expect(await applyStored(database.db, gone)).toMatchObject({
      refusal: { code: 'change-conflicts', conflicts: [{ id: '9000000155', column: null }] },
    });
    const { position: _position, ...row } = await sku();
    const taken = await draftSet(database.db, [
      { table: 'sku', id: SKU, isNew: true, value: { ...row, position: 9 } },
    ]);
    expect(await applyStored(database.db, taken)).toMatchObject({
      refusal: { code: 'change-conflicts', conflicts: [{ id: SKU, column: null }] },
    });
  });

  it('adds stock to what is there now: sales meanwhile stay sold', async () => {
    const id = await draftSet(database.db, [stockBy(10)], { stockReason: 'received' });
    const had = await stockOf();
    await database.db
      .updateTable('stock')
      .set({ available: had - 3, sold: 3 })
      .where('sku_id', '=', SKU)
      .execute();
    expect(await applyStored(database.db, id)).toMatchObject({ ok: true });
    expect(await stockOf()).toBe(had + 7);
    const entry = await database.db
      .selectFrom('stock_ledger')
      .select(['delta', 'reason', 'reference', 'note'])
      .where('sku_id', '=', SKU)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({ delta: 10, reason: 'received', reference: `change-${id}`, note: '活动' });
  });

  it('never takes more stock than there is', async () => {
    const had = await stockOf();
    const id = await draftSet(database.db, [priceTo(28_900), stockBy(-had - 1)]);
    expect(await applyStored(database.db, id)).toMatchObject({
      refusal: { code: 'stock-short', names: ['库存 SA-001-01'] },
    });
    expect(await sku()).toMatchObject({ offer_price_fen: 32_000 });
  });

  it('lets two shades change places', async () => {
    const place = (id: string, position: number): RowChange => ({
      table: 'sku',
      id,
      isNew: false,
      value: { position },
    });
    await saveSet(database.db, [place(SKU, 2), place(OTHER_SKU, 1)]);
    expect([(await sku()).position, (await sku(OTHER_SKU)).position]).toEqual([2, 1]);
  });

  it('stores costs without announcing a change of the published catalogue', async () => {
    const announced: string[] = [];
    const stop = await database.listen('published', (table) => announced.push(table));
    await saveSet(database.db, [
      { table: 'sku_supply', id: SKU, isNew: false, value: { cost_fen: 11_200, low_stock_at: 30 } },
    ]);
    await saveSet(database.db, [priceTo(28_900)]);
    await expect.poll(() => announced).toEqual(['sku']);
    await stop();
    expect(await database.db.selectFrom('sku_supply').selectAll().execute()).toEqual([
      { sku_id: SKU, cost_fen: 11_200, low_stock_at: 30 },
    ]);
  });

  it('compares the images of a product as one value', async () => {
    const images = (base: string[], value: string[]): RowChange => ({
      table: 'product_image',
      id: PRODUCT,
      isNew: false,
      base: { images: base.map((source) => ({ sku_id: null, source })) },
      value: { images: value.map((source) => ({ sku_id: null, source })) },
    });
    await database.db.deleteFrom('product_image').execute();
    await saveSet(database.db, [images([], ['a.webp', 'b.webp'])]);
    const late = await draftSet(database.db, [images([], ['c.webp'])]);
    expect(await applyStored(database.db, late)).toMatchObject({
      refusal: { code: 'change-conflicts', conflicts: [{ table: 'product_image', column: 'images' }] },
    });
    const sources = await database.db
      .selectFrom('product_image')
      .select('source')
      .orderBy('position')
      .execute();
    expect(sources.map(({ source }) => source)).toEqual(['a.webp', 'b.webp']);
  });
});

describe('undoing', () => {
  it('is possible for any set, also one before the last', async () => {
    const before = await readCatalogueRows(database.db);
    const first = await saveSet(database.db, [priceTo(28_900)]);
    const second = await saveSet(database.db, [{ ...priceTo(25_900), id: OTHER_SKU, base: {} }]);
    expect(await undo(database.db, first)).toEqual({ ok: true, value: { left: [] } });
    expect(await sku()).toMatchObject({ offer_price_fen: 32_000 });
    expect(await undo(database.db, second)).toMatchObject({ ok: true });
    expect(await readCatalogueRows(database.db)).toEqual(before);
    expect(await undo(database.db, second)).toEqual({ ok: false, refusal: { code: 'change-not-applied' } });
  });

  it('names the rows somebody has worked on since, or leaves them and restores the rest', async () => {
    const id = await saveSet(database.db, [priceTo(28_900), { ...priceTo(25_900), id: OTHER_SKU, base: {} }]);
    const other = await saveSet(database.db, [priceTo(27_900, 28_900)]);
    expect(await undo(database.db, id)).toEqual({
      ok: false,
      refusal: { code: 'touched-since', names: ['规格 SA-001-01'] },
    });
    expect(await undo(database.db, id, { isLeavingTouched: true })).toEqual({
      ok: true,
      value: { left: ['规格 SA-001-01'] },
    });
    expect(await sku()).toMatchObject({ offer_price_fen: 27_900 });
    expect((await sku(OTHER_SKU)).offer_price_fen).toBe(32_000);
    expect(await stateOf(other)).toBe('applied');
  });

  it('takes back stock after sales, but not more than is left', async () => {
    const had = await stockOf();
    const id = await saveSet(database.db, [stockBy(10)]);
    await database.db
      .updateTable('stock')
      .set({ available: 9, sold: had + 1 })
      .where('sku_id', '=', SKU)
      .execute();
    expect(await undo(database.db, id)).toMatchObject({
      refusal: { code: 'touched-since', names: ['库存 SA-001-01'] },
    });
    await database.db
      .updateTable('stock')
      .set({ available: had + 4, sold: 6 })
      .where('sku_id', '=', SKU)
      .execute();
    expect(await undo(database.db, id)).toMatchObject({ ok: true });
    expect(await stockOf()).toBe(had - 6);
  });

  it('takes back an import before the last one', async () => {
    const before = await readCatalogueRows(database.db);
    const renamed = { ...lipstick, name_cn: '改名', stock: '40' };
    await importLines(database.db, [renamed]);
    const { id } = await database.db
      .selectFrom('change_set')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await importLines(database.db, [renamed, { ...secondShade, offer_price: '299' }]);
    expect(await undo(database.db, id)).toMatchObject({ ok: true });
    expect(await listUnbalancedStock(database.db)).toEqual([]);
    const after = await readCatalogueRows(database.db);
    expect(after['product']).toEqual(before['product']);
    expect(after['stock']).toEqual(before['stock']);
  });
});

it('the schema refuses a step that a set cannot take', async () => {
  const id = await saveSet(database.db, [priceTo(28_900)]);
  const setState = (state: 'draft' | 'planned') =>
    database.db.updateTable('change_set').set({ state }).where('id', '=', id).execute();
  await expect(setState('draft')).rejects.toThrow('cannot go from applied to draft');
});
