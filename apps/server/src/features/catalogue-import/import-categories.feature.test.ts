import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { exportBrands, exportCategories } from './export-catalogue.ts';
import { readCsvRows } from './file/read-csv-rows.ts';
import { readJsonRows } from './file/read-json-rows.ts';
import { importFile } from './import-file.ts';
import { describeProblems } from './report.ts';
import { lipstick } from './testing/sample-file.ts';
import { deleteCatalogue, importLines } from './testing/sample-shop.ts';
import { undoImport } from './write/undo-import.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await deleteCatalogue(database.db);
  await database.db.deleteFrom('category').execute();
});

async function importText(text: string, isApplied = true) {
  const file = text.startsWith('[') ? readJsonRows(text) : readCsvRows(text);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  const report = await importFile(database.db, file, { fileName: 'a.csv', isApplied });
  return { ...report, texts: describeProblems(report.problems, file.placeOf) };
}
const listCategories = () =>
  database.db
    .selectFrom('category')
    .select(['id', 'parent_id', 'level', 'name', 'name_en', 'pigment', 'position'])
    .orderBy('level')
    .orderBy('position')
    .orderBy('id')
    .execute();

const tree = `分类编号,上级分类编号,分类名称,分类英文名,排序,底色
60002,,彩妆,MAKEUP,2,霞
6000203,60002,唇部彩妆,,,
600020301,6000203,唇膏,,,
600020302,6000203,唇釉,,,
`;

describe('a category file', () => {
  it('creates the tree: levels by the one above, order of the file, backdrop of the one above', async () => {
    const report = await importText(tree);
    expect(report).toMatchObject({ subject: 'categories', problems: [], runId: expect.any(Number) });
    expect(await listCategories()).toEqual([
      {
        id: '60002',
        parent_id: null,
        level: 1,
        name: '彩妆',
        name_en: 'MAKEUP',
        pigment: 'xia',
        position: 2,
      },
      {
        id: '6000203',
        parent_id: '60002',
        level: 2,
        name: '唇部彩妆',
        name_en: '',
        pigment: 'xia',
        position: 1,
      },
      {
        id: '600020301',
        parent_id: '6000203',
        level: 3,
        name: '唇膏',
        name_en: '',
        pigment: 'xia',
        position: 1,
      },
      {
        id: '600020302',
        parent_id: '6000203',
        level: 3,
        name: '唇釉',
        name_en: '',
        pigment: 'xia',
        position: 2,
      },
    ]);
  });

  it('may name the one above after those below, and changes nothing the second time', async () => {
    const [header, ...lines] = tree.trim().split('\n');
    const reversed = [header, ...lines.toReversed()].join('\n');
    expect((await importText(reversed)).problems).toEqual([]);
    const before = await listCategories();
    expect(before.map(({ level }) => level)).toEqual([1, 2, 3, 3]);
    expect((await importText(reversed)).runId).toBeNull();
    expect(await listCategories()).toEqual(before);
  });

  it('as JSON creates the same', async () => {
    await importText(
      '[{"category_id":"a","category_name":"甲"},{"category_id":"b","parent_id":"a","category_name":"乙"}]',
    );
    expect(await listCategories()).toMatchObject([
      { id: 'a', level: 1, pigment: 'shuang' },
      { id: 'b', level: 2, parent_id: 'a' },
    ]);
  });

  it('moves a category with those below it', async () => {
    await importText(tree);
    await importText('编码,上级,名称\n6000203,,唇部彩妆\n');
    expect((await listCategories()).map(({ id, level }) => [id, level])).toEqual([
      ['6000203', 1],
      ['60002', 1],
      ['600020301', 2],
      ['600020302', 2],
    ]);
    expect((await undoImport(database.db)).ok).toBe(true);
    expect((await listCategories()).map(({ level }) => level)).toEqual([1, 2, 3, 3]);
  });

  it.each([
    [
      '编码,上级,名称\na,zz,甲\n',
      ['第 2 行「上级分类编号」：没有分类 zz，请在文件里加上它，或改成已有的编号'],
    ],
    [
      '编码,上级,名称\na,b,甲\nb,a,乙\n',
      ['第 2 行「上级分类编号」：上级分类绕成了圈', '第 3 行「上级分类编号」：上级分类绕成了圈'],
    ],
    ['编码,上级,名称\na,600020301,甲\n', ['第 2 行「上级分类编号」：分类最多 3 级']],
    ['编码,上级,名称\nz,,甲\n60002,z,乙\n', ['第 3 行「上级分类编号」：它下面的分类 600020301 会超过 3 级']],
    ['编码,名称\na,甲\na,乙\n', ['第 3 行「分类编号」：分类编号重复，第 2 行已有']],
    ['编码,名称\nhot_rec,甲\n', ['第 2 行「分类编号」：hot_rec 是店铺保留的编号，请换一个']],
    ['编码,名称\nA 1,甲\n', ['第 2 行「分类编号」：应为小写字母、数字和 _，最多 12 个字符的分类编号']],
    [
      '编码,名称,底色\na,,红\n',
      ['第 2 行「分类名称」：不能为空', expect.stringContaining('「底色」：应为 霜、月白')],
    ],
  ])('%j is refused and changes nothing', async (text, expected) => {
    await importText(tree);
    const before = await listCategories();
    const report = await importText(text);
    expect(report.texts).toEqual(expected);
    expect(report.runId).toBeNull();
    expect(await listCategories()).toEqual(before);
  });

  it('is exported as it was imported', async () => {
    await importText(tree);
    for (const kind of ['csv', 'json'] as const) {
      const text = await exportCategories(database.db, kind);
      expect((await importText(text)).runId).toBeNull();
    }
  });

  it('cannot be undone once a product is in it', async () => {
    await importText(tree);
    await importLines(database.db, [lipstick]);
    await database.db
      .updateTable('change_set')
      .set({ state: 'undone', undone_at: new Date() })
      .where('title', '=', 'products.csv')
      .execute();
    expect(await undoImport(database.db)).toEqual({
      ok: false,
      refusal: {
        code: 'in-use',
        sentence: '不能撤销：分类 600020301 已被订单、商品或其他数据使用。商品请改为下架。',
      },
    });
  });
});

