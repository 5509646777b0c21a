import { randomUUID } from 'node:crypto';
import { checkoutRoutes } from '@huarong/contract/checkout';
import { ordersRoutes } from '@huarong/contract/orders';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { memberIdOfOwner } from '#platform/context';
import { isDatabaseUnavailable, transaction } from '#platform/database';
import { onPostgres } from '../../../../testing/index.ts';
import { SKU } from '../../cart/testing/seed-products.ts';
import { createCouponOffer } from '../../coupons/testing/create-coupon-offer.ts';
import { holdStock, sumUnits } from '../../inventory/index.ts';
import { type OrderShop, type OrderShopper, openOrderShop } from '../../orders/testing/open-order-shop.ts';

const UNITS = 100;
const BUYERS = 500;

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop((db) => createCouponOffer(db, { id: 'ten-off' }));
});
afterAll(() => shop.close());
afterEach(() => vi.unstubAllEnvs());

const setStock = async (skuId: string, available: number) => {
  await transaction(shop.db, async (tx) => {
    const before = await tx
      .selectFrom('stock')
      .select('available')
      .where('sku_id', '=', skuId)
      .executeTakeFirst();
    await tx.updateTable('stock').set({ available }).where('sku_id', '=', skuId).execute();
    const delta = available - (before?.available ?? 0);
    if (delta !== 0)
      await tx
        .insertInto('stock_ledger')
        .values({ sku_id: skuId, delta, reason: 'count', reference: 'test' })
        .execute();
  });
};
async function readyToBuy(skuId: string, input: object = {}) {
  const shopper = await shop.newMember();
  const addrId = await shopper.addAddress();
  const quoted = await shopper.request(checkoutRoutes.stepTwoForImmediatelyBuy, { skuId, addrId, ...input });
  const body = { quoteHash: quoted.results.quoteHash, addrId, paymentCode: 'ALIPAY' };
  return { shopper, body };
}
const buy = (shopper: OrderShopper, body: object, idempotencyKey?: string) =>
  shopper.request(
    checkoutRoutes.commitOrderForImmediatelyBuy,
    body,
    idempotencyKey ? { idempotencyKey } : {},
  );
/** Repeats the request with the same key while the server answers that it is busy (503). */
async function retryWhileBusy<Answer>(send: (key: string) => Promise<Answer>): Promise<Answer> {
  const key = randomUUID();
  for (;;) {
    try {
      return await send(key);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }
}
/** Runs 32 requests at a time; the connection pool is smaller than that. */
async function runConcurrently<Item, Answer>(items: readonly Item[], work: (item: Item) => Promise<Answer>) {
  const answers: Answer[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) answers[index] = await work(item);
  };
  await Promise.all(Array.from({ length: 32 }, worker));
  return answers;
}
const countBy = (answers: { errorCode?: string; status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status, errorCode }) => (status === 0 ? 'ordered' : (errorCode ?? '')))].map(
      ([outcome, same]) => [outcome, same.length],
    ),
  );

