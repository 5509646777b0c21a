import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { couponsAdminRoutes } from '@huarong/contract/admin/coupons';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { couponTerms } from '../testing/coupon-terms.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let marketer: StaffBrowser;
let owner: StaffBrowser;
let skuId: string;
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  marketer = await shop.signIn('MARKETER');
  owner = await shop.signIn('OWNER');
  const sku = await shop.db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.id', 'sku.offer_price_fen'])
    .where('product.status', '=', 'published')
    .where('sku.is_live', '=', true)
    .orderBy('sku.offer_price_fen', 'desc')
    .orderBy('sku.id')
    .executeTakeFirstOrThrow();
  skuId = sku.id;
  await sql`insert into sku_supply (sku_id, cost_fen) values (${skuId}, ${Math.floor(sku.offer_price_fen / 2)})
    on conflict (sku_id) do update set cost_fen = excluded.cost_fen`.execute(shop.db);
}, 120_000);
afterAll(() => shop.close());

/** So many percent off for the sku with a recorded cost. */
const terms = (percent: number) =>
  couponTerms({
    offer: { kind: 'percentOff', payPercent: 100 - percent, cap: 1_000_000 },
    scope: { kind: 'list', goods: { skuIds: [skuId] } },
    thresholdFen: 100,
  });
const save = (input: object) => marketer.call(couponsAdminRoutes.save, input);
const create = async (percent: number): Promise<string> =>
  (await save({ offerId: null, version: null, terms: terms(percent) })).results.offerId;
const publish = (offerId: string, version: number, reason?: string) =>
  marketer.call(couponsAdminRoutes.publish, { offerId, version, ...(reason && { reason }) });
const detail = async (offerId: string) =>
  (await marketer.call(couponsAdminRoutes.detail, { offerId })).results;

it('a coupon below cost waits for a second person, and nobody claims it meanwhile', async () => {
  const offerId = await create(60);
  const refused = await publish(offerId, 1);
  expect(refused).toMatchObject({ status: 409, errorCode: 'ADM9460W' });
  expect(refused.results.skus).toMatchObject([{ skuId, cost: null }]);
  const { approvalId } = (await publish(offerId, 1, '清仓')).results.waiting;
  expect(await detail(offerId)).toMatchObject({ status: 'draft', waiting: { approvalId, isOwn: true } });
  expect((await marketer.call(approvalsRoutes.approve, { approvalId })).status).toBe(403);
  expect((await owner.call(approvalsRoutes.approve, { approvalId })).errorCode).toBeNull();
  expect(await detail(offerId)).toMatchObject({ status: 'live', waiting: null });
});

it('a coupon that leaves enough is published at once; while it is live it cannot get worse without a second person', async () => {
  const offerId = await create(5);
  expect((await publish(offerId, 1)).results).toMatchObject({ version: 2, waiting: null });
  const worse = await save({ offerId, version: 2, terms: terms(60) });
  expect(worse.errorCode).toBe('ADM9342E');
  expect(worse.message).toContain('请先停发');
  expect((await detail(offerId)).version).toBe(2);
});

it('a request ends with the version that it was made for', async () => {
  const offerId = await create(60);
  const { approvalId } = (await publish(offerId, 1, '清仓')).results.waiting;
  await save({ offerId, version: 1, terms: terms(70) });
  expect((await detail(offerId)).waiting).toBeNull();
  expect((await owner.call(approvalsRoutes.approve, { approvalId })).errorCode).toBe('ADM3004W');
});
