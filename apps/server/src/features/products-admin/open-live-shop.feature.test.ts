import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandsRoutes } from '@huarong/contract/admin/brands';
import { categoriesRoutes } from '@huarong/contract/admin/categories';
import { gridRoutes } from '@huarong/contract/admin/grid';
import { mediaRoutes } from '@huarong/contract/admin/media';
import { productsRoutes } from '@huarong/contract/admin/products';
import { workQueueRoutes } from '@huarong/contract/admin/work-queue';
import { pathOf } from '@huarong/contract/kit';
import { EMPTY_PRODUCT } from '@huarong/core/catalogue';
import { OrderStatus } from '@huarong/core/orders';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '#platform/config';
import { SERVER_CALLER } from '#platform/context';
import { createLog } from '#platform/log';
import { openMemberSession } from '#platform/session';
import { createTestDatabase } from '../../../testing/index.ts';
import { liveEnvironment } from '../../../testing/live-environment.ts';
import { openAdminOn, type StaffBrowser } from '../../../testing/open-admin.ts';
import { buildShop } from '../../app.ts';
import { insertMember } from '../cart/testing/open-cart-shop.ts';
import { createPng } from '../media/testing/open-media-shop.ts';
import type { FirstStep } from './first-steps.ts';

async function openLiveShop(folder: string) {
  const database = await createTestDatabase();
  const read = readConfig({ ...liveEnvironment, LOG_LEVEL: 'silent', DATA_DIR: folder });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const log = createLog('silent');
  const { app, sources } = await buildShop({ config: read.config, log, database });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { ...(await openAdminOn({ config: read.config, log, database, sources, close })), app };
}

let folder: string;
let shop: Awaited<ReturnType<typeof openLiveShop>>;
let owner: StaffBrowser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'huarong-merchant-'));
  shop = await openLiveShop(folder);
  owner = await shop.signIn('OWNER');
}, 120_000);
afterAll(async () => {
  await shop.admin.close();
  await shop.close();
  await rm(folder, { recursive: true });
});

const SHADES = [
  { number: '01', name: '砖红', hex: '#8C2A22' },
  { number: '02', name: '豆沙', hex: '#B0605A' },
  { number: '03', name: '浆果', hex: '#7A1230' },
];
const headers: Record<string, string> = {};
/** A live shop sheds load while the machine is busy; a browser tries again too. */
const send = (request: InjectOptions) =>
  vi.waitFor(
    async () => {
      const response = await shop.app.inject({ headers, ...request });
      if (response.statusCode === 503) throw new Error('busy');
      return response.json();
    },
    { timeout: 60_000, interval: 500 },
  );
const post = (url: string, queryBody: object) => send({ method: 'POST', url, payload: { queryBody } });

/** What a call answers; a refusal fails the test with its message. */
async function answered(route: string, input: object) {
  const { results, message } = await owner.call(route, { ...input });
  expect(message).toBeNull();
  return results;
}

