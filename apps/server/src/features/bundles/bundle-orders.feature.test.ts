import { cartRoutes } from '@huarong/contract/cart';
import { checkoutRoutes } from '@huarong/contract/checkout';
import { ordersRoutes } from '@huarong/contract/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refundPort } from '../connect-orders.ts';
import { orderStaff } from '../orders/index.ts';
import type { OrderShopper } from '../orders/testing/open-order-shop.ts';
import { returnStaff } from '../returns/index.ts';
import { openReturnShop, type ReturnShop } from '../returns/testing/open-return-shop.ts';
import { CASE, ENGRAVED, FULL, PAN, seedBundle } from './testing/seed-bundle.ts';

const UNITS = [CASE, PAN.mattA, PAN.satinA, PAN.mattB, PAN.pearl];

let shop: ReturnShop;
let shopper: OrderShopper;
beforeAll(async () => {
  shop = await openReturnShop(seedBundle);
});
beforeEach(async () => {
  shopper = await shop.newMember();
});
afterAll(() => shop.close());

/** Available, held and sold units of case and parts, which must all be equal. */
async function stockLevels() {
  const all = await Promise.all(UNITS.map((skuId) => shop.stockOf(skuId)));
  for (const one of all) expect(one).toEqual(all[0]);
  return all[0]!;
}
const consentsOf = (quote: { consents: { code: string }[] }) => quote.consents.map(({ code }) => code);

async function order(bundle: object, quantity = 1) {
  await shopper.request(cartRoutes.addToCartForSingleProduct, { skuId: CASE, quantity, bundle });
  const addrId = await shopper.addAddress();
  const quote = await shopper.quote({ addrId });
  const placed = await shopper.commit({
    quoteHash: quote.quoteHash,
    addrId,
    paymentCode: 'ALIPAY',
    consents: consentsOf(quote),
  });
  return { quote, orderId: placed.results.orderId as string };
}
const detailOf = async (orderId: string) => (await shopper.request(ordersRoutes.detail, { orderId })).results;
const lineOf = async (orderId: string) => (await detailOf(orderId)).subOrders[0].items[0];

describe('an ordered bundle', () => {
  it('is quoted as one line without cash on delivery and holds stock of case and parts', async () => {
    const before = await stockLevels();
    const { quote, orderId } = await order(FULL, 2);
    expect(quote.items).toMatchObject([
      {
        skuId: CASE,
        type: 'bundle',
        quantity: 2,
        offerPrice: '460.00',
        paid: '920.00',
        parts: { length: 4 },
      },
    ]);
    const cash = quote.paymentMethods.find((each: { paymentCode: string }) => each.paymentCode === 'COD');
    expect(cash).toMatchObject({ available: false, reason: '定制套组不支持货到付款' });
    expect(await stockLevels()).toEqual({
      ...before,
      available: before.available - 2,
      held: before.held + 2,
    });

    const line = await lineOf(orderId);
    expect(line).toMatchObject({ type: 'bundle', bundleId: 'palette', quantity: 2, paidShare: '920.00' });
    expect(line.parts.map(({ slotName }: { slotName: string }) => slotName)).toEqual([
      '第 1 格',
      '第 2 格',
      '第 3 格',
      '第 4 格',
    ]);
    expect((await shopper.request(cartRoutes.miniShopCartCount)).results.count).toBe(0);
    expect(await shop.audit()).toEqual([]);
  });

  it('stores what was paid for each part', async () => {
    const { orderId } = await order(FULL);
    const row = await shop.db
      .selectFrom('order_line')
      .select(['parts', 'paid_fen'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(row.paid_fen).toBe(460_00);
    expect((row.parts as { paidFen: number }[]).map(({ paidFen }) => paidFen)).toEqual([
      92_00, 92_00, 92_00, 92_00,
    ]);
  });

  it('releases all stock when cancelled before payment', async () => {
    const before = await stockLevels();
    const { orderId } = await order(FULL);
    await shopper.request(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 });
    expect(await stockLevels()).toEqual(before);
    expect(await shop.audit()).toEqual([]);
  });

  it('restocks everything when cancelled after payment and before shipping', async () => {
    const before = await stockLevels();
    const { orderId } = await order(FULL);
    await shop.pay(orderId);
    expect(await stockLevels()).toEqual({
      ...before,
      available: before.available - 1,
      sold: before.sold + 1,
    });
    await shopper.request(ordersRoutes.cancelInProcessOrder, { orderId, reasonCode: 4 });
    await shop.runJobs();
    expect(await stockLevels()).toEqual(before);
    expect(await shop.audit()).toEqual([]);
  });

  it('lists its parts and engraving for staff', async () => {
    const { orderId } = await order(ENGRAVED);
    const rows = await orderStaff.listSubOrdersForStaff(shop.db, { statuses: [10] });
    expect(rows.find(({ id }) => id.startsWith(orderId))?.items).toMatch(
      / × 1（([^、]+、){3}[^、]+）刻字「知夏」$/,
    );
  });

  it('can be bought again with the same choice', async () => {
    const { orderId } = await order(ENGRAVED);
    await shopper.request(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 });
    expect((await shopper.request(ordersRoutes.rebuy, { orderId })).results).toEqual({
      added: 1,
      missing: [],
    });
    const { shopcartSkus } = (await shopper.request(cartRoutes.cartInfoDisplaying)).results;
    expect(shopcartSkus).toMatchObject([{ type: 'bundle', engraving: { text: '知夏' } }]);
  });
});

