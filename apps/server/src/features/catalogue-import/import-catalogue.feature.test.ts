import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { listImages } from './catalogue-import.queries.ts';
import { importCatalogue } from './import-catalogue.ts';
import { csvOf, lipstick, rowsOf, secondShade } from './testing/sample-file.ts';
import {
  deleteCatalogue,
  importLines,
  listUnbalancedStock,
  readCatalogueRows,
  seedCategories,
} from './testing/sample-shop.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedCategories(database.db);
});
afterAll(() => database.close());
beforeEach(() => deleteCatalogue(database.db));

const lines = [lipstick, secondShade];
const changesOf = (report: Awaited<ReturnType<typeof importLines>>) =>
  report.outcomes.map(({ entity, code, change }) => `${change} ${entity} ${code}`);

describe('a dry run', () => {
  it('reports what would change and writes nothing', async () => {
    const report = await importLines(database.db, lines, false);
    expect(report).toMatchObject({ problems: [], runId: null });
    expect(changesOf(report)).toEqual([
      'created brand solene-ardey',
      'created product SA-001',
      'created sku SA-001-01',
      'created sku SA-001-02',
    ]);
    expect(await readCatalogueRows(database.db)).toEqual({
      brand: [],
      product: [],
      sku: [],
      sku_supply: [],
      product_image: [],
      stock: [],
    });
    expect(await database.db.selectFrom('change_set').selectAll().execute()).toEqual([]);
  });
});

describe('an import', () => {
  it('creates brand, product, skus, images and stock', async () => {
    const report = await importLines(database.db, lines);
    expect(report.problems).toEqual([]);
    const { brand, product, sku, stock } = await readCatalogueRows(database.db);
    expect(brand).toMatchObject([
      { id: '900001', key: 'solene-ardey', name_en: 'SOLÈNE ARDEY', letter: 'S' },
    ]);
    expect(product).toMatchObject([
      {
        id: '90000001',
        code: 'SA-001',
        kind: 'cosmetic',
        status: 'published',
        published_at: expect.any(String),
        nicknames: ['小赤木', '丝绒管'],
        story: [
          { title: '石磨色粉', text: '静置二十一天' },
          { title: '哑光', text: '不紧绷' },
        ],
        tested_figures: [{ figure: '8h', claim: '持色', method: '30 位受试者使用后自评' }],
        included_items: [{ name: '丝绒唇膏', size: '3.2g', count: 1, code: '', sku_size: '' }],
        shelf_life_months: 36,
        opened_months: null,
      },
    ]);
    expect(sku).toMatchObject([
      { id: '9000000101', position: 1, offer_price_fen: 32_000, market_price_fen: 36_000, is_live: true },
      {
        id: '9000000102',
        position: 2,
        offer_price_fen: 32_000,
        market_price_fen: null,
        shade_hex: '#B0605A',
      },
    ]);
    expect(await listImages(database.db, ['90000001'])).toMatchObject([
      { position: 1, sku_id: null, source: 'https://img.example.com/sa-001.jpg' },
      { position: 2, sku_id: null, source: 'lipstick/sa-001.webp' },
      { position: 3, sku_id: '9000000102', source: 'lipstick/sa-001-02.webp' },
    ]);
    expect(stock).toMatchObject([{ available: 12 }, { available: 5 }]);
    expect(await listUnbalancedStock(database.db)).toEqual([]);
  });

  it('changes nothing the second time and records no run', async () => {
    await importLines(database.db, lines);
    const before = await readCatalogueRows(database.db);
    const again = await importLines(database.db, lines);
    expect(new Set(again.outcomes.map(({ change }) => change))).toEqual(new Set(['unchanged']));
    expect(again.runId).toBeNull();
    expect(await readCatalogueRows(database.db)).toEqual(before);
  });

  it('matches products by code, ignoring case, and reports the changed columns', async () => {
    await importLines(database.db, lines);
    const changed = {
      ...lipstick,
      product_code: 'sa-001',
      sku_code: 'ＳＡ－001-01',
      name_cn: '新名字',
      stock: '7',
    };
    const report = await importLines(database.db, [changed]);
    expect(report.outcomes.map(({ code, columns }) => [code, columns])).toEqual([
      ['solene-ardey', []],
      ['SA-001', ['商品名称']],
      ['SA-001-01', ['库存']],
    ]);
    const { product, sku, stock } = await readCatalogueRows(database.db);
    expect([product?.length, sku?.length]).toEqual([1, 2]);
    expect(stock).toMatchObject([{ available: 7 }, { available: 5 }]);
    expect(await listUnbalancedStock(database.db)).toEqual([]);
  });

  it('keeps values without a column and values whose empty cell means unchanged', async () => {
    await importLines(database.db, lines);
    const left = ['story', 'tested_figures', 'included_items', 'images', 'status'];
    const given = Object.entries({ ...lipstick, stock: '', brand_en: '' }).filter(
      ([name]) => !left.includes(name),
    );
    const narrow = Object.fromEntries(given);
    const report = await importLines(database.db, [narrow]);
    expect(new Set(report.outcomes.map(({ change }) => change))).toEqual(new Set(['unchanged']));
  });

  it('clears values with an empty cell and adds a new sku after the others', async () => {
    await importLines(database.db, lines);
    const third = { ...secondShade, sku_code: 'SA-001-03', shade_name: '朱砂', shade_hex: '#a91d2b' };
    await importLines(database.db, [{ ...lipstick, nicknames: '', images: '' }, third]);
    const { product, sku, product_image } = await readCatalogueRows(database.db);
    expect(product).toMatchObject([{ nicknames: [] }]);
    expect(sku).toMatchObject([{ position: 1 }, { position: 2 }, { position: 3, shade_hex: '#A91D2B' }]);
    expect(product_image).toMatchObject([{ sku_id: '9000000102' }, { sku_id: '9000000103' }]);
  });

  it('imports a product with an incomplete label as draft and reports what is missing', async () => {
    const report = await importLines(database.db, [{ ...lipstick, warnings: '', production_licence: '' }]);
    expect(report.warnings).toEqual([
      {
        line: 2,
        column: '状态',
        message: '标签信息不全，不能上架，按草稿导入；缺少：生产许可证号、警示语',
      },
    ]);
    const { product } = await readCatalogueRows(database.db);
    expect(product).toMatchObject([{ status: 'draft', published_at: null }]);
    const again = await importLines(database.db, [{ ...lipstick, warnings: '', production_licence: '' }]);
    expect(again.runId).toBeNull();
  });

  it('moves a product to another brand', async () => {
    await importLines(database.db, lines);
    const other = {
      ...lipstick,
      brand_key: 'hua-jian',
      brand_en: 'HUA JIAN',
      brand_cn: '花笺',
      brand_letter: 'H',
    };
    expect(changesOf(await importLines(database.db, [other]))).toContain('created brand hua-jian');
    const { product } = await readCatalogueRows(database.db);
    expect(product).toMatchObject([{ brand_id: '900002' }]);
  });
});

describe('when the database refuses a row', () => {
  it('nothing of the file is written', async () => {
    const before = await readCatalogueRows(database.db);
    const stop = () => {
      throw new Error('power cut');
    };
    const rows = rowsOf(csvOf(lines));
    await expect(
      importCatalogue(database.db, rows, { fileName: 'products.csv', isApplied: true, onProgress: stop }),
    ).rejects.toThrow('power cut');
    expect(await readCatalogueRows(database.db)).toEqual(before);
    expect((await importLines(database.db, lines)).runId).not.toBeNull();
  });
});
