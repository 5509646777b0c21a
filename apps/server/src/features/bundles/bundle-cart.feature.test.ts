import { cartRoutes } from '@huarong/contract/cart';
import { checkoutRoutes } from '@huarong/contract/checkout';
import type { Route } from '@huarong/contract/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberIdOfOwner } from '#platform/context';
import { transaction } from '#platform/database';
import { mergeCarts } from '../cart/index.ts';
import { SKU } from '../cart/testing/seed-products.ts';
import { type OrderShop, type OrderShopper, openOrderShop } from '../orders/testing/open-order-shop.ts';
import { CASE, ENGRAVED, FULL, filled, PAN, seedBundle, seedFlashSale } from './testing/seed-bundle.ts';

let shop: OrderShop;
let shopper: OrderShopper;
beforeAll(async () => {
  shop = await openOrderShop(async (db) => {
    await seedBundle(db);
    await seedFlashSale(db);
  });
});
beforeEach(async () => {
  shopper = await shop.newMember();
});
afterAll(() => shop.close());

const add = (bundle: object, quantity = 1, who = shopper) =>
  who.request(cartRoutes.addToCartForSingleProduct, { skuId: CASE, quantity, bundle });
const change = async (route: Route, input: object) => (await shopper.request(route, input)).results;
const linesOf = async (who = shopper) =>
  (await who.request(cartRoutes.cartInfoDisplaying)).results.shopcartSkus as {
    variant: string;
    quantity: number;
    checked: boolean;
  }[];
const setAvailable = (skuId: string, available: number) =>
  shop.db.updateTable('stock').set({ available }).where('sku_id', '=', skuId).execute();

