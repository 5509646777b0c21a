import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#platform/database';
import { copyFolder, type DatabaseCopy, onEmbedded, runFile } from '../testing/index.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const COMMANDS: [what: string, file: string, ...args: string[]][] = [
  ['the server', file('./main.ts')],
  ['npm run shop', file('../../../scripts/shop/shop.ts'), 'orders'],
  ['npm run reconcile', file('./features/payment/reconcile/reconcile-cli.ts')],
  ['npm run audit:check', file('./features/audit/audit-check-cli.ts')],
];

onEmbedded('the database of a live shop', () => {
  let copy: DatabaseCopy;
  beforeAll(async () => {
    copy = await copyFolder();
    const database = await openDatabase(copy.settings);
    await database.db.insertInto('shop_mode').values({ mode: 'live' }).execute();
    await database.close();
  });
  afterAll(() => copy.discard());

  const run = async (path: string, args: string[], mode: string) => {
    const env = { DATA_DIR: copy.settings.dataDir, DATABASE_URL: '', PORT: '0', SHOP_MODE: mode };
    const child = runFile(path, args, env);
    const { code } = await child.ended;
    return { code, out: child.output.out, err: child.output.err.trim() };
  };

  it.each(COMMANDS)('is not opened by %s as a demo', { timeout: 120_000 }, async (_what, path, ...args) =>
    expect(await run(path, args, 'demo')).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^这个数据库属于正式营业的店.*belongs to a live shop/),
    }),
  );

  it.each(COMMANDS)(
    'is not opened by %s without a mode',
    { timeout: 120_000 },
    async (_what, path, ...args) =>
      expect(await run(path, args, '')).toEqual({
        code: 1,
        out: '',
        err: expect.stringMatching(/^配置 SHOP_MODE 缺失/),
      }),
  );

  it('holds nothing of a demo afterwards', async () => {
    const database = await openDatabase(copy.settings);
    const products = await database.db.selectFrom('product').select('id').execute();
    const members = await database.db.selectFrom('member').select('id').execute();
    await database.close();
    expect([products, members]).toEqual([[], []]);
  });
});
