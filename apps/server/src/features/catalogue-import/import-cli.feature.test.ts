import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { runShopCommand } from '../../../../../scripts/shop/run-shop-command.ts';
import { copyFolder, onEmbedded, runFile } from '../../../testing/index.ts';
import { exitCodeOf } from './cli.ts';
import { exportCommand } from './export-command.ts';
import { importCommand } from './import-command.ts';
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

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  const environment = () => ({ SHOP_MODE: 'demo', DATA_DIR: shop.settings.dataDir, DATABASE_URL: '' });
  const COMMANDS = { import: importCommand, export: exportCommand, shop: runShopCommand };
  /** In this process, because a start of its own would take longer than the command. */
  async function run(name: keyof typeof COMMANDS, ...args: string[]) {
    for (const [variable, value] of Object.entries(environment())) vi.stubEnv(variable, value);
    const printed = { out: '', err: '' };
    const record = (to: keyof typeof printed, end: string) => (text: unknown) => {
      printed[to] += `${text}${end}`;
      return true;
    };
    vi.spyOn(console, 'log').mockImplementation(record('out', '\n'));
    vi.spyOn(console, 'error').mockImplementation(record('err', '\n'));
    vi.spyOn(process.stdout, 'write').mockImplementation(record('out', ''));
    vi.spyOn(process.stderr, 'write').mockImplementation(record('err', ''));
    const code = await exitCodeOf(COMMANDS[name], args);
    vi.restoreAllMocks();
    return { code, ...printed };
  }

  it.each([
    ['import-cli.ts', ['--images'], { code: 0, out: expect.stringContaining('导入的图片共 0 张') }],
    ['import-cli.ts', [], { code: 1, err: expect.stringMatching(/^用法/) }],
    ['export-cli.ts', ['--brands'], { code: 0, out: expect.stringContaining('品牌标识') }],
  ])('%s with %j is a command of its own', { timeout: 60_000 }, async (file, args, expected) => {
    const child = runFile(fileURLToPath(new URL(file, import.meta.url)), args, environment());
    const { code } = await child.ended;
    expect({ code, ...child.output }).toMatchObject(expected);
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
  }, 120_000);

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
    expect((await run('import', '--undo', '77')).err).toContain('没有第 77 次导入，或它已经撤销。');
    expect((await run('import', '--undo', '4')).out).toContain('已撤销第 4 次导入（products.csv，2 行）');
  }, 120_000);

  it.each([
    [[]],
    [['a.csv', 'b.csv']],
    [['--undo', 'a.csv']],
    [['--aply', 'a.csv']],
    [['--undo', '--images']],
    [['a.csv', '--now']],
  ])('%j prints the usage', async (args) => {
    expect(await run('import', ...args)).toMatchObject({ code: 1, err: expect.stringMatching(/^用法/) });
  });

  it('a file with problems exits with code 1 and lists them', async () => {
    const bad = join(shop.settings.dataDir, 'bad.csv');
    await writeFile(bad, csvOf([{ ...lipstick, offer_price: '-1' }]));
    expect(await run('import', bad, '--apply')).toMatchObject({
      code: 1,
      err: '第 2 行「售价」：价格过低，至少 0.01 元\n共 1 处有误，什么也没有写入。\n',
    });
  });
});
