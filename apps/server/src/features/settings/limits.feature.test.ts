import { reconciliationRoutes } from '@huarong/contract/admin/reconciliation';
import { adminReturnsRoutes } from '@huarong/contract/admin/returns';
import { adminStockRoutes } from '@huarong/contract/admin/stock';
import { cartRoutes } from '@huarong/contract/cart';
import { checkoutRoutes } from '@huarong/contract/checkout';
import { defaultSettings, type SettingKey } from '@huarong/core/settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffBrowser } from '../../../testing/open-admin.ts';
import { SKU } from '../cart/testing/seed-products.ts';
import { openReturnAdmin, type ReturnAdmin } from '../returns/admin/testing/open-return-admin.ts';

let shop: ReturnAdmin;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openReturnAdmin();
  owner = await shop.signIn('OWNER');
}, 120_000);
afterAll(() => shop.close());

/** As a second person has agreed to it. */
async function hold(key: SettingKey, change: object) {
  const { id } = await shop.db.selectFrom('staff').select('id').limit(1).executeTakeFirstOrThrow();
  await shop.db
    .insertInto('shop_setting')
    .values({
      ...{ key, value: JSON.stringify({ ...defaultSettings(key), ...change }), made_by: id },
      ...{ effective_at: new Date(Date.now() - 1_000), reason: '按新规定' },
    })
    .execute();
}
const inMemory = (key: SettingKey) =>
  expect.poll(() => shop.offers.current().settings.some((row) => row.key === key)).toBe(true);

it('a cart takes no more units and lines than the limits, and keeps what it has', async () => {
  const shopper = await shop.newMember();
  await shopper.addToCart(SKU.rouge, 4);
  await hold('limits', { unitsPerSku: 3, cartLines: 10 });
  await inMemory('limits');
  const add = async (skuId: string, quantity: number) => {
    const { status, errorMessage } = await shopper.addToCart(skuId, quantity);
    return status === 0 ? 'added' : (errorMessage as string);
  };
  expect(await add(SKU.brush, 4)).toContain('3');
  expect(await add(SKU.brush, 3)).toBe('added');
  const set = (quantity: number) =>
    shopper.request(cartRoutes.updateQuantity, { skuId: SKU.rouge, quantity });
  expect((await set(5)).status).not.toBe(0);
  const addrId = await shopper.addAddress();
  const quote = () => shopper.request(checkoutRoutes.getShopcartStepTwo, { addrId });
  expect((await quote()).errorMessage).toContain('3');
  expect((await set(2)).status).toBe(0);
  expect((await quote()).status).toBe(0);
});

it('a full cart takes more units of a line it has, and no further line', async () => {
  const shopper = await shop.newMember();
  const skus = await shop.db.selectFrom('sku').select('id').execute();
  const ids = skus.map(({ id }) => id).filter((id) => id !== SKU.rouge && id !== SKU.brush);
  await shopper.addToCart(SKU.rouge, 1);
  // Lines of other skus, as they were added before the limit.
  await shop.db
    .insertInto('cart_line')
    .values(
      ids.slice(0, 9).map((sku_id) => ({
        ...{ owner: shopper.owner, sku_id, quantity: 1, added_price_fen: 100, added_at: new Date() },
      })),
    )
    .execute();
  expect(ids.length).toBeGreaterThanOrEqual(9);
  const full = await shopper.addToCart(SKU.brush, 1);
  expect(full.errorMessage).toContain('10');
  expect((await shopper.addToCart(SKU.rouge, 1)).status).toBe(0);
});

it('staff ask a second person above the limits that hold now', async () => {
  const adjust = async (difference: number) =>
    (
      await owner.call(adminStockRoutes.adjust, {
        ...{ skuId: SKU.cream, change: { by: 'difference', difference }, cause: 'correction' },
        reason: '清点更正',
      })
    ).results.state;
  expect(await adjust(50)).toBe('done');
  await hold('second-person', { stockUnits: 20 });
  expect([await adjust(20), await adjust(21)]).toEqual(['done', 'waiting']);
  expect((await owner.call(adminStockRoutes.detail, { skuId: SKU.cream, size: 5 })).results.unitsAlone).toBe(
    20,
  );
  expect((await owner.call(reconciliationRoutes.day, {})).errorCode).toBeNull();
});

it('shoppers and staff choose among the carriers of returns that hold now', async () => {
  await hold('carriers', { returnCarriers: [{ name: '极兔速递' }, { name: '德邦快递' }] });
  const order = await shop.createDeliveredOrder(SKU.rouge);
  const { returnId } = (await order.apply()).results;
  expect((await order.detail(returnId)).carriers).toEqual(['极兔速递', '德邦快递']);
  const shown = await owner.call(adminReturnsRoutes.detail, { returnId });
  expect(shown.results.carriers).toEqual(['极兔速递', '德邦快递']);
});
