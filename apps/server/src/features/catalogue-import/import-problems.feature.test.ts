import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { type Line, lipstick, manyLines, secondShade } from './testing/sample-file.ts';
import { deleteCatalogue, importLines, readCatalogueRows, seedCategories } from './testing/sample-shop.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedCategories(database.db);
});
afterAll(() => database.close());
beforeEach(() => deleteCatalogue(database.db));

const lines = [lipstick, secondShade];
const messagesOf = async (given: readonly Line[]) => {
  const before = await readCatalogueRows(database.db);
  const report = await importLines(database.db, given);
  expect(report.runId).toBeNull();
  expect(await readCatalogueRows(database.db)).toEqual(before);
  return report.problems.map(({ line, column, message }) => `${line} ${column} ${message}`);
};

describe('a file with problems changes nothing and reports', () => {
  it.each<[string, Line[], string[]]>([
    [
      'an unknown category',
      [{ ...lipstick, category_id: '999' }],
      [
        '2 分类编号 店铺没有分类 999，请先建分类（npm run shop -- category-add 999 名称，或导入分类文件），或改成已有的编号',
      ],
    ],
    [
      'an unknown brand without names',
      [{ ...lipstick, brand_en: '', brand_letter: '' }],
      ['2 品牌英文名 新增时必填', '2 品牌首字母 新增时必填'],
    ],
    ['a price below zero', [{ ...lipstick, offer_price: '-5' }], ['2 售价 价格过低，至少 0.01 元']],
    [
      'a price out of range',
      [{ ...lipstick, offer_price: '32000000' }],
      ['2 售价 价格过高，最多 1000000.00 元，请检查小数点'],
    ],
    ['a market price below the offer', [{ ...lipstick, market_price: '1' }], ['2 划线价 划线价不能低于售价']],
    [
      'a shade without its colour',
      [{ ...lipstick, shade_hex: '' }],
      ['2 色值 色名和色值要么都填，要么都不填'],
    ],
    [
      'a repeated sku',
      [lipstick, { ...secondShade, sku_code: 'sa-001-01' }],
      ['3 规格编码 规格编码重复，第 2 行已有'],
    ],
    [
      'inconsistent lines of one product',
      [lipstick, { ...secondShade, name_cn: '别的名字' }],
      ['3 商品名称 与第 2 行同一商品的内容不一致'],
    ],
    [
      'inconsistent products of one brand',
      [lipstick, { ...lipstick, product_code: 'SA-002', sku_code: 'SA-002-01', brand_cn: '索兰' }],
      ['3 品牌中文名 与第 2 行同一品牌的内容不一致'],
    ],
    ['a product without code', [{ ...lipstick, product_code: '' }], ['2 商品编码 不能为空']],
    [
      'an invalid barcode',
      [{ ...lipstick, barcode: '6901234567890' }],
      ['2 条码 不是有效的商品条码（校验位不符），请核对'],
    ],
    [
      'a NUL character',
      [{ ...lipstick, name_cn: '唇\u0000膏' }],
      ['2 商品名称 含有乱码或看不见的控制字符，请重新输入这一格'],
    ],
  ])('%s', async (_, given, expected) => {
    await importLines(database.db, [
      { ...lipstick, product_code: 'OLD', sku_code: 'OLD-1', brand_key: 'old' },
    ]);
    expect(await messagesOf(given)).toEqual(expected);
  });

  it('a sku that belongs to another product', async () => {
    await importLines(database.db, lines);
    const stolen = { ...lipstick, product_code: 'SA-002', sku_code: 'SA-001-02' };
    expect(await messagesOf([stolen])).toEqual(['2 规格编码 规格编码已属于商品 SA-001']);
  });

  it('less stock than orders reserve', async () => {
    await importLines(database.db, lines);
    await database.db.updateTable('stock').set({ held: 3 }).where('sku_id', '=', '9000000101').execute();
    expect(await messagesOf([{ ...lipstick, stock: '2' }])).toEqual(['2 库存 库存不能少于订单已占用的 3 件']);
    expect((await importLines(database.db, [{ ...lipstick, stock: '3' }])).runId).not.toBeNull();
  });

  it('every invalid line, and imports no valid one either', async () => {
    const given = manyLines(30).map((line, index) =>
      index % 10 === 4 ? { ...line, size: '', stock: 'x' } : line,
    );
    expect(await messagesOf(given)).toHaveLength(6);
  });
});
