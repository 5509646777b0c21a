import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../testing/index.ts';
import { lipstick, secondShade } from '../testing/sample-file.ts';
import {
  deleteCatalogue,
  importLines,
  listUnbalancedStock,
  readCatalogueRows,
  seedCategories,
} from '../testing/sample-shop.ts';
import { undoImport } from './undo-import.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedCategories(database.db);
});
afterAll(() => database.close());
beforeEach(() => deleteCatalogue(database.db));

const changed = [
  {
    ...lipstick,
    brand_cn: '索兰',
    name_cn: '改名',
    story: '',
    status: '下架',
    images: 'new.webp',
    stock: '40',
  },
  { ...secondShade, offer_price: '299', stock: '0', sku_images: '' },
  { ...secondShade, sku_code: 'SA-001-03', shade_name: '朱砂', shade_hex: '#A91D2B' },
  { ...lipstick, brand_cn: '索兰', product_code: 'SA-002', sku_code: 'SA-002-01', stock: '9' },
];
const refusalOf = async () => {
  const before = await readCatalogueRows(database.db);
  const undone = await undoImport(database.db);
  expect(await readCatalogueRows(database.db)).toEqual(before);
  return undone.ok ? null : undone.refusal;
};

describe('undoing the last import', () => {
  it('deletes what it created', async () => {
    const before = await readCatalogueRows(database.db);
    await importLines(database.db, [lipstick, secondShade]);
    expect(await undoImport(database.db)).toMatchObject({
      ok: true,
      value: { fileName: 'products.csv', rowCount: 2 },
    });
    expect(await readCatalogueRows(database.db)).toEqual(before);
    expect(await listUnbalancedStock(database.db)).toEqual([]);
  });

  it('restores the previous rows exactly, and the import before it can be undone next', async () => {
    const empty = await readCatalogueRows(database.db);
    await importLines(database.db, [lipstick, secondShade]);
    const before = await readCatalogueRows(database.db);
    expect((await importLines(database.db, changed)).problems).toEqual([]);
    expect(await readCatalogueRows(database.db)).not.toEqual(before);

    expect((await undoImport(database.db)).ok).toBe(true);
    expect(await readCatalogueRows(database.db)).toEqual(before);
    expect(await listUnbalancedStock(database.db)).toEqual([]);
    expect((await undoImport(database.db)).ok).toBe(true);
    expect(await readCatalogueRows(database.db)).toEqual(empty);
    expect(await refusalOf()).toMatchObject({ code: 'nothing-to-undo' });
  });

  it('never reuses the ids of deleted products', async () => {
    await importLines(database.db, [lipstick]);
    await undoImport(database.db);
    await importLines(database.db, [{ ...lipstick, product_code: 'OTHER', sku_code: 'OTHER-1' }]);
    const { brand, product, sku } = await readCatalogueRows(database.db);
    expect([brand, product, sku]).toMatchObject([
      [{ id: '900002' }],
      [{ id: '90000002' }],
      [{ id: '9000000201' }],
    ]);
  });

  it('keeps counters that changed meanwhile', async () => {
    await importLines(database.db, [lipstick, secondShade]);
    await importLines(database.db, [{ ...lipstick, name_cn: '改名' }]);
    await database.db.updateTable('product').set({ sold_count: 3 }).execute();
    expect((await undoImport(database.db)).ok).toBe(true);
    const { product } = await readCatalogueRows(database.db);
    expect(product).toMatchObject([{ name_cn: lipstick['name_cn'], sold_count: 3 }]);
  });
});

describe('is refused when afterwards', () => {
  beforeEach(async () => {
    await importLines(database.db, [lipstick, secondShade]);
  });

  it('a product was edited', async () => {
    await database.db.updateTable('product').set({ line: '手工改过' }).execute();
    expect(await refusalOf()).toEqual({
      code: 'touched-since',
      sentence: '不能撤销：导入之后又有改动（商品 SA-001）。',
    });
  });

  it('a product was bought', async () => {
    await database.db
      .updateTable('stock')
      .set({ available: 11, sold: 1 })
      .where('sku_id', '=', '9000000101')
      .execute();
    expect(await refusalOf()).toMatchObject({ sentence: expect.stringContaining('库存 SA-001-01') });
  });

  it('a product was reviewed', async () => {
    await database.db.updateTable('product').set({ comment_count: 1 }).execute();
    expect(await refusalOf()).toMatchObject({ sentence: expect.stringContaining('商品 SA-001') });
  });

  it('a sku was added to the product', async () => {
    const sku = {
      id: '9000000199',
      product_id: '90000001',
      code: 'BY-HAND',
      size: '1g',
      offer_price_fen: 1,
      position: 9,
    };
    await database.db.insertInto('sku').values(sku).execute();
    expect(await refusalOf()).toMatchObject({ sentence: expect.stringContaining('规格 BY-HAND') });
  });

  it('an order reserved its stock', async () => {
    const hold = {
      sku_id: '9000000101',
      reference: 'order-1',
      quantity: 1,
      expires_at: new Date(),
      ended_at: new Date(),
    };
    await database.db.insertInto('stock_hold').values(hold).execute();
    expect(await refusalOf()).toEqual({
      code: 'in-use',
      sentence: '不能撤销：规格 SA-001-01 已被订单、商品或其他数据使用。商品请改为下架。',
    });
    await database.db.deleteFrom('stock_hold').execute();
  });
});