describe('a bundle in the cart', () => {
  it('is one line of the case with its parts, at its own price regardless of promotions on the case', async () => {
    await add(ENGRAVED);
    const [line] = await linesOf();
    expect(line).toMatchObject({
      skuId: CASE,
      type: 'bundle',
      bundleId: 'palette',
      variant: expect.stringMatching(/^[0-9a-f]{16}$/),
      offerPrice: '460.00',
      marketPrice: '500.00',
      purchaseLimit: 3,
      paid: '460.00',
      parts: [
        { skuId: PAN.mattA, slotName: '第 1 格' },
        { skuId: PAN.satinA },
        { skuId: PAN.mattB },
        { skuId: PAN.pearl },
      ],
      engraving: { text: '知夏', fontName: '宋体' },
    });
    expect(line).not.toHaveProperty('priceWhenAdded');
  });

  it('is added to the line of the same choice and is separate from another choice', async () => {
    await add(FULL);
    await add({ ...FULL, choices: FULL.choices.toReversed() });
    const { results } = await add(ENGRAVED);
    expect(results.shopcartSkus.map(({ quantity }: { quantity: number }) => quantity).sort()).toEqual([1, 2]);
    expect(results).toMatchObject({ count: 3, totalAmount: '1380.00' });
  });

  it('has one purchase limit for all its variants together', async () => {
    await add(FULL, 2);
    expect(await add(ENGRAVED, 2)).toMatchObject({ errorCode: 'CRT1004W' });
    expect(await add(FULL, 4)).toMatchObject({ errorCode: 'CRT1004W' });
    const [line] = await linesOf();
    const set = { skuId: CASE, variant: line!.variant, quantity: 4 };
    expect(await shopper.request(cartRoutes.updateQuantity, set)).toMatchObject({ errorCode: 'CRT1004W' });
    expect((await linesOf()).map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('is never an empty case: adding one is refused with a hint to the builder', async () => {
    expect(await shopper.addToCart(CASE)).toMatchObject({
      errorCode: 'CNT3002W',
      errorMessage: '这样搭配还不能成套：请先到定制页选好眼影',
    });
    expect(await shopper.request(checkoutRoutes.stepTwoForImmediatelyBuy, { skuId: CASE })).toMatchObject({
      errorCode: 'CNT3002W',
    });
    expect(await linesOf()).toEqual([]);
  });

  it('is not changed by a call without a variant', async () => {
    await add(FULL);
    const named = { skuId: CASE, quantity: 5 };
    expect(await shopper.request(cartRoutes.updateQuantity, named)).toMatchObject({ status: 1 });
    await change(cartRoutes.removeFromCart, { skus: [{ skuId: CASE }] });
    expect((await linesOf()).map(({ quantity }) => quantity)).toEqual([1]);
  });
});

describe('a change of a line', () => {
  it('applies to the given variant of the bundle', async () => {
    await add(FULL);
    await add(ENGRAVED);
    const lines = await linesOf();
    const [first, second] = lines;
    const named = { skuId: CASE, variant: first!.variant };
    await change(cartRoutes.updateQuantity, { ...named, quantity: 2 });
    await change(cartRoutes.saveProdChkedStat, { list: [{ ...named, checked: false }] });
    const find = async (variant: string) => (await linesOf()).find((line) => line.variant === variant);
    expect(await find(first!.variant)).toMatchObject({ quantity: 2, checked: false });
    expect(await find(second!.variant)).toMatchObject({ quantity: 1, checked: true });
    await change(cartRoutes.subtractQuantity, { ...named, quantity: 2 });
    expect((await linesOf()).map(({ variant }) => variant)).toEqual([second!.variant]);
  });

  it('can be undone after removal', async () => {
    await add(ENGRAVED, 2);
    const before = await linesOf();
    const { removed } = await change(cartRoutes.removeFromCart, {
      skus: [{ skuId: CASE, variant: before[0]!.variant }],
    });
    expect(await linesOf()).toEqual([]);
    await change(cartRoutes.restoreToCart, { lines: removed });
    expect(await linesOf()).toEqual(before);
  });

  it('does not restore a bundle that could not have been added', async () => {
    const forged = [
      { skuId: SKU.rouge, quantity: 1, bundle: FULL },
      { skuId: CASE, quantity: 1, bundle: filled([PAN.mattA]) },
    ];
    await change(cartRoutes.restoreToCart, { lines: forged });
    expect(await linesOf()).toEqual([]);
  });
});

describe('a part that runs out', () => {
  it('makes the line invalid and is named', async () => {
    await add(FULL);
    await setAvailable(PAN.pearl, 0);
    const [line] = await linesOf();
    await setAvailable(PAN.pearl, 200);
    expect(line).toMatchObject({
      status: 0,
      reason: 2,
      checked: false,
      reasonText: expect.stringMatching(/「.+」已售罄，请重新搭配/),
    });
  });

  it('limits the available quantity of the bundle', async () => {
    await setAvailable(PAN.pearl, 2);
    expect(await add(FULL, 3)).toMatchObject({ errorCode: 'CRT1003W' });
    expect((await add(FULL, 2)).results.shopcartSkus[0]).toMatchObject({ inventory: 2 });
    await setAvailable(PAN.pearl, 200);
  });

  it('and is needed by two lines is not promised to both', async () => {
    await add(FULL);
    await add(ENGRAVED);
    await setAvailable(PAN.pearl, 1);
    const quoted = await shopper.request(checkoutRoutes.getShopcartStepTwo);
    await setAvailable(PAN.pearl, 200);
    expect(quoted).toMatchObject({ errorCode: 'CRT1003W' });
  });
});

describe('the cart refuses', () => {
  it.each([
    ['an unknown builder', { ...FULL, bundleId: 'invented' }, 'CNT3001E'],
    ['a sku that is not a part', filled([SKU.rouge, PAN.mattA, PAN.mattB, PAN.pearl]), 'CNT3002W'],
    ['an incomplete choice', filled([PAN.mattA, PAN.satinA]), 'CNT3002W'],
    ['a pan used twice', filled([PAN.mattA, PAN.mattA, PAN.mattB, PAN.pearl]), 'CNT3002W'],
    ['two glitter pans', filled([PAN.mattA, PAN.glitterA, PAN.glitterB, PAN.pearl]), 'CNT3002W'],
    ['a part that is sold out', filled([PAN.mattA, PAN.soldOut, PAN.mattB, PAN.pearl]), 'CRT1003W'],
    ['a text that cannot be engraved', { ...FULL, engraving: { text: '知夏🌸', font: 'song' } }, 'CNT3003E'],
    ['a font that is not offered', { ...FULL, engraving: { text: '知夏', font: 'comic' } }, 'CNT3003E'],
  ])('%s and changes nothing', async (_what, bundle, errorCode) => {
    expect(await add(bundle)).toMatchObject({ errorCode });
    expect(await linesOf()).toEqual([]);
  });

  it('the choice of one builder under another sku', async () =>
    expect(
      await shopper.request(cartRoutes.addToCartForSingleProduct, { skuId: SKU.rouge, bundle: FULL }),
    ).toMatchObject({ errorCode: 'CNT3001E' }));
});

it('merges a guest’s bundles at login up to the limit and can undo the merge', async () => {
  const guest = await shop.newGuest();
  await add(FULL, 2, guest);
  await add(ENGRAVED, 1, guest);
  await add(FULL, 1);
  const memberId = memberIdOfOwner(shopper.owner)!;
  const guestId = (guest.actor as { guestId: string }).guestId;
  const merge = await transaction(shop.db, (tx) => mergeCarts(tx, { guestId, memberId }));
  const quantities = async (who: OrderShopper) => (await linesOf(who)).map(({ quantity }) => quantity);
  expect((await quantities(shopper)).reduce((all, one) => all + one, 0)).toBe(3);
  await change(cartRoutes.undoMerge, { mergeId: merge!.mergeId });
  expect(await quantities(shopper)).toEqual([1]);
  expect((await quantities(guest)).sort()).toEqual([1, 2]);
});