describe('a directly bought bundle', () => {
  const quoteNow = (bundle: object, quantity = 1) =>
    shopper.request(checkoutRoutes.stepTwoForImmediatelyBuy, { skuId: CASE, quantity, bundle });
  const commitNow = (input: object) => shopper.request(checkoutRoutes.commitOrderForImmediatelyBuy, input);

  it('is ordered as quoted', async () => {
    const addrId = await shopper.addAddress();
    const { quoteHash } = (await quoteNow(FULL)).results;
    const { results } = await commitNow({ quoteHash, addrId, paymentCode: 'ALIPAY', bundle: FULL });
    expect(await lineOf(results.orderId)).toMatchObject({ type: 'bundle', paidShare: '460.00' });
    expect(await shop.audit()).toEqual([]);
  });

  it('with another engraving than quoted needs another quote', async () => {
    const addrId = await shopper.addAddress();
    const { quoteHash } = (await quoteNow(FULL)).results;
    const input = { quoteHash, addrId, paymentCode: 'ALIPAY', bundle: ENGRAVED };
    expect(await commitNow(input)).toMatchObject({ status: 1 });
  });

  it.each([
    ['more than the limit', FULL, 4, 'CRT1004W'],
    ['an unknown builder', { ...FULL, bundleId: 'invented' }, 1, 'CNT3001E'],
    ['an incomplete choice', { ...FULL, choices: FULL.choices.slice(1) }, 1, 'CNT3002W'],
    [
      'a text that cannot be engraved',
      { ...FULL, engraving: { text: '<知夏>', font: 'song' } },
      1,
      'CNT3003E',
    ],
  ])('is refused: %s', async (_what, bundle, quantity, errorCode) =>
    expect(await quoteNow(bundle, quantity)).toMatchObject({ errorCode }),
  );
});

describe('a returned bundle', () => {
  const delivered = async (bundle: object) => {
    const { orderId } = await order(bundle);
    await shop.pay(orderId);
    await shop.deliver(`${orderId}-1`);
    return { orderId, ...shop.returnsOf(shopper, `${orderId}-1`) };
  };

  it('is returned and refunded as a whole, and case and parts are restocked', async () => {
    const before = await stockLevels();
    const { apply, amend, detail } = await delivered(FULL);
    const { returnId, returnStatus } = (await apply()).results;
    if (returnStatus === 10) await returnStaff.approve(shop.db, refundPort, returnId);
    await amend(returnId, { carrier: '顺丰速运', waybillNo: 'SF1234567890' });
    await returnStaff.receive(shop.db, returnId);
    await returnStaff.inspect(shop.db, refundPort, returnId, { isPassed: true });
    await shop.runJobs();
    expect(await detail(returnId)).toMatchObject({ returnStatus: 60, refundTotal: '460.00' });
    expect(await stockLevels()).toEqual(before);
    expect(await shop.audit()).toEqual([]);
  });

  it('with an engraving is accepted only with a fault', async () => {
    const { apply, returnable, orderId } = await delivered(ENGRAVED);
    expect(await apply()).toMatchObject({ status: 1 });
    const [line] = (await returnable()).list;
    expect(line).toMatchObject({ engraving: '知夏', exception: '刻字商品，质量问题可退' });
    expect(line.reasons.map(({ reason }: { reason: number }) => reason)).not.toContain(1);
    expect(line.reasons.map(({ reason }: { reason: number }) => reason)).toContain(3);
    expect((await lineOf(orderId)).engraving).toEqual({ text: '知夏', fontName: '宋体' });
  });

  it('with an engraving requires consent at checkout', async () => {
    await shopper.request(cartRoutes.addToCartForSingleProduct, { skuId: CASE, bundle: ENGRAVED });
    const addrId = await shopper.addAddress();
    const quote = await shopper.quote({ addrId });
    expect(quote.consents).toMatchObject([{ text: expect.stringContaining('刻字「知夏」'), skuIds: [CASE] }]);
    const input = { quoteHash: quote.quoteHash, addrId, paymentCode: 'ALIPAY' };
    expect(await shopper.commit(input)).toMatchObject({ status: 1 });
    expect(await shopper.commit({ ...input, consents: consentsOf(quote) })).toMatchObject({ status: 0 });
  });
});
