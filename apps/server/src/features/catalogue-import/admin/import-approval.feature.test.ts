import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runDueJobs } from '#platform/jobs';
import { openAdmin } from '../../../../testing/open-admin.ts';
import { changeSetJobs } from '../../change-sets/index.ts';
import { type ImportCalls, importCalls } from '../testing/import-calls.ts';
import { csvOf, lipstick, manyLines } from '../testing/sample-file.ts';
import { deleteCatalogue, importLines, seedCategories } from '../testing/sample-shop.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let owner: Awaited<ReturnType<typeof shop.signIn>>;
let calls: ImportCalls;
beforeAll(async () => {
  shop = await openAdmin();
  await seedCategories(shop.db);
  owner = await shop.signIn('OWNER');
  calls = importCalls(shop, await shop.signIn('MERCHANDISER'));
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('import_file').execute();
  await deleteCatalogue(shop.db);
});

/** Above 20,000 a job writes what was approved: WAITING_ROWS=21000 goes that way. */
const WAITING_ROWS = Number(process.env['WAITING_ROWS'] ?? 300);
const SKU = '9000000101';
const priced = (offer_price: string) => csvOf([{ ...lipstick, offer_price }]);
const setPrice = (offer_price_fen: number) =>
  shop.db.updateTable('sku').set({ offer_price_fen, market_price_fen: null }).execute();
const readSku = () => shop.db.selectFrom('sku').selectAll().where('id', '=', SKU).executeTakeFirstOrThrow();
const approve = (approvalId: string) => owner.call(approvalsRoutes.approve, { approvalId, note: '' });
/** A shop that sells at ¥100, and a file with another price. */
async function importPrice(yuan: string) {
  await importLines(shop.db, [lipstick]);
  await setPrice(10_000);
  const { importId } = await calls.check(priced(yuan));
  return (await calls.apply(importId)).file;
}

it('a first import has no price that it could change, and asks nobody', async () => {
  const { importId } = await calls.check(priced('1'));
  expect((await calls.apply(importId)).file).toMatchObject({ state: 'applied', approvalId: null });
});

it('a change of exactly 30 % is usual', async () => {
  expect((await importPrice('70')).state).toBe('applied');
  expect((await readSku()).offer_price_fen).toBe(7_000);
});

it('a larger one is written when somebody else has approved it', async () => {
  const file = await importPrice('69.99');
  expect(file).toMatchObject({ state: 'waiting', problem: null });
  expect((await readSku()).offer_price_fen).toBe(10_000);
  const asked = (await owner.call(approvalsRoutes.detail, { approvalId: file.approvalId })).results;
  expect(JSON.stringify(asked)).toContain('1 个规格的价格变化超过 30 %');
  expect((await approve(file.approvalId)).errorCode).toBeNull();
  expect((await readSku()).offer_price_fen).toBe(6_999);
  expect((await calls.detail(file.importId)).state).toBe('applied');
});

it('a price below cost waits', async () => {
  await importLines(shop.db, [lipstick]);
  await setPrice(10_000);
  await shop.db.insertInto('sku_supply').values({ sku_id: SKU, cost_fen: 9_600 }).execute();
  const { importId } = await calls.check(priced('95'));
  expect((await calls.apply(importId)).file.state).toBe('waiting');
});

it('what somebody has changed while it waited is not overwritten', async () => {
  const file = await importPrice('50');
  await setPrice(9_000);
  expect((await approve(file.approvalId)).message).toContain('之后有人改过');
  expect((await readSku()).offer_price_fen).toBe(9_000);
});

it('what the file does not change may change while it waits', async () => {
  const file = await importPrice('50');
  await shop.db.updateTable('sku').set({ purchase_limit: 3 }).execute();
  expect((await approve(file.approvalId)).errorCode).toBeNull();
  expect(await readSku()).toMatchObject({ offer_price_fen: 5_000, purchase_limit: 3 });
});

it('refused prices are never written', async () => {
  const file = await importPrice('50');
  const input = { approvalId: file.approvalId, reason: '价格有误' };
  expect((await owner.call(approvalsRoutes.refuse, input)).errorCode).toBeNull();
  expect((await calls.detail(file.importId)).state).toBe('withdrawn');
  expect((await readSku()).offer_price_fen).toBe(10_000);
});

it(`${WAITING_ROWS} prices that wait are written by one approval`, async () => {
  await importLines(shop.db, manyLines(WAITING_ROWS));
  await setPrice(10_000);
  const lines = manyLines(WAITING_ROWS).map((line) => ({ ...line, offer_price: '50' }));
  const { importId } = await calls.check(csvOf(lines));
  const { file } = await calls.apply(importId);
  expect(file.state).toBe('waiting');
  const start = performance.now();
  expect((await approve(file.approvalId)).errorCode).toBeNull();
  await runDueJobs(shop.db, changeSetJobs(shop.db));
  console.log(`${WAITING_ROWS} prices: written in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const prices = await shop.db.selectFrom('sku').select('offer_price_fen').distinct().execute();
  expect(prices).toEqual([{ offer_price_fen: 5_000 }]);
  expect((await calls.detail(importId)).state).toBe('applied');
}, 600_000);
