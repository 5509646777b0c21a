import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { transaction } from '#platform/database';
import { expireGuestCarts } from '../expire-guest-carts.ts';
import { insertCartLine } from '../testing/insert-cart-line.ts';
import { type CartShop, openCartShop, type Shopper } from '../testing/open-cart-shop.ts';
import { SKU, seedSkus } from '../testing/seed-products.ts';
import { mergeCarts } from './merge-carts.ts';

let shop: CartShop;
let guest: Shopper;
let member: Shopper;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  guest = await shop.guest();
  member = await shop.member();
});

const merge = (isDuringCheckout = false) =>
  transaction(shop.db, (tx) => mergeCarts(tx, { guestId: guest.id, memberId: member.id, isDuringCheckout }));
const linesOf = async (shopper: Shopper) =>
  Object.fromEntries(
    (await shopper.mini()).shopcartSkus.map((line: { skuId: string; quantity: number }) => [
      line.skuId,
      line.quantity,
    ]),
  );

describe('a guest who signs in', () => {
  it('gets all lines in the member’s cart, quantities added up to the limit, with a receipt', async () => {
    await guest.cart('addToCart', { skuId: SKU.cream, quantity: 60 });
    await guest.cart('addToCart', { skuId: SKU.rouge, quantity: 2 });
    await guest.cart('addToCart', { skuId: SKU.limited, quantity: 2 });
    await member.cart('addToCart', { skuId: SKU.cream, quantity: 50 });
    await member.cart('addToCart', { skuId: SKU.limited, quantity: 1 });
    const receipt = await merge();
    expect(await linesOf(member)).toEqual({ [SKU.cream]: 99, [SKU.rouge]: 2, [SKU.limited]: 2 });
    expect(await linesOf(guest)).toEqual({});
    expect(receipt).toMatchObject({ left: [] });
    expect(receipt?.lines).toContainEqual(
      expect.objectContaining({ skuId: SKU.cream, added: 49, limitedTo: 99 }),
    );
    expect(receipt?.lines).toContainEqual(
      expect.objectContaining({ skuId: SKU.limited, added: 1, limitedTo: 2 }),
    );
    const rouge = receipt?.lines.find(({ skuId }) => skuId === SKU.rouge);
    expect(rouge).toEqual({ skuId: SKU.rouge, productName: '商品200001', added: 2 });
  });

  it('gets no receipt for an empty cart and no second receipt for the same cart', async () => {
    expect(await merge()).toBeNull();
    await guest.cart('addToCart', { skuId: SKU.cream });
    const [one, two] = await Promise.all([merge(), merge()]);
    expect([one, two].filter(Boolean)).toHaveLength(1);
    expect(await linesOf(member)).toEqual({ [SKU.cream]: 1 });
  });

  it('keeps only the guest’s lines checked during checkout', async () => {
    await member.cart('addToCart', { skuId: SKU.serum });
    await guest.cart('addToCart', { skuId: SKU.cream });
    await merge(true);
    const { normalOrderItems } = await member.mini();
    expect(normalOrderItems.map(({ skuId }: { skuId: string }) => skuId)).toEqual([SKU.cream]);
  });

  it('keeps lines that do not fit in the guest’s cart and reports them', async () => {
    const many = Array.from({ length: 119 }, (_none, index) => `5${String(index).padStart(5, '0')}01`);
    await seedSkus(shop.db, many);
    for (const skuId of many) await insertCartLine(shop.db, member.owner, skuId);
    for (const skuId of [SKU.cream, SKU.rouge, many[0]!]) await guest.cart('addToCart', { skuId });
    const receipt = await merge();
    expect(receipt?.left).toHaveLength(1);
    expect(await guest.count()).toBe(1);
    expect((await member.mini()).shopcartSkus).toHaveLength(120);
  });
});

describe('POST undoMerge', () => {
  const undo = (mergeId: string | undefined, shopper = member) => shopper.cart('undoMerge', { mergeId });

  it('moves the guest’s lines back and keeps the member’s later changes', async () => {
    await guest.cart('addToCart', { skuId: SKU.cream, quantity: 3 });
    await guest.cart('addToCart', { skuId: SKU.rouge });
    await member.cart('addToCart', { skuId: SKU.cream, quantity: 1 });
    const receipt = await merge();
    await member.cart('addToCart', { skuId: SKU.cream, quantity: 5 });
    expect((await undo(receipt?.mergeId)).status).toBe(0);
    expect(await linesOf(member)).toEqual({ [SKU.cream]: 6 });
    expect(await linesOf(guest)).toEqual({ [SKU.cream]: 3, [SKU.rouge]: 1 });
  });

  it('works once and only for the member who merged', async () => {
    await guest.cart('addToCart', { skuId: SKU.cream });
    const receipt = await merge();
    const refused = { status: 1, errorCode: 'CRT1007E' };
    expect(await undo(receipt?.mergeId, await shop.member())).toMatchObject(refused);
    expect((await undo(receipt?.mergeId)).status).toBe(0);
    expect(await undo(receipt?.mergeId)).toMatchObject(refused);
    expect(await undo('made-up')).toMatchObject(refused);
    expect(await linesOf(guest)).toEqual({ [SKU.cream]: 1 });
  });
});

describe('a guest’s cart', () => {
  it('is deleted thirty days after its last change; a member’s cart is not', async () => {
    await guest.cart('addToCart', { skuId: SKU.cream });
    await member.cart('addToCart', { skuId: SKU.cream });
    const carts = async () => {
      const rows = await shop.db.selectFrom('cart').select('owner').execute();
      return rows.map(({ owner }) => owner).filter((owner) => [guest.owner, member.owner].includes(owner));
    };
    await advanceClock(shop.db, 30 * 86_400 - 60);
    await expireGuestCarts(shop.db);
    expect(await carts()).toHaveLength(2);
    await advanceClock(shop.db, 120);
    await expireGuestCarts(shop.db);
    expect(await carts()).toEqual([member.owner]);
    const next = await sql<{
      hours: number;
    }>`select round(extract(epoch from run_at - shop_now()) / 3600)::int as hours
      from job where kind = 'guest-carts-expire' and state = 'waiting'`.execute(shop.db);
    expect(next.rows).toEqual([{ hours: 24 }]);
  });
});
