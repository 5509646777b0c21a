import { changesRoutes } from '@huarong/contract/admin/changes';
import { termsRoutes } from '@huarong/contract/admin/terms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { lipstick, secondShade } from '../../catalogue-import/testing/sample-file.ts';
import {
  importLines,
  readCatalogueRows,
  seedCategories,
} from '../../catalogue-import/testing/sample-shop.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let staff: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin();
  await seedCategories(shop.db);
  const line = { effects: '保湿|提亮', skin_types: '干性', labels: 'new|爆款', shade_family: '红' };
  await importLines(shop.db, [
    { ...lipstick, ...line },
    { ...secondShade, shade_family: '豆沙' },
    {
      ...lipstick,
      ...line,
      product_code: 'SA-002',
      sku_code: 'SA-002-01',
      barcode: '',
      effects: '滋润|保湿',
    },
  ]);
  staff = await shop.signIn('MERCHANDISER');
}, 120_000);
afterAll(() => shop.close());

const list = async (kind: string) =>
  (await staff.call(termsRoutes.list, { kind })).results.terms.map(
    ({ name, count }: { name: string; count: number }) => [name, count],
  );
const rename = (kind: string, name: string, to: string) =>
  staff.call(termsRoutes.rename, { kind, name, to, reason: '统一说法' });
const effectsOf = async (code: string) =>
  (await shop.db.selectFrom('product').select('effects').where('code', '=', code).executeTakeFirstOrThrow())
    .effects;

it('lists what an import used, with counts', async () => {
  expect(await list('effect')).toEqual([
    ['保湿', 2],
    ['提亮', 1],
    ['滋润', 1],
  ]);
  expect(await list('skin-type')).toEqual([['干性', 2]]);
  expect(await list('shade-family')).toEqual([
    ['红', 2],
    ['豆沙', 1],
  ]);
  const labels = (await staff.call(termsRoutes.list, { kind: 'label' })).results.terms;
  expect(labels).toContainEqual({ name: 'new', label: '新品', count: 2, isFixed: true });
});

it('renames a word everywhere and merges two, each as one set that can be undone', async () => {
  const before = await readCatalogueRows(shop.db);
  const renamed = (await rename('effect', '提亮', '亮肤')).results;
  expect(renamed).toMatchObject({ count: 1, isMerged: false });
  expect(await effectsOf('SA-001')).toEqual(['保湿', '亮肤']);
  const merged = (await rename('effect', '滋润', '保湿')).results;
  expect(merged).toMatchObject({ count: 1, isMerged: true });
  expect(await effectsOf('SA-002')).toEqual(['保湿']);
  expect(await list('effect')).toEqual([
    ['保湿', 2],
    ['亮肤', 1],
  ]);
  const shades = (await rename('shade-family', '红', '正红')).results;
  expect(shades).toMatchObject({ count: 2 });
  for (const { setId } of [merged, renamed, shades])
    expect((await staff.call(changesRoutes.undo, { setId, reason: '改错了' })).errorCode).toBeNull();
  expect(await readCatalogueRows(shop.db)).toEqual(before);
  expect(await list('effect')).toEqual([
    ['保湿', 2],
    ['提亮', 1],
    ['滋润', 1],
    ['亮肤', 0],
  ]);
});

it('adds a word once and deletes one that nothing uses', async () => {
  expect((await staff.call(termsRoutes.add, { kind: 'skin-type', name: '油性' })).errorCode).toBeNull();
  expect((await staff.call(termsRoutes.add, { kind: 'skin-type', name: '油性' })).errorCode).toBe('ADM9269E');
  expect((await staff.call(termsRoutes.remove, { kind: 'skin-type', name: '干性' })).message).toBe(
    '不能删除：还有 2 处在用，可以并入别的词',
  );
  expect((await staff.call(termsRoutes.remove, { kind: 'skin-type', name: '油性' })).errorCode).toBeNull();
  expect((await staff.call(termsRoutes.remove, { kind: 'skin-type', name: '油性' })).errorCode).toBe(
    'ADM9268E',
  );
  expect((await rename('label', 'new', '上新')).errorCode).toBe('ADM9270E');
  expect((await rename('effect', '没有', '也没有')).errorCode).toBe('ADM9268E');
  expect((await rename('effect', '保湿', '保湿')).status).toBe(400);
});
