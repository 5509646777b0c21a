import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#platform/database';
import { copyFolder, onEmbedded } from '../../../testing/index.ts';
import { csvOf, lipstick, secondShade } from './testing/sample-file.ts';
import { seedCategories } from './testing/sample-shop.ts';

onEmbedded('on the command line', () => {
  let shop: Awaited<ReturnType<typeof copyFolder>>;
  let file: string;
  beforeAll(async () => {
    shop = await copyFolder();
    const database = await openDatabase(shop.settings);
    await seedCategories(database.db);
    await database.close();
    file = join(shop.settings.dataDir, 'products.csv');
    await writeFile(file, csvOf([lipstick, secondShade]));
  });
  afterAll(() => shop.discard());

  const run = (cli: 'import' | 'export', ...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const script = fileURLToPath(new URL(`./${cli}-cli.ts`, import.meta.url));
      const env = { ...process.env, DATA_DIR: shop.settings.dataDir, DATABASE_URL: '' };
      execFile(process.execPath, [script, ...args], { env }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), out, err }),
      );
    });

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

    expect((await run('import', '--undo')).out).toContain('已撤销第 1 次导入（products.csv，2 行）');
  }, 300_000);

  it.each([[[]], [['a.csv', 'b.csv']], [['--undo', 'a.csv']], [['--aply', 'a.csv']]])(
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
