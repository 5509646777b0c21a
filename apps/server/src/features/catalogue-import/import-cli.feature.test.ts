import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyFolder, onEmbedded } from '../../../testing/index.ts';
import { csvOf, lipstick, secondShade } from './testing/sample-file.ts';

onEmbedded('on the command line', () => {
  let shop: Awaited<ReturnType<typeof copyFolder>>;
  let file: string;
  beforeAll(async () => {
    shop = await copyFolder();
    file = join(shop.settings.dataDir, 'products.csv');
    await writeFile(file, csvOf([lipstick, secondShade]));
  });
  afterAll(() => shop.discard());

  const SCRIPTS = {
    import: './import-cli.ts',
    export: './export-cli.ts',
    shop: '../../../../../scripts/shop/shop.ts',
  };
  const run = (cli: keyof typeof SCRIPTS, ...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const script = fileURLToPath(new URL(SCRIPTS[cli], import.meta.url));
      const env = { ...process.env, SHOP_MODE: 'demo', DATA_DIR: shop.settings.dataDir, DATABASE_URL: '' };
      execFile(process.execPath, [script, ...args], { env }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), out, err }),
      );
    });

  it('categories and brands are created by commands', async () => {
    expect((await run('shop', 'categories')).out).toContain('店铺还没有分类。');
    expect((await run('import', file)).err).toContain('店铺还没有分类，请先建分类');
    expect((await run('shop', 'category-add', '60002', '彩妆', '--english', 'MAKEUP')).out).toBe(
      '已建分类 60002 彩妆\n',
    );
    expect((await run('shop', 'category-add', '600020301', '唇膏', '--parent', '60002')).code).toBe(0);
    expect(await run('shop', 'category-add', '60002', '又一个')).toMatchObject({
      code: 1,
      err: '已有分类 60002。要修改请用分类文件，见 docs/import.md\n',
    });
    expect(await run('shop', 'category-add', 'x', '甲', '--parent', 'nowhere')).toMatchObject({
      code: 1,
      err: '「上级分类编号」没有分类 nowhere，请在文件里加上它，或改成已有的编号\n',
    });
    expect((await run('shop', 'categories')).out).toBe('60002  彩妆\n　600020301  唇膏\n');
    expect((await run('shop', 'brand-add', 'hua-jian', 'HUA JIAN', '花笺')).code).toBe(0);
    expect((await run('shop', 'brands')).out).toBe('H  hua-jian  HUA JIAN 花笺\n');
    const exported = await run('export', '--categories');
    expect(exported.out).toContain('60002,,彩妆,MAKEUP,1,霜');
  }, 300_000);

  // Each command opens the database anew, which takes seconds; hence the long timeout.
  it('dry run, import, export and undo work from the command line', async () => {
    expect(await run('import', file)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('这是试运行'),
    });

    const applied = await run('import', file, '--apply');
    expect(applied).toMatchObject({ code: 0, out: expect.stringContaining('商品新增 1') });
    expect(applied.err).toContain('100%');

    const exported = join(shop.settings.dataDir, 'out.json');
    expect((await run('export', exported)).code).toBe(0);
    expect(JSON.parse(await readFile(exported, 'utf8'))[0].skus).toHaveLength(2);

    expect((await run('import', '--images')).out).toContain('导入的图片共 1 张：已下载 0、等待 1、失败 0。');
    expect((await run('import', '--undo')).out).toContain('已撤销第 4 次导入（products.csv，2 行）');
  }, 300_000);

  it.each([
    [[]],
    [['a.csv', 'b.csv']],
    [['--undo', 'a.csv']],
    [['--aply', 'a.csv']],
    [['--undo', '--images']],
    [['a.csv', '--now']],
  ])(
    '%j prints the usage',
    async (args) => {
      expect(await run('import', ...args)).toMatchObject({ code: 1, err: expect.stringMatching(/^用法/) });
    },
    120_000,
  );

  it('a file with problems exits with code 1 and lists them', async () => {
    const bad = join(shop.settings.dataDir, 'bad.csv');
    await writeFile(bad, csvOf([{ ...lipstick, offer_price: '-1' }]));
    expect(await run('import', bad, '--apply')).toMatchObject({
      code: 1,
      err: '第 2 行「售价」：价格过低，至少 0.01 元\n共 1 处有误，什么也没有写入。\n',
    });
  }, 120_000);
});
