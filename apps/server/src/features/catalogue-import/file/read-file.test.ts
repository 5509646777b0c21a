import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeProblems } from '../report.ts';
import { csvOf, lipstick, secondShade } from '../testing/sample-file.ts';
import { MAX_ROWS, readImportFile } from './read-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'huarong-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (name: string, content: string | Buffer) => {
  const path = join(folder, name);
  await writeFile(path, content);
  return readImportFile(path);
};
const problemsOf = async (name: string, content: string | Buffer) => {
  const file = await read(name, content);
  return file.ok ? [] : file.problems.map(({ line, column, message }) => `${line} ${column} ${message}`);
};
const good = csvOf([lipstick, secondShade]);

describe('an import file', () => {
  it('is read with or without byte-order mark, with Chinese or English column names', async () => {
    const plain = await read('a.csv', good);
    expect(plain.ok && plain.rows.map(({ line }) => line)).toEqual([2, 3]);
    expect(await read('b.csv', `\uFEFF${good}`)).toEqual(plain);
    const chinese = good
      .replace('product_code', '商品编码')
      .replace('offer_price', ' 售价')
      .replace('sku_code', 'SKU Code');
    expect(await read('c.csv', chinese)).toEqual(plain);
  });

  it('with some lines in GBK is refused with the first such line and how to fix it', async () => {
    const gbk = Buffer.from([0xd6, 0xec, 0xc9, 0xb0]);
    const mixed = Buffer.concat([Buffer.from(good), gbk, Buffer.from('\r\n')]);
    expect(await problemsOf('gbk.csv', mixed)).toEqual([
      expect.stringMatching(/^4 {2}这一行的编码与其他行不同.*另存为 UTF-8/),
    ]);
  });

  it.each([
    [';', '文件用分号分隔，已按分号读取。'],
    ['\t', '文件用制表符（Tab）分隔，已按制表符（Tab）读取。'],
  ])('separated by %j is read, and the separator is said', async (separator, note) => {
    const comma = await read('comma.csv', good);
    const other = await read('other.csv', good.replaceAll(',', separator));
    expect(other).toEqual({ ...comma, notes: [note] });
  });

  it('separated by semicolons lists its own problems, not missing columns', async () => {
    const text = good.replaceAll(',', ';').replace('name_cn', '名字');
    expect(await problemsOf('semicolon.csv', text)).toEqual([
      '1 名字 不认识这一列，请按列名表改名，或删去',
      '1 商品名称 缺少这一列（商品名称 或 name_cn）',
    ]);
  });

  it('in GBK is decoded, and the encoding is said', async () => {
    // 商品编码,规格编码,品牌标识,分类编号,商品类型,商品名称,规格,售价 and one row, encoded by iconv.
    const header =
      'c9ccc6b7b1e0c2eb2cb9e6b8f1b1e0c2eb2cc6b7c5c6b1eacab62cb7d6c0e0b1e0bac52cc9ccc6b7c0e0d0cd2cc9ccc6b7c3fbb3c62cb9e6b8f12ccadbbcdb0d0a';
    const row =
      '412c412d312c622c3630303032303330312cb9a4bebd2cd6ecc9b0cbbfc8de2c332e32672c3332300d0a'.replace(
        'b9a4bebd',
        'b9a4bedf',
      );
    const file = await read('gbk.csv', Buffer.from(header + row, 'hex'));
    expect(file).toMatchObject({ ok: true, notes: ['文件是 GBK（GB18030）编码，已按 GBK 读取。'] });
    expect(file.ok && file.rows[0]?.cells.get('name_cn')).toBe('朱砂丝绒');
  });

  it('in UTF-16, as Excel saves Unicode text, is decoded', async () => {
    const bytes = Buffer.from(`\uFEFF${good.replaceAll(',', '\t')}`, 'utf16le');
    const file = await read('unicode.csv', bytes);
    expect(file.notes).toEqual([
      '文件是 UTF-16 编码，已按 UTF-16 读取。',
      '文件用制表符（Tab）分隔，已按制表符（Tab）读取。',
    ]);
    expect(file.ok && file.rows).toHaveLength(2);
  });

  it('that is no text is refused', async () =>
    expect(await problemsOf('binary.csv', Buffer.from([0x41, 0xff, 0xff, 0x00]))).toEqual([
      expect.stringMatching(/^1 {2}这一行既不是 UTF-8 也不是 GBK/),
    ]));

  it.each([
    ['分类编号,上级分类编号,分类名称', 'categories'],
    ['编码;上级;名称;排序', 'categories'],
    ['品牌标识,品牌英文名,品牌中文名', 'brands'],
    ['编码,名称,英文名,介绍', 'brands'],
  ])('with the columns %s is a file of %s', async (header, subject) => {
    const cells = header
      .split(/[,;]/)
      .map((name, index) => (index === 0 ? 'a1' : name))
      .join(header.includes(';') ? ';' : ',');
    expect(await read('kind.csv', `${header}\n${cells}\n`)).toMatchObject({ ok: true, subject });
  });

  it('of 50 MB is refused without reading it', async () => {
    const path = join(folder, 'huge.csv');
    const file = await open(path, 'w');
    await file.truncate(50 * 1024 * 1024);
    await file.close();
    expect(await readImportFile(path)).toMatchObject({
      ok: false,
      problems: [{ line: 0, column: '', message: '文件太大：最多 20 MB，现在 50 MB，请拆成几个文件' }],
    });
  });

  it('with too many rows is refused', async () => {
    const lines = 'product_code,sku_code,brand_key,category_id,kind,name_cn,size,offer_price\n'.concat(
      'A,,,,,,,\n'.repeat(MAX_ROWS + 1),
    );
    expect(await problemsOf('long.csv', lines)).toEqual([
      expect.stringContaining('最多 50000 行，现在 50001 行'),
    ]);
  });

  it.each([
    ['products.xlsx', 'x', '0  只认识 .csv 和 .json 文件'],
    ['empty.csv', '', '0  文件是空的'],
    ['header.csv', csvOf([lipstick]).split('\r\n')[0]!, '0  文件里没有内容'],
    ['quote.csv', `${good}"SA-002`, '4  从这一行开始的引号没有结束'],
    ['stray.csv', good.replace('砖红', '砖"红'), '2  格内有引号，整格要用引号括起来，格内的引号写成两个 ""'],
    ['short.csv', `${good}SA-002,只有两格\n`, expect.stringContaining('4  这一行有 2 格，表头有')],
    [
      'formula.csv',
      good.replace('薄涂于唇部', '=1+1'),
      expect.stringMatching(/^2 how_to_use 以 = \+ - @ 开头/),
    ],
    ['missing.csv', good.replace('offer_price', '新列'), '1 新列 不认识这一列，请按列名表改名，或删去'],
    ['twice.csv', good.replace('name_cn', '商品编码'), '1 商品编码 这一列出现了两次'],
  ])('%s is refused', async (name, content, expected) =>
    expect((await problemsOf(name, content))[0]).toEqual(expected),
  );

  it('lacking columns is refused with the name of each', async () => {
    expect(await problemsOf('few.csv', '商品编码,品牌标识,分类编号,商品类型,商品名称\n')).toEqual([
      '1 规格编码 缺少这一列（规格编码 或 sku_code）',
      '1 规格 缺少这一列（规格 或 size）',
      '1 售价 缺少这一列（售价 或 offer_price）',
    ]);
  });

  it('that does not exist is refused', async () => {
    const file = await readImportFile(join(folder, 'nowhere.csv'));
    expect(!file.ok && file.problems[0]?.message).toMatch(/^找不到文件/);
  });
});

