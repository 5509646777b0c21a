import { expect, it } from 'vitest';
import { createXlsx, zip } from '../testing/create-xlsx.ts';
import { mapColumns } from './map-columns.ts';
import { readTable } from './read-table.ts';

const table = async (bytes: Buffer | string, name: string) => {
  const read = await readTable(Buffer.from(bytes as string), name);
  return read.ok
    ? { headers: read.table.headers, cells: read.table.lines.map(({ cells }) => cells) }
    : read.message;
};

it('reads the first sheet of a workbook: shared texts, numbers, gaps and rows without an end', async () =>
  expect(
    await table(
      createXlsx([
        ['商品编码', '名称 & <规格>', '条码', '售价'],
        ['A-1', '', 6_901_234_567_892, 19.9],
        ['', '', ''],
        ['A-2', '唇膏'],
      ]),
      'a.XLSX',
    ),
  ).toEqual({
    headers: ['商品编码', '名称 & <规格>', '条码', '售价'],
    cells: [
      ['A-1', '', '6901234567892', '19.9'],
      ['A-2', '唇膏', '', ''],
    ],
  }));

it.each([
  ['no workbook', Buffer.from('PK nothing'), '不是能读的 Excel 文件'],
  ['another zip', zip({ 'a.txt': 'x' }), '没有工作表'],
  ['a zip bomb', zip({ 'xl/worksheets/sheet1.xml': 'a'.repeat(160 * 1024 * 1024) }), '展开后太大'],
  ['half a workbook', createXlsx([['a', 'b']]).subarray(0, 200), '不是能读的 Excel 文件'],
])('refuses %s', async (_name, bytes, message) => expect(await table(bytes, 'a.xlsx')).toContain(message));

it('finds the separator of a header with names of its own', async () =>
  expect(await table('款号;货号;吊牌价\r\nA;A-1;9,90\r\n', 'a.csv')).toEqual({
    headers: ['款号', '货号', '吊牌价'],
    cells: [['A', 'A-1', '9,90']],
  }));

it('proposes columns by name and by what other systems call them, each once', () => {
  const columnsOf = (headers: string[], said: Parameters<typeof mapColumns>[1] = null) =>
    mapColumns(headers, said).map(({ column }) => column);
  expect(columnsOf(['款号', '货号', 'Name CN', '划线价', '吊牌价', '错误', 'SKU'])).toEqual([
    'product_code',
    'sku_code',
    'name_cn',
    'market_price',
    null,
    null,
    null,
  ]);
  expect(
    columnsOf(
      ['款号', '吊牌价', '错误'],
      [
        { header: '吊牌价', column: 'market_price' },
        { header: '错误', column: 'line' },
      ],
    ),
  ).toEqual(['product_code', 'market_price', null]);
});
