import { randomUUID } from 'node:crypto';
import { cartRoutes } from '@huarong/contract/cart';
import { checkoutRoutes } from '@huarong/contract/checkout';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isDatabaseUnavailable, transaction } from '#platform/database';
import { onPostgres } from '../../../testing/index.ts';
import { type OrderShop, openOrderShop } from '../orders/testing/open-order-shop.ts';
import { CASE, ENGRAVED, FULL, PAN, seedBundle } from './testing/seed-bundle.ts';

const LEFT = 5;
const BUYERS = 40;

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop(seedBundle);
});
afterAll(() => shop.close());

/** Sets the available units of a part, with a ledger row. */
const leaveOnly = (skuId: string, available: number) =>
  transaction(shop.db, async (tx) => {
    const before = await tx
      .selectFrom('stock')
      .select('available')
      .where('sku_id', '=', skuId)
      .executeTakeFirstOrThrow();
    await tx.updateTable('stock').set({ available }).where('sku_id', '=', skuId).execute();
    await tx
      .insertInto('stock_ledger')
      .values({ sku_id: skuId, delta: available - before.available, reason: 'count', reference: 'test' })
      .execute();
  });

async function readyToBuy() {
  const shopper = await shop.newMember();
  const addrId = await shopper.addAddress();
  const quoted = await shopper.request(checkoutRoutes.stepTwoForImmediatelyBuy, {
    skuId: CASE,
    bundle: FULL,
  });
  return { shopper, body: { quoteHash: quoted.results.quoteHash, addrId, paymentCode: 'ALIPAY' } };
}

/** Repeats the request with the same key while the server answers that it is busy. */
async function buy({ shopper, body }: Awaited<ReturnType<typeof readyToBuy>>) {
  const idempotencyKey = randomUUID();
  for (;;) {
    try {
      return await shopper.request(checkoutRoutes.commitOrderForImmediatelyBuy, body, { idempotencyKey });
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }
}

onPostgres('concurrent bundle orders', () => {
  it(`of ${BUYERS} buyers with ${LEFT} units of one part sell ${LEFT} and hold nothing for the others`, {
    timeout: 120_000,
  }, async () => {
    await leaveOnly(PAN.pearl, LEFT);
    const before = await shop.stockOf(CASE);
    const buyers = [];
    for (let n = 0; n < BUYERS; n++) buyers.push(await readyToBuy());
    const answers = await Promise.all(buyers.map(buy));
    const outcomes = answers.map(({ status, errorCode }) => (status === 0 ? 'ordered' : errorCode));
    expect(outcomes.filter((outcome) => outcome === 'ordered')).toHaveLength(LEFT);
    expect(outcomes.filter((outcome) => outcome === 'CRT1003W')).toHaveLength(BUYERS - LEFT);
    expect(await shop.stockOf(PAN.pearl)).toMatchObject({ available: 0, held: LEFT });
    for (const skuId of [CASE, PAN.mattA, PAN.satinA, PAN.mattB])
      expect(await shop.stockOf(skuId)).toEqual({
        ...before,
        available: before.available - LEFT,
        held: LEFT,
      });
    expect(await shop.audit()).toEqual([]);
  });

  it('of one shopper in several tabs respect the limit over all variants of the bundle', async () => {
    await leaveOnly(PAN.pearl, 200);
    const shopper = await shop.newMember();
    const add = (bundle: object) =>
      shopper.request(cartRoutes.addToCartForSingleProduct, { skuId: CASE, bundle });
    await Promise.all([FULL, ENGRAVED, FULL, ENGRAVED, FULL, ENGRAVED].map(add));
    expect((await shopper.request(cartRoutes.miniShopCartCount)).results.count).toBe(3);
  });
});
