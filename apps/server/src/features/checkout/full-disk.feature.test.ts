import { afterAll, beforeAll, expect, it } from 'vitest';
import { FILES_RESERVE_BYTES, ROWS_RESERVE_BYTES, ROWS_RESUME_BYTES } from '#platform/volume';
import { awaitReady } from '../../../testing/await-ready.ts';
import { createFillableVolume, onEmbedded, onPostgres } from '../../../testing/index.ts';
import { formHeaders, formOf } from '../../platform/uploads/testing/send-form.ts';
import { type CartShop, openCartShop } from '../cart/testing/open-cart-shop.ts';
import { SKU } from '../cart/testing/seed-products.ts';

const GUEST = '/v3/shopcart/guest/model';
const SENTENCE = '店铺的存储空间已满，这次没有保存成功，请稍后再试';
const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n';
const volume = createFillableVolume();
let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop(undefined, { volume });
  await awaitReady(shop.app);
});
afterAll(() => shop.close());

const readiness = async () => {
  const answer = await shop.app.inject('/readyz');
  return { isReady: answer.statusCode === 200, ...answer.json() };
};
const upload = async () =>
  (
    await shop.app.inject({
      method: 'POST',
      url: '/v1/brandCooperation/file/upload',
      payload: formOf([{ filename: 'a.pdf', content: PDF }]),
      headers: formHeaders,
    })
  ).json();

/** A guest with everything ready: what is left is the one call that places the order. */
async function readyOrder() {
  await shop.db.deleteFrom('verification_code').execute();
  const guest = await shop.guest();
  await guest.cart('addToCart', { skuId: SKU.cream, quantity: 1 });
  const { results } = await guest.post(`${GUEST}/recipientInfo/add`, {
    name: '顾晚晴',
    mobile: '13700000001',
    provinceCode: '310000',
    cityCode: '310100',
    districtCode: '310104',
    address: '愚园路 1088 号 2 楼',
    isDefault: true,
  });
  const { quoteHash } = (await guest.post(`${GUEST}/getShopcartStepTwo`, {})).results;
  const sent = await guest.post('/v1/usercenter/smsCode', { mobile: '13700000001', purpose: 'guest' });
  const [newest] = (await shop.app.inject('/demo/outbox.json')).json();
  const verification = { mobile: '13700000001', smsCode: newest.code, rToken: sent.results.rToken };
  const body = { quoteHash, addrId: results.addrId, paymentCode: 'ALIPAY', ...verification };
  return () => guest.post(`${GUEST}/commitOrderExtend`, body);
}

it('refuses uploads early, so that the last space is left for orders', async () => {
  const commit = await readyOrder();
  volume.freeBytes = FILES_RESERVE_BYTES - 1;
  expect(await upload()).toMatchObject({ errorCode: 'CMN0016W', errorMessage: SENTENCE });
  expect(await readiness()).toMatchObject({ isReady: true, volume: 'low' });
  expect((await commit()).errorCode).toBeNull();
  volume.freeBytes = FILES_RESERVE_BYTES;
  expect((await upload()).errorCode).toBeNull();
});

onEmbedded('a full disk under the embedded database', () => {
  it('refuses orders with the true reason, is not ready, and goes on when there is space again', async () => {
    const commit = await readyOrder();
    volume.freeBytes = ROWS_RESERVE_BYTES - 1;
    expect(await commit()).toMatchObject({ errorCode: 'CMN0016W', errorMessage: SENTENCE });
    expect(await readiness()).toMatchObject({ isReady: false, status: 'unavailable', volume: 'full' });
    // Reading goes on.
    expect((await shop.visitor.get(`/v1/product/detail/1001`)).errorCode).not.toBe('CMN0016W');
    volume.freeBytes = ROWS_RESUME_BYTES;
    expect((await commit()).errorCode).toBeNull();
    expect(await readiness()).toMatchObject({ isReady: true, volume: 'low' });
  });
});

onPostgres('a full disk beside PostgreSQL', () => {
  it('does not stop orders, and the readiness tells of it', async () => {
    const commit = await readyOrder();
    volume.freeBytes = 0;
    expect((await commit()).errorCode).toBeNull();
    expect((await upload()).errorCode).toBe('CMN0016W');
    expect(await readiness()).toMatchObject({ isReady: true, volume: 'full' });
  });
});