describe('a JSON file', () => {
  const product = { product_code: 'SA-001', nicknames: ['甲|乙', '丙'], shelf_life_months: 36, status: null };

  it('contains products with their skus', async () => {
    const file = await read(
      'a.json',
      JSON.stringify([{ ...product, skus: [{ sku_code: '1' }, { sku_code: '2' }] }]),
    );
    expect(file.ok && file.rows.map(({ line, cells }) => [line, Object.fromEntries(cells)])).toEqual([
      [
        1,
        {
          product_code: 'SA-001',
          nicknames: '甲\\|乙|丙',
          shelf_life_months: '36',
          status: '',
          sku_code: '1',
        },
      ],
      [2, { product_code: 'SA-001', sku_code: '2' }],
    ]);
  });

  it('names the sku of a problem by its code or number', async () => {
    const skus = [{ sku_code: 'SA-001-01' }, { sku_code: 'SA-001-02', price: 1 }, { size: {} }];
    const file = await read('sku.json', JSON.stringify([{ product_code: 'A' }, { ...product, skus }]));
    expect(file.ok ? [] : describeProblems(file.problems, file.placeOf)).toEqual([
      '第 2 个商品 SA-001 的规格 SA-001-02「skus.price」：不认识这个字段',
      '第 2 个商品 SA-001 的第 3 个规格「size」：应是文字、数字、是否或数组',
    ]);
    const read2 = await read('two.json', JSON.stringify([{ ...product, skus: skus.slice(0, 1) }]));
    expect(read2.placeOf(1, '售价')).toBe('第 1 个商品 SA-001 的规格 SA-001-01');
    expect(read2.placeOf(1, '商品名称')).toBe('第 1 个商品 SA-001');
  });

  it.each([
    ['[{"category_id":"a1","category_name":"彩妆"}]', 'categories'],
    ['[{"brand_key":"a1","brand_en":"A1"}]', 'brands'],
  ])('%s is a file of %s', async (content, subject) =>
    expect(await read('kind.json', content)).toMatchObject({ ok: true, subject }),
  );

  it.each([
    ['[{\n', '0  不是有效的 JSON：第 2 行有误'],
    ['[\n{"a":}]', '0  不是有效的 JSON：「[ {"a":}]」附近有误'],
    ['{}', '0  JSON 文件应是商品、分类或品牌的数组 [ … ]'],
    ['[1]', '1  应是对象，skus 应是对象的数组'],
    ['[{"skus":[[]]}]', '1  应是对象，skus 应是对象的数组'],
    ['[{"price":"1"}]', '1 price 不认识这个字段'],
    ['[{"__proto__":"1"}]', '1 __proto__ 不认识这个字段'],
    ['[{"name_cn":{"a":1}}]', '1 name_cn 应是文字、数字、是否或数组'],
    ['[]', '0  文件里没有内容'],
  ])('%s is refused', async (content, expected) =>
    expect((await problemsOf('bad.json', content))[0]).toEqual(expected),
  );
});