describe('a brand file', () => {
  const brands = `品牌标识,品牌英文名,品牌中文名,品牌产地,品牌别名,创立年份,品牌标语,品牌介绍,品牌特征
solene-ardey,SOLÈNE ARDEY,索兰娜,法国里昂,索兰|SA,1921,石磨色粉,<p>第一段</p>|第二段,独家|小众
etoile,Étoile,星,,,,,,
hua-jian,花笺,花笺,中国苏州,,,,,国货
`;
  const listBrands = () => database.db.selectFrom('brand').selectAll().orderBy('id').execute();

  it('creates brands with their texts; the letter follows from the name', async () => {
    const report = await importText(brands);
    expect(report.problems).toEqual([]);
    expect(report.warnings).toMatchObject([{ line: 2, column: '品牌介绍' }]);
    expect(await listBrands()).toMatchObject([
      {
        key: 'solene-ardey',
        letter: 'S',
        nicknames: ['索兰', 'SA'],
        since_year: 1921,
        slogan: '石磨色粉',
        story: ['第一段', '第二段'],
        marks: ['exclusive', 'niche'],
      },
      { key: 'etoile', letter: 'E', origin: '', story: [] },
      { key: 'hua-jian', letter: '#', marks: ['guohuo'] },
    ]);
    expect((await importText(brands)).runId).toBeNull();
  });

  it('keeps its texts when a product file names the brand, and is exported as it was imported', async () => {
    await importText(tree);
    await importText(brands);
    const before = await listBrands();
    const { brand_en: _en, brand_cn: _cn, brand_letter: _letter, brand_origin: _origin, ...line } = lipstick;
    expect((await importLines(database.db, [line])).problems).toEqual([]);
    expect(await listBrands()).toEqual(before);
    const text = await exportBrands(database.db, 'csv');
    expect((await importText(text)).runId).toBeNull();
  });

  it('with an unknown mark is refused', async () =>
    expect((await importText('编码,英文名,名称,特征\na,A,甲,爆款\n')).texts).toEqual([
      '第 2 行「品牌特征」：应为 国货、小众、独家、新入驻，多个用 | 分隔',
    ]));
});

describe('a product file', () => {
  it('in a shop without categories is refused once, with how to create them', async () => {
    const report = await importLines(database.db, [
      lipstick,
      { ...lipstick, product_code: 'B', sku_code: 'B-1' },
    ]);
    expect(report.problems).toEqual([
      {
        line: 0,
        column: '',
        message: expect.stringContaining('npm run catalogue:import -- 分类.csv --apply'),
      },
    ]);
  });

  it('without the column 状态 counts the drafts', async () => {
    await importText(tree);
    const { status: _status, ...line } = lipstick;
    expect(await importLines(database.db, [line])).toMatchObject({ draftCount: 1 });
    expect(await importLines(database.db, [line])).toMatchObject({ draftCount: 0, runId: null });
    const { status } = await database.db.selectFrom('product').select('status').executeTakeFirstOrThrow();
    expect(status).toBe('draft');
  });

  it('with HTML is imported as text, with a warning for each cell', async () => {
    await importText(tree);
    const html = {
      ...lipstick,
      how_to_use: '<p>薄涂<br>于唇部</p><img src="https://a.example/x.jpg">',
      story: '[{"title":"<b>质地</b>","text":"<ul><li>丝绒</li></ul>"}]',
    };
    const report = await importLines(database.db, [html]);
    expect(report.warnings).toEqual([
      { line: 2, column: '图文介绍', message: expect.stringContaining('含有 HTML，已改成纯文字') },
      {
        line: 2,
        column: '使用方法',
        message: '含有 HTML，已改成纯文字「薄涂 于唇部」；其中的图片没有保留，请写进「商品图片」',
      },
    ]);
    const product = await database.db.selectFrom('product').selectAll().executeTakeFirstOrThrow();
    expect(product).toMatchObject({ how_to_use: '薄涂\n于唇部', story: [{ title: '质地', text: '· 丝绒' }] });
    expect((await importLines(database.db, [html])).runId).toBeNull();
  });
});
