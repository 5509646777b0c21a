import { createPrivateKey } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OrderStatus } from '@huarong/core/orders';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '#platform/config';
import { SERVER_CALLER } from '#platform/context';
import { createLog } from '#platform/log';
import { createPageRenderer } from '#platform/pages';
import { openMemberSession } from '#platform/session';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { liveEnvironment } from '../../../testing/live-environment.ts';
import { buildApp } from '../../app.ts';
import { canonicalText } from '../../integrations/payment/alipay/canonical-text.ts';
import { signTextSync } from '../../integrations/payment/rsa.ts';
import { loadWebApp } from '../../platform/seams/testing/load-web-app.ts';
import { insertMember } from '../cart/testing/open-cart-shop.ts';
import { readImportFile } from './file/read-file.ts';
import { importFile } from './import-file.ts';
import { csvOf, lipstick, secondShade } from './testing/sample-file.ts';

let database: TestDatabase;
let app: FastifyInstance;
let folder: string;
const web = await loadWebApp();

// The shop runs from the first line on: everything is imported into the running shop.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'huarong-live-'));
  database = await createTestDatabase();
  const read = readConfig({ ...liveEnvironment, LOG_LEVEL: 'silent', DATA_DIR: folder });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const renderPage = createPageRenderer(web.build, 'production', read.config.seamsOff);
  app = await buildApp({ config: read.config, log: createLog('silent'), database, renderPage });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await web.close();
  await rm(folder, { recursive: true });
});

async function importText(name: string, text: string) {
  const path = join(folder, name);
  await writeFile(path, text);
  const file = await readImportFile(path);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  return importFile(database.db, file, { fileName: path, isApplied: true });
}

const PRODUCT = '90000001';
const SKU = '9000000101';
const products = csvOf([{ ...lipstick, category_id: 'lip_stick', images: '' }, secondShade]);
const headers: Record<string, string> = {};
/** A live shop sheds load while the machine is busy; a browser tries again too. */
const send = (request: InjectOptions) =>
  vi.waitFor(
    async () => {
      const response = await app.inject(request);
      if (response.statusCode === 503) throw new Error('busy');
      return response;
    },
    { timeout: 60_000, interval: 500 },
  );
const get = async (url: string) => (await send({ url, headers })).json();
const post = async (url: string, queryBody: object) =>
  (await send({ method: 'POST', url, headers, payload: { queryBody } })).json();
const page = async (url: string) => {
  const response = await send({ url, headers: { accept: 'text/html' } });
  return { status: response.statusCode, html: response.body };
};

it('an empty live shop has no category and refuses products, with what to do first', async () => {
  expect((await page('/')).status).toBe(200);
  const report = await importText('products.csv', products);
  expect(report.problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^店铺还没有分类，请先建分类：.*category-add/s),
  ]);
}, 120_000);

it('categories, brands and products are imported, and shown without a restart', async () => {
  const categories = await importText(
    'categories.csv',
    '编码,上级,名称,排序\nmakeup,,彩妆,1\nlips,makeup,唇部彩妆,\nlip_stick,lips,唇膏,\n',
  );
  expect(categories).toMatchObject({ subject: 'categories', problems: [], runId: expect.any(Number) });
  const brands = await importText(
    'brands.csv',
    '编码,名称,英文名,介绍\nsolene-ardey,索兰娜,SOLÈNE ARDEY,里昂的色粉作坊\n',
  );
  expect(brands).toMatchObject({ subject: 'brands', problems: [], runId: expect.any(Number) });
  expect((await importText('products.csv', products)).problems).toEqual([]);

  await vi.waitFor(
    async () => {
      const found = await get(
        '/v1/search-service/brand/keyword?keyword=%E4%B8%9D%E7%BB%92%E5%94%87%E8%86%8F',
      );
      expect(found.results.productList).toMatchObject([{ productId: PRODUCT }]);
    },
    { timeout: 30_000, interval: 200 },
  );
  expect((await get('/v1/search-service/brand/keyword?categoryId=makeup')).results).toMatchObject({
    total: 1,
    productList: [{ productId: PRODUCT, skuImagePath: '/pictures/none.svg' }],
  });
  expect((await get(`/v1/product/detail/${PRODUCT}`)).results).toMatchObject({
    productName: '朱砂丝绒哑光唇膏',
  });
  for (const path of ['/category/makeup/', '/category/lip_stick/', `/product/${PRODUCT}.html`, '/brand/']) {
    const { status, html } = await page(path);
    expect([path, status]).toEqual([path, 200]);
    expect(html).toContain(path === '/brand/' ? 'SOLÈNE ARDEY' : '朱砂丝绒哑光唇膏');
  }
}, 120_000);

/** What Alipay sends after the payment, signed with the key that the shop knows as Alipay's. */
function alipayNotice(outTradeNo: string, amount: string) {
  const fields = new URLSearchParams({
    notify_id: '20261116000000000001',
    app_id: liveEnvironment.ALIPAY_APP_ID,
    seller_id: liveEnvironment.ALIPAY_SELLER_ID,
    sign_type: 'RSA2',
    trade_no: '2026111622001400000000000001',
    out_trade_no: outTradeNo,
    buyer_id: '2088000000000002',
    trade_status: 'TRADE_SUCCESS',
    total_amount: amount,
  });
  const key = createPrivateKey(liveEnvironment.ALIPAY_PRIVATE_KEY);
  fields.set('sign', signTextSync(canonicalText(fields, ['sign', 'sign_type']), key));
  return fields.toString();
}

it('a member buys and pays the imported product', async () => {
  await insertMember(database.db, '1000000001');
  headers['token'] = await openMemberSession(database.db, '1000000001', SERVER_CALLER);
  const added = await post('/v3/shopcart/shopcart/addToCart', { skuId: SKU, quantity: 2 });
  expect(added.status).toBe(0);
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
  const { orderId } = placed.results;
  const { outTradeNo } = (await get(`/v1/order/pay/payInfo/${orderId}/PC/full?paymentCode=ALIPAY`)).results;
  const notified = await send({
    method: 'POST',
    url: '/v1/order/pay/notify/alipay',
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    payload: alipayNotice(outTradeNo, '640.00'),
  });
  expect(notified.body).toBe('success');
  const order = await database.db.selectFrom('sub_order').select('status').executeTakeFirstOrThrow();
  expect(order.status).toBe(OrderStatus.AwaitingShipment);
  const stock = await database.db
    .selectFrom('stock')
    .selectAll()
    .where('sku_id', '=', SKU)
    .executeTakeFirstOrThrow();
  expect(stock).toMatchObject({ available: 10, held: 0, sold: 2 });
}, 120_000);
