import { changesRoutes } from '@huarong/contract/admin/changes';
import { importsRoutes } from '@huarong/contract/admin/imports';
import { readCsv, writeCsv } from '@huarong/core/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { createXlsx } from '../testing/create-xlsx.ts';
import { type ImportCalls, importCalls } from '../testing/import-calls.ts';
import { csvOf, type Line, lipstick, secondShade } from '../testing/sample-file.ts';
import { deleteCatalogue, importLines, readCatalogueRows, seedCategories } from '../testing/sample-shop.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let staff: StaffBrowser;
let calls: ImportCalls;
beforeAll(async () => {
  shop = await openAdmin();
  await seedCategories(shop.db);
  staff = await shop.signIn('MERCHANDISER');
  calls = importCalls(shop, staff);
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('import_file').execute();
  await shop.db.deleteFrom('import_mapping').execute();
  await deleteCatalogue(shop.db);
});

const LINES: Line[] = [lipstick, secondShade];
const GOOD = csvOf(LINES);
const table = (lines: readonly Line[]) => {
  const names = Object.keys(lines[0]!);
  return [names, ...lines.map((line) => names.map((name) => line[name] ?? ''))];
};
/** There is no encoder for it: the table of two-byte characters is turned round. */
const GBK = new Map<string, Buffer>();
for (let lead = 0x81; lead <= 0xfe; lead += 1)
  for (let trail = 0x40; trail <= 0xfe; trail += 1) {
    const pair = Buffer.from([lead, trail]);
    const text = new TextDecoder('gb18030').decode(pair);
    if (text.length === 1) GBK.set(text, pair);
  }
const inGbk = (text: string) =>
  Buffer.concat([...text].map((letter) => GBK.get(letter) ?? Buffer.from(letter)));

describe('a file', () => {
  it.each([
    ['UTF-8', 'a.csv', GOOD],
    ['UTF-8 with its mark and the line ends of Windows', 'a.csv', `\uFEFF${GOOD.replace(/\r?\n/g, '\r\n')}`],
    ['semicolons', 'a.csv', GOOD.replaceAll(',', ';')],
    ['Excel', 'a.xlsx', createXlsx(table(LINES))],
    [
      'JSON',
      'a.json',
      JSON.stringify([{ ...lipstick, skus: [] }].map(({ skus: _skus, ...line }) => toJson(line))),
    ],
  ])('in %s is compared and imported as one change set that can be undone', async (_name, name, file) => {
    const before = await readCatalogueRows(shop.db);
    const checked = await calls.check(file, name);
    expect(checked).toMatchObject({ state: 'checked', problemCount: 0, faultyCount: 0, faultyPath: null });
    expect(await readCatalogueRows(shop.db)).toEqual(before);
    const { file: applied } = await calls.apply(checked.importId);
    expect(applied.state).toBe('applied');
    expect((await readCatalogueRows(shop.db))['product']).toMatchObject([
      { code: 'SA-001', status: 'published' },
    ]);
    const set = (await staff.call(changesRoutes.detail, { setId: applied.setId })).results;
    expect(set).toMatchObject({ kind: 'import', state: 'applied', title: name });
    expect(set.madeBy).not.toBeNull();
    await staff.call(changesRoutes.undo, { setId: applied.setId, reason: '文件有误' });
    expect(await readCatalogueRows(shop.db)).toEqual(before);
  });

  it('in GB18030 is read', async () => {
    const { report } = await calls.check(inGbk(GOOD.replace('SOLÈNE', 'SOLENE').replace('Solène', 'Solene')));
    expect(report.notes).toEqual(['文件是 GBK（GB18030）编码，已按 GBK 读取。']);
    expect(report.counts).toContainEqual({ entity: 'product', created: 1, updated: 0, unchanged: 0 });
  });

  it.each([
    ['a.txt', 'x', '只认识'],
    ['a.csv', '', '没有收到文件|文件是空的'],
  ])('%s with %j is refused at once', async (name, file, message) =>
    expect((await calls.upload(file, name)).errorMessage).toMatch(new RegExp(message)),
  );

  it('that cannot be read fails with the reason, and cannot be applied', async () => {
    const file = await calls.check('product_code\n"never closed', 'a.csv');
    expect(file).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('引号没有结束'),
      report: null,
    });
    expect((await calls.apply(file.importId)).answer.errorCode).toBe('ADM9232W');
  });

  it('is for whoever may import', async () => {
    const service = await shop.signIn('SERVICE');
    expect((await calls.upload(GOOD, 'a.csv', service)).errorCode).not.toBeNull();
    const { importId } = await calls.check(csvOf([{ ...lipstick, offer_price: 'x' }]));
    const path = `/admin/files/imports/${importId}-faulty.csv`;
    expect((await calls.get(path, service)).statusCode).toBe(404);
    expect((await calls.get('/admin/files/catalogue-export.csv', service)).statusCode).toBe(404);
    expect((await calls.get(path)).statusCode).toBe(200);
  });
});

function toJson(line: Line): object {
  const skuNames = new Set([
    'sku_code',
    'barcode',
    'shade_number',
    'shade_name',
    'shade_hex',
    'size',
    'offer_price',
    'market_price',
    'stock',
    'sku_images',
  ]);
  const pick = (isSku: boolean) =>
    Object.fromEntries(Object.entries(line).filter(([name]) => skuNames.has(name) === isSku));
  return { ...pick(false), skus: [pick(true)] };
}