onPostgres('concurrent orders', () => {
  it(`of ${BUYERS} buyers for ${UNITS} units sell ${UNITS} and refuse the others`, {
    timeout: 180_000,
  }, async () => {
    await setStock(SKU.rouge, UNITS);
    const buyers = [];
    for (let n = 0; n < BUYERS; n++) buyers.push(await readyToBuy(SKU.rouge));
    // All at once and each once: nobody gets the answer that the shop is busy.
    const answers = await Promise.all(buyers.map(({ shopper, body }) => buy(shopper, body)));
    expect(countBy(answers)).toEqual({ ordered: UNITS, CRT1003W: BUYERS - UNITS });
    expect(await shop.stockOf(SKU.rouge)).toMatchObject({ available: 0, held: UNITS });
    expect(await shop.audit()).toEqual([]);
  });

  it('from carts tell each who came too late which line is gone, and keep their carts', {
    timeout: 60_000,
  }, async () => {
    await setStock(SKU.perfume, 3);
    const buyers = [];
    for (let n = 0; n < 20; n++) {
      const shopper = await shop.newMember();
      await shopper.addToCart(SKU.perfume);
      await shopper.addToCart(SKU.cream);
      const addrId = await shopper.addAddress();
      const { quoteHash } = await shopper.quote({ addrId });
      buyers.push({ shopper, body: { quoteHash, addrId, paymentCode: 'ALIPAY' } });
    }
    const answers = await Promise.all(buyers.map(({ shopper, body }) => shopper.commit(body)));
    expect(countBy(answers)).toEqual({ ordered: 3, CRT1003W: 17 });
    for (const [index, { status, errorMessage, results }] of answers.entries()) {
      const lines = await shop.db
        .selectFrom('cart_line')
        .select(['sku_id', 'quantity', 'is_checked'])
        .where('owner', '=', buyers[index]!.shopper.owner)
        .execute();
      if (status === 0) expect(lines).toEqual([]);
      else {
        expect(results).toEqual({ skuId: SKU.perfume, available: 0 });
        expect(errorMessage).toMatch(/^库存不足，商品已抢光/);
        expect(lines.map(({ sku_id }) => sku_id).sort()).toEqual([SKU.cream, SKU.perfume].sort());
        expect(lines.every((line) => line.is_checked && line.quantity === 1)).toBe(true);
      }
    }
    expect(await shop.audit()).toEqual([]);
  });

  it('place one for a unit that came back', async () => {
    await setStock(SKU.brush, 1);
    const [first, second] = [await readyToBuy(SKU.brush), await readyToBuy(SKU.brush)];
    const { results } = await buy(first.shopper, first.body);
    expect(await buy(second.shopper, second.body)).toMatchObject({ errorCode: 'CRT1003W' });
    await first.shopper.request(ordersRoutes.cancelOrder, { orderId: results.orderId, reasonCode: 4 });
    await vi.waitFor(
      async () => expect(await buy(second.shopper, second.body)).toMatchObject({ status: 0 }),
      { timeout: 5_000 },
    );
    expect(await shop.audit()).toEqual([]);
  });

  it('would oversell if stock were read first and written afterwards', { timeout: 60_000 }, async () => {
    await setStock(SKU.rougeOther, 10);
    /** A wrong implementation that this test must detect. */
    const naiveHold = (reference: string) =>
      transaction(shop.db, async (tx) => {
        const { available } = await tx
          .selectFrom('stock')
          .select('available')
          .where('sku_id', '=', SKU.rougeOther)
          .executeTakeFirstOrThrow();
        if (available < 1) return false;
        await sql`select pg_sleep(0.01)`.execute(tx);
        await tx
          .updateTable('stock')
          .set({ available: available - 1 })
          .where('sku_id', '=', SKU.rougeOther)
          .execute();
        return reference !== '';
      });
    const rightHold = (reference: string) =>
      transaction(
        shop.db,
        async (tx) =>
          (await holdStock(tx, reference, sumUnits([{ skuId: SKU.rougeOther, quantity: 1 }]), new Date())) ===
          null,
      );
    const sold = async (hold: (reference: string) => Promise<boolean>, name: string) =>
      (
        await Promise.all(Array.from({ length: 40 }, (_, n) => retryWhileBusy(() => hold(`${name}-${n}`))))
      ).filter(Boolean).length;
    expect(await sold(naiveHold, 'naive')).toBeGreaterThan(10);
    await shop.db
      .updateTable('stock')
      .set({ available: 10, held: 0 })
      .where('sku_id', '=', SKU.rougeOther)
      .execute();
    expect(await sold(rightHold, 'right')).toBe(10);
    await shop.db.deleteFrom('stock_hold').where('reference', 'like', 'right-%').execute();
    await shop.db
      .updateTable('stock')
      .set({ available: 0, held: 0 })
      .where('sku_id', '=', SKU.rougeOther)
      .execute();
  });
});

