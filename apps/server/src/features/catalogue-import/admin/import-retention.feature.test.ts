import { importsRoutes } from '@huarong/contract/admin/imports';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { type ImportCalls, importCalls } from '../testing/import-calls.ts';
import { csvOf, lipstick } from '../testing/sample-file.ts';
import { deleteCatalogue, readCatalogueRows, seedCategories } from '../testing/sample-shop.ts';
import { deleteOldFiles } from './delete-old-files.ts';

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
  await deleteCatalogue(shop.db);
});

const FAULTY = csvOf([{ ...lipstick, offer_price: 'x' }]);
const age = (days: number) =>
  shop.db
    .updateTable('import_file')
    .set({ created_at: sql<Date>`shop_now() - ${`${days} days`}::interval` })
    .execute();
const storedFile = async () => {
  const { storage_key } = await shop.db
    .selectFrom('import_file')
    .select('storage_key')
    .executeTakeFirstOrThrow();
  return shop.sources.storage.find(storage_key as never);
};

describe('an uploaded file', () => {
  it('is stored for 90 days', async () => {
    const file = await calls.check(FAULTY);
    await age(89);
    await deleteOldFiles(shop.db, shop.sources.storage);
    expect(await calls.detail(file.importId)).toMatchObject({ hasFile: true, faultyPath: file.faultyPath });
    expect(await storedFile()).not.toBeNull();
  });

  it('is deleted then; what was found out about it stays', async () => {
    const file = await calls.check(csvOf([lipstick]));
    await age(91);
    await deleteOldFiles(shop.db, shop.sources.storage);
    expect(await storedFile()).toBeNull();
    const now = await calls.detail(file.importId);
    expect(now).toMatchObject({ hasFile: false, state: 'checked', report: file.report });
    const refused = await staff.call(importsRoutes.apply, { importId: file.importId });
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('文件已过保存期') });
    const { mapping } = file.report;
    const mapped = await staff.call(importsRoutes.map, { importId: file.importId, mapping });
    expect(mapped.message).toContain('文件已过保存期');
  });

  it('has no file of faulty rows any more', async () => {
    const file = await calls.check(FAULTY);
    expect((await calls.get(file.faultyPath)).statusCode).toBe(200);
    await age(91);
    await deleteOldFiles(shop.db, shop.sources.storage);
    expect((await calls.detail(file.importId)).faultyPath).toBeNull();
    expect((await calls.get(file.faultyPath)).statusCode).toBe(404);
  });

  it('that a job reads now is not deleted', async () => {
    await calls.upload(FAULTY, 'a.csv');
    await age(91);
    await deleteOldFiles(shop.db, shop.sources.storage);
    expect(await storedFile()).not.toBeNull();
    await calls.runJobs();
  });
});

describe('the faulty objects of a JSON file', () => {
  const entries = Object.entries(lipstick);
  const firstOfSku = entries.findIndex(([name]) => name === 'sku_code');
  const product = Object.fromEntries(entries.slice(0, firstOfSku));
  const sku = Object.fromEntries(entries.slice(firstOfSku));
  const good = { ...product, product_code: 'SA-009', skus: [{ ...sku, sku_code: 'SA-009-01', barcode: '' }] };

  it('are a JSON file with what is wrong, which imports after correction', async () => {
    const faulty = {
      ...product,
      skus: [sku, { ...sku, sku_code: 'SA-001-02', barcode: '', shade_number: '02', offer_price: 'x' }],
    };
    const checked = await calls.check(JSON.stringify([good, faulty]), 'a.json');
    expect(checked.faultyPath).toMatch(/-faulty\.json$/);
    const answer = await calls.get(checked.faultyPath);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const [object, ...others] = answer.json();
    expect(others).toEqual([]);
    const { 错误: wrong, ...own } = object;
    expect(own).toEqual(faulty);
    expect(wrong).toContain('售价');

    object.skus[1].offer_price = '99';
    const again = await calls.check(JSON.stringify([object]), 'b.json');
    expect(again).toMatchObject({ faultyCount: 0, report: { problems: [] } });
    expect((await calls.apply(again.importId)).file.state).toBe('applied');
    expect((await readCatalogueRows(shop.db))['sku']).toHaveLength(2);
  });

  it('cannot be had as a table', async () => {
    const faulty = { ...product, skus: [{ ...sku, offer_price: 'x' }] };
    const { importId } = await calls.check(JSON.stringify([faulty]), 'a.json');
    expect((await calls.get(`/admin/files/imports/${importId}-faulty.csv`)).statusCode).toBe(404);
  });
});