async function uploadImage(hex: string, name: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await createPng(hex))]), name);
  const request = new Response(form);
  const answer = await shop.admin.inject({
    method: 'POST',
    url: `${pathOf(mediaRoutes.upload)}?name=${name}`,
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: owner.cookie(),
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.json().results.mediaId;
}

it('a merchant opens an empty live shop: brand, category, product with three shades and images, price, and it is bought', async () => {
  const stepsLeft = async () =>
    (await answered(workQueueRoutes.list, {})).firstSteps?.filter(({ isDone }: FirstStep) => !isDone).length;
  expect(await stepsLeft()).toBe(6);
  const { brandId } = await answered(brandsRoutes.create, {
    fields: {
      key: 'qingyu',
      nameEn: 'QINGYU',
      nameCn: '青屿',
      nicknames: [],
      letter: 'Q',
      origin: '福建平潭',
      sinceYear: 2019,
      slogan: '',
      story: [],
      marks: [],
      isLive: true,
    },
  });
  let parentId: string | null = null;
  for (const name of ['彩妆', '唇部彩妆', '唇膏'])
    parentId = (await answered(categoriesRoutes.create, { name, nameEn: '', parentId })).categoryId;

  const { productId } = await answered(productsRoutes.create, {
    values: {
      ...EMPTY_PRODUCT,
      code: 'QY-001',
      brand_id: brandId,
      category_id: parentId,
      name_cn: '潮汐丝绒唇膏',
      tested_figures: [{ figure: '8h', claim: '持色', method: '30 位受试者使用后自评' }],
      included_items: [{ name: '绒布袋', size: '', count: 1, code: '', sku_size: '' }],
      ingredients: ['蜂蜡', '角鲨烷'],
      how_to_use: '薄涂于唇部',
      filing_number: '闽G妆网备字2026000001',
      standard_number: 'QB/T 1977',
      producer: '青屿（平潭）化妆品有限公司',
      producer_address: '福建省平潭县海坛街道 1 号',
      production_licence: '闽妆20260001',
      origin: '福建',
      shelf_life_months: 36,
      warnings: '仅供外用',
    },
  });
  await answered(productsRoutes.saveSkus, {
    productId,
    rows: SHADES.map(({ number, name, hex }) => ({
      key: number,
      isNew: true,
      values: {
        code: `QY-001-${number}`,
        barcode: null,
        shade_number: number,
        shade_name: name,
        shade_hex: hex,
        shade_family: null,
        size: '3.2g',
        offer_price_fen: 16_000,
        market_price_fen: null,
        purchase_limit: null,
        is_live: true,
      },
    })),
  });
  expect(await stepsLeft()).toBe(3);
  const { rows } = await answered(gridRoutes.list, {});
  expect(rows.map(({ skuName }: { skuName: string }) => skuName)).toEqual(
    SHADES.map(({ number, name }) => `${number} ${name} 3.2g`),
  );

  const skuIds: string[] = rows.map(({ skuId }: { skuId: string }) => skuId);
  const items: { mediaId: string; productId: string; skuId: string }[] = [];
  for (const [at, skuId] of skuIds.entries())
    items.push({ mediaId: await uploadImage(SHADES[at]!.hex, `shade-${at}.png`), productId, skuId });
  await answered(mediaRoutes.attach, { items });

  await answered(gridRoutes.save, {
    title: '开店',
    reason: '第一批货',
    cells: skuIds.flatMap((skuId) => [
      { skuId, column: 'offer', base: 16_000, value: 12_900 },
      { skuId, column: 'stock', base: 0, value: 20 },
    ]),
  });
  await answered(productsRoutes.setStatus, { productIds: [productId], status: 'published', reason: '开店' });

  expect(await stepsLeft()).toBeUndefined();
  await vi.waitFor(
    async () => {
      const keyword = encodeURIComponent('潮汐唇膏');
      const found = await send({ url: `/v1/search-service/brand/keyword?keyword=${keyword}` });
      expect(found.results.productList).toMatchObject([{ productId }]);
    },
    { timeout: 30_000, interval: 200 },
  );
  const { results: detail } = await send({ url: `/v1/product/detail/${productId}` });
  expect(detail.testedFigures).toEqual([{ figure: '8h', claim: '持色', method: '30 位受试者使用后自评' }]);
  expect(detail.includedItems).toEqual([{ name: '绒布袋', count: 1 }]);
  expect(JSON.stringify(detail)).toContain(`/pictures/media/${items[0]!.mediaId}`);

  await insertMember(shop.db, '1000000001');
  headers['token'] = await openMemberSession(shop.db, '1000000001', SERVER_CALLER);
  expect((await post('/v3/shopcart/shopcart/addToCart', { skuId: skuIds[2], quantity: 2 })).status).toBe(0);
  const { addrId } = (
    await post('/v1/myaccount/addressManagement/add', {
      name: '沈南枝',
      mobile: '13700000003',
      provinceCode: '310000',
      cityCode: '310100',
      districtCode: '310104',
      address: '愚园路 1088 号 2 楼',
    })
  ).results;
  const { quoteHash } = (await post('/v3/shopcart/shopcart/getShopcartStepTwo', { addrId })).results;
  const placed = await post('/v3/shopcart/shopcart/commitOrderExtend', {
    quoteHash,
    addrId,
    paymentCode: 'ALIPAY',
  });
  expect(placed).toMatchObject({ status: 0 });
  const order = await shop.db.selectFrom('sub_order').select('status').executeTakeFirstOrThrow();
  expect(order.status).toBe(OrderStatus.AwaitingPayment);
  const { payable_fen } = await shop.db
    .selectFrom('shop_order')
    .select('payable_fen')
    .executeTakeFirstOrThrow();
  expect(payable_fen).toBeGreaterThanOrEqual(2 * 12_900);
  const stock = await shop.db
    .selectFrom('stock')
    .select(['available', 'held'])
    .where('sku_id', '=', skuIds[2]!)
    .executeTakeFirstOrThrow();
  expect(stock).toEqual({ available: 18, held: 2 });
}, 120_000);