onPostgres('repeated requests', () => {
  it('with one key, ten at once, create one order and get the same answer', async () => {
    const { shopper, body } = await readyToBuy(SKU.cream);
    const answers = await Promise.all(Array.from({ length: 10 }, () => buy(shopper, body, 'one-key')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0].status).toBe(0);
    expect((await shopper.request(ordersRoutes.paging)).results.total).toBe(1);
    expect(await shop.audit()).toEqual([]);
  });

  it('without a key create two complete orders', async () => {
    const { shopper, body } = await readyToBuy(SKU.cream);
    const answers = await Promise.all([buy(shopper, body), buy(shopper, body)]);
    expect(countBy(answers)).toEqual({ ordered: 2 });
    expect(await shop.audit()).toEqual([]);
  });
});

onPostgres('one coupon', () => {
  it('is applied to one of eight concurrent orders', { timeout: 60_000 }, async () => {
    const shopper = await shop.newMember();
    const { id: couponId } = await shop.db
      .insertInto('coupon')
      .values({
        offer_id: 'ten-off',
        member_id: memberIdOfOwner(shopper.owner)!,
        nth: 1,
        per_person: 1,
        valid_from: new Date(Date.now() - 86_400_000),
        valid_to: new Date(Date.now() + 86_400_000),
        claimed_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const addrId = await shopper.addAddress();
    const bodies = [];
    for (let quantity = 2; quantity < 10; quantity++) {
      const quoted = await shopper.request(checkoutRoutes.stepTwoForImmediatelyBuy, {
        skuId: SKU.cream,
        quantity,
        addrId,
        couponIds: [couponId],
      });
      bodies.push({ quoteHash: quoted.results.quoteHash, addrId, paymentCode: 'ALIPAY' });
    }
    const answers = await Promise.all(bodies.map((body) => buy(shopper, body)));
    expect(answers.filter(({ status }) => status === 0)).toHaveLength(1);
    expect(await shop.audit()).toEqual([]);
  });
});

onPostgres('concurrent payment and cancellation', () => {
  it('end in one of both, never in both', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 20; round++) {
      const shopper = await shop.newMember();
      const orderId = await shopper.placeOrder(SKU.cream);
      const [paid, cancelled] = await Promise.all([
        shop.pay(orderId),
        shopper.request(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 }),
      ]);
      expect([paid, cancelled.status === 0 ? 'cancelled' : cancelled.errorCode]).toEqual(
        paid === 'moved' ? ['moved', 'ORD3002W'] : ['cancelled', 'cancelled'],
      );
    }
    expect(await shop.audit()).toEqual([]);
  });
});

onPostgres('baskets with the same skus in another order', () => {
  it('never deadlock', { timeout: 120_000 }, async () => {
    const skus = [SKU.cream, SKU.brush, SKU.sample, SKU.rouge, SKU.perfume];
    for (const skuId of skus) await setStock(skuId, 500);
    const buyers = [];
    for (let n = 0; n < 40; n++) {
      const shopper = await shop.newMember();
      for (const skuId of n % 2 ? skus : skus.toReversed()) await shopper.addToCart(skuId);
      const addrId = await shopper.addAddress();
      buyers.push({ shopper, addrId, quoteHash: (await shopper.quote({ addrId })).quoteHash });
    }
    const answers = await runConcurrently(buyers, ({ shopper, ...body }) =>
      retryWhileBusy((key) => shopper.commit({ ...body, paymentCode: 'ALIPAY' }, key)),
    );
    expect(countBy(answers)).toEqual({ ordered: 40 });
    expect(await shop.audit()).toEqual([]);
  });
});

onPostgres('a crash', () => {
  it('before the commit leaves no changes; after it the repeated request gets the order', async () => {
    const { shopper, body } = await readyToBuy(SKU.cream);
    const before = await shop.stockOf(SKU.cream);
    vi.stubEnv('FP', 'checkout.before_commit:throw');
    await expect(buy(shopper, body, 'broken')).rejects.toThrow('failpoint');
    expect(await shop.stockOf(SKU.cream)).toEqual(before);
    vi.stubEnv('FP', 'checkout.after_commit:throw');
    await expect(buy(shopper, body, 'broken')).rejects.toThrow('failpoint');
    vi.unstubAllEnvs();
    expect((await buy(shopper, body, 'broken')).status).toBe(0);
    expect((await shopper.request(ordersRoutes.paging)).results.total).toBe(1);
    expect(await shop.audit()).toEqual([]);
  });
});
