import { changesRoutes } from '@huarong/contract/admin/changes';
import { productsRoutes } from '@huarong/contract/admin/products';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OTHER, openProducts, PRODUCT, type ProductsShop, SKU } from '../testing/open-products.ts';

let shop: ProductsShop;
beforeAll(async () => {
  shop = await openProducts();
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const third = {
  code: 'SA-001-03',
  barcode: null,
  shade_number: '03',
  shade_name: '朱砂',
  shade_hex: '#a91d2b',
  shade_family: '正红',
  size: '3.2g',
  offer_price_fen: 32_000,
  market_price_fen: null,
  purchase_limit: 2,
  is_live: true,
};
const add = (values: object = {}) => ({ key: 'new-1', isNew: true, values: { ...third, ...values } });
const edit = (values: object, base: object = {}, key = SKU) => ({ key, base, values });
const remove = (skuId: string) =>
  shop.merchandiser.call(productsRoutes.removeSku, { productId: PRODUCT, skuId, reason: '填错了' });
const names = async () =>
  (await shop.skus()).map(({ values }: { values: { shade_name: string } }) => values.shade_name);

describe('the skus of a product', () => {
  it('are edited, added and sorted as one set that can be undone', async () => {
    const before = await shop.skus();
    const saved = await shop.saveSkus([edit({ shade_name: '砖色', offer_price_fen: 30_000 }), add()], {
      order: [
        { key: 'new-1', seenAt: null },
        { key: OTHER, seenAt: 2 },
        { key: SKU, seenAt: 1 },
      ],
    });
    expect(saved.results).toMatchObject({ state: 'applied' });
    expect(await names()).toEqual(['朱砂', '豆沙', '砖色']);
    const [added] = await shop.skus();
    expect(added).toMatchObject({
      position: 1,
      available: 0,
      isRemovable: true,
      values: { shade_hex: '#A91D2B' },
    });
    const { prices, sets } = (await shop.owner.call(productsRoutes.history, { productId: PRODUCT })).results;
    expect(sets[0].changes).toContainEqual({
      subject: '01 砖色',
      label: '售价',
      before: '320.00',
      after: '300.00',
    });
    expect(prices.filter(({ skuId }: { skuId: string }) => skuId === SKU)).toMatchObject([
      { offerFen: 30_000, offerBeforeFen: 32_000, setId: saved.results.setId },
      { offerFen: 32_000, offerBeforeFen: null },
    ]);
    const { setId } = saved.results;
    expect((await shop.owner.call(changesRoutes.undo, { setId, reason: '填错了' })).results).toEqual({
      left: [],
    });
    expect(await shop.skus()).toEqual(before);
    // The number of the sku that is gone is not given to another one.
    await shop.saveSkus([add()]);
    const next = (await shop.skus()).at(-1);
    expect(next.position).toBe(3);
    expect(Number(next.skuId)).toBe(Number(added.skuId) + 1);
  });

  it.each<[object, string, string]>([
    [{ size: '' }, 'size', '请填写规格'],
    [{ barcode: '6901234567890' }, 'barcode', '校验位'],
    [{ shade_hex: null }, 'shade_hex', '要么都填'],
    [{ code: 'sa-001-02' }, 'code', '已有这个编码'],
    [{ offer_price_fen: 0 }, 'offer_price_fen', '售价应在'],
    [{ purchase_limit: 100 }, 'purchase_limit', '限购'],
    [{ market_price_fen: 50_000 }, 'market_price_fen', '没有卖出过'],
    [{ market_price_fen: 100 }, 'market_price_fen', '不能低于售价'],
  ])('refuse %j', async (values, field, message) => {
    const before = await shop.skus();
    const cells = [{ field, message: expect.stringContaining(message) }];
    const refused = await shop.saveSkus([edit(values), edit({ purchase_limit: 5 }, {}, OTHER)]);
    expect(refused).toMatchObject({ status: 409, errorCode: 'ADM9205E', results: { count: 1, cells } });
    expect(await shop.saveSkus([add(values)])).toMatchObject({ errorCode: 'ADM9205E', results: { cells } });
    expect(await shop.skus()).toEqual(before);
  });

  it('ask a second person for unusual prices', async () => {
    const waiting = await shop.saveSkus([edit({ offer_price_fen: 10_000 }, { offer_price_fen: 32_000 })]);
    expect(waiting.results).toMatchObject({ state: 'waiting', approvers: expect.any(Array) });
    expect((await shop.skus())[0].values.offer_price_fen).toBe(32_000);
  });

  it('show a field that somebody else has changed', async () => {
    await shop.saveSkus([edit({ shade_name: '他们的' }, { shade_name: '砖红' })], {}, shop.owner);
    expect(await shop.saveSkus([edit({ shade_name: '我的' }, { shade_name: '砖红' })])).toMatchObject({
      errorCode: 'ADM9206W',
      results: { cells: [{ key: SKU, field: 'shade_name', base: '砖红', mine: '我的', theirs: '他们的' }] },
    });
    expect(await names()).toEqual(['他们的', '豆沙']);
  });

  it('need the permission of each field', async () => {
    const warehouse = await shop.signIn('WAREHOUSE');
    for (const values of [{ shade_name: 'x' }, { offer_price_fen: 1 }, { is_live: false }])
      expect(await shop.saveSkus([edit(values)], {}, warehouse)).toMatchObject({ status: 403 });
    expect(await shop.saveSkus([])).toMatchObject({ errorCode: 'ADM9208W' });
  });

  it('can be deleted only while nothing refers to them', async () => {
    expect(await remove(SKU)).toMatchObject({
      errorCode: 'ADM9207E',
      message: '这个规格已有库存，不能删除，请改为停售',
    });
    const addOne = async () => {
      await shop.saveSkus([add()]);
      return (await shop.skus()).at(-1).skuId;
    };
    const skuId = await addOne();
    expect(await remove(skuId)).toMatchObject({ status: 200 });
    expect(await names()).toEqual(['砖红', '豆沙']);
    expect(await remove(skuId)).toMatchObject({ status: 404 });
    expect(Number(await addOne())).toBe(Number(skuId) + 1);
  });
});