describe('faulty rows', () => {
  const other = { ...lipstick, product_code: 'SA-002', sku_code: 'SA-002-01', barcode: '' };

  it('are named by row and column, left out with their product, and import after correction', async () => {
    const lines = [lipstick, { ...secondShade, offer_price: '18八' }, other];
    const checked = await calls.check(csvOf(lines));
    expect(checked.report.problems).toMatchObject([
      { line: 3, code: 'SA-001-02', column: 'offer_price', value: '18八' },
    ]);
    expect(checked).toMatchObject({ faultyCount: 2, problemCount: 1 });
    const { file } = await calls.apply(checked.importId);
    expect(file.state).toBe('applied');
    expect((await readCatalogueRows(shop.db))['product']).toMatchObject([{ code: 'SA-002' }]);

    const faulty = (await calls.get(checked.faultyPath)).body;
    const read = readCsv(faulty);
    const rows = read.ok ? read.rows.map(({ cells }) => cells) : [];
    expect(rows.map((cells) => cells.at(-1))).toEqual(['错误', '', expect.stringContaining('售价')]);
    const corrected = writeCsv(rows.map((cells) => cells.map((cell) => cell.replace('18八', '188'))));
    const again = await calls.check(corrected, 'faulty.csv');
    expect(again).toMatchObject({ problemCount: 0, faultyCount: 0 });
    await calls.apply(again.importId);
    expect((await readCatalogueRows(shop.db))['sku']).toHaveLength(3);
  });

  it('with formulas, missing cells or an image that is not there are only themselves refused', async () => {
    const [header, first] = csvOf([lipstick]).split('\r\n');
    const wrong = csvOf([{ ...other, images: `/pictures/media/${'0'.repeat(32)}-400.webp` }]).split(
      '\r\n',
    )[1];
    const checked = await calls.check([header, first, 'SA-009,=1+1', wrong, ''].join('\r\n'));
    const messages = checked.report.problems.map(({ message }: { message: string }) => message).join();
    for (const text of ['有 2 格', '公式', '素材里没有这张图片']) expect(messages).toContain(text);
    expect(checked.faultyCount).toBe(2);
    expect((await calls.apply(checked.importId)).file.state).toBe('applied');
  });

  it('that are all of the file leave nothing to write', async () => {
    const checked = await calls.check(csvOf([{ ...lipstick, offer_price: 'x' }]));
    expect((await calls.apply(checked.importId)).answer.errorCode).toBe('ADM9234W');
  });
});

describe('columns', () => {
  const own = GOOD.replace('market_price', '吊牌价').replace('product_code', '款号');

  it('that no name means are not imported until somebody says what they mean, which is remembered', async () => {
    const checked = await calls.check(own);
    expect(checked.report.mapping).toContainEqual({ header: '吊牌价', column: null });
    expect(checked.report.mapping).toContainEqual({ header: '款号', column: 'product_code' });
    const map = (column: string) =>
      staff.call(importsRoutes.map, { importId: checked.importId, mapping: [{ header: '吊牌价', column }] });
    expect((await map('nothing')).errorCode).toBe('ADM9233E');
    expect((await map('offer_price')).message).toContain('同一个意思');
    expect((await map('market_price')).errorCode).toBeNull();
    expect((await map('market_price')).errorCode).toBe('ADM9232W');
    await calls.runJobs();
    await calls.apply(checked.importId);
    expect((await readCatalogueRows(shop.db))['sku']).toMatchObject([{ market_price_fen: 36_000 }, {}]);
    expect((await calls.check(own)).report.mapping).toContainEqual({
      header: '吊牌价',
      column: 'market_price',
    });
  });

  it('that are missing are said, and nothing can be written', async () => {
    const checked = await calls.check('商品编码,售价\nA,1\n');
    expect(checked.report.problems[0].message).toContain('缺少这一列');
    expect((await calls.apply(checked.importId)).answer.errorCode).toBe('ADM9234W');
  });
});

describe('an import', () => {
  it('is written once, and says when the catalogue has changed since the dry run', async () => {
    const checked = await calls.check(GOOD);
    await staff.call(importsRoutes.apply, { importId: checked.importId });
    expect((await staff.call(importsRoutes.apply, { importId: checked.importId })).errorCode).toBe(
      'ADM9232W',
    );
    await shop.db.deleteFrom('category').where('id', '=', '600020301').execute();
    await calls.runJobs();
    expect(await calls.detail(checked.importId)).toMatchObject({
      state: 'checked',
      problem: expect.stringContaining('有变化'),
    });
    expect((await readCatalogueRows(shop.db))['product']).toEqual([]);
    await shop.db
      .insertInto('category')
      .values({
        id: '600020301',
        parent_id: '6000203',
        level: 3,
        name: '彩妆',
        pigment: 'zhusha',
        position: 1,
      })
      .execute();
  });
});

describe('an export', () => {
  it('of a filter imports again without a change', async () => {
    await importLines(shop.db, [
      ...LINES,
      { ...lipstick, product_code: 'SA-002', sku_code: 'SA-002-01', barcode: '', status: '草稿' },
    ]);
    const count = async (filter: object) =>
      (await staff.call(importsRoutes.countExport, { ...filter })).results;
    expect(await count({})).toEqual({ count: 2, path: '/admin/files/catalogue-export.csv' });
    const published = await count({ status: 'published', q: '丝绒', categoryId: '60002' });
    expect(published.count).toBe(1);
    const file = (await calls.get(published.path)).body;
    expect(file.startsWith('\uFEFF')).toBe(true);
    const checked = await calls.check(file);
    expect(checked.report).toMatchObject({ problemCount: 0, changedCells: 0, changes: [] });
    expect(checked.report.rowCount).toBe(2);
    expect((await shop.lastEntries(3)).map(({ call }) => call)).toContain('imports.exportFile');
  });
});
