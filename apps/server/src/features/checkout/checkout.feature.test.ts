import { checkoutRoutes } from '@huarong/contract/checkout';
import { ordersRoutes } from '@huarong/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SKU } from '../cart/testing/seed-products.ts';
import { orderStaff } from '../orders/index.ts';
import { type OrderShop, type OrderShopper, openOrderShop } from '../orders/testing/open-order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

/** A member with a sku in the cart and an address. */
async function ready(skuId: string = SKU.cream, quantity = 1) {
  const shopper = await shop.newMember();
  await shopper.addToCart(skuId, quantity);
  const addrId = await shopper.addAddress();
  return { shopper, addrId };
}
const skusInCart = async ({ owner }: OrderShopper) =>
  (
    await shop.db
      .selectFrom('cart_line')
      .select('sku_id')
      .where('owner', '=', owner)
      .where('is_checked', '=', true)
      .orderBy('sku_id')
      .execute()
  ).map(({ sku_id }) => sku_id);
const commitInput = (quoteHash: string, addrId: string, more: object = {}) => ({
  quoteHash,
  addrId,
  paymentCode: 'ALIPAY',
  ...more,
});

describe('a quote', () => {
  it('shows prices of the checked lines, address and delivery date', async () => {
    const { shopper, addrId } = await ready(SKU.cream, 2);
    const quote = await shopper.quote();
    expect(quote).toMatchObject({
      orderType: 'ordinary',
      addrId,
      amounts: { goods: '200.00', freight: '0.00', payable: '200.00' },
      items: [{ skuId: SKU.cream, quantity: 2, paid: '200.00' }],
      invoiceStatus: 'N',
      consents: [],
    });
    expect(quote.quoteHash).toMatch(/^[0-9a-f]{64}$/);
    expect(quote.deliveryText).toContain('送达');
    expect(quote.addressList[0].mobile).toBe('138****0426');
  });

  it('carries the notice of the editors while there is one', async () => {
    const { shopper } = await ready();
    expect(await shopper.quote()).not.toHaveProperty('notice');
    await shop.db
      .insertInto('content_resource')
      .values({ kind: 'text', location_label: 'checkout_notice', position: 1, content: '请先看清色号' })
      .execute();
    expect((await shopper.quote()).notice).toBe('请先看清色号');
    await shop.db.deleteFrom('content_resource').where('location_label', '=', 'checkout_notice').execute();
  });

  it('has the same hash for the same items and another hash for others', async () => {
    const { shopper } = await ready();
    const first = await shopper.quote();
    expect((await shopper.quote()).quoteHash).toBe(first.quoteHash);
    await shopper.addToCart(SKU.brush);
    expect((await shopper.quote()).quoteHash).not.toBe(first.quoteHash);
  });

  it('charges freight below the threshold and more for remote regions', async () => {
    const { shopper } = await ready();
    expect((await shopper.quote()).amounts).toMatchObject({ freight: '10.00', payable: '110.00' });
    const far = await shopper.addAddress({
      provinceCode: '650000',
      cityCode: '650100',
      districtCode: '650102',
    });
    expect((await shopper.quote({ addrId: far })).amounts.freight).toBe('25.00');
  });

  it('gives the reason why cash on delivery is unavailable', async () => {
    const guest = await shop.newGuest();
    await guest.addToCart(SKU.cream);
    const { paymentMethods } = await guest.quote();
    expect(
      paymentMethods.find((method: { paymentCode: string }) => method.paymentCode === 'COD'),
    ).toMatchObject({
      available: false,
      reason: '货到付款需要登录会员账号',
    });
  });

  it.each([
    [
      'no line is checked',
      async (shopper: OrderShopper) => shopper.request(checkoutRoutes.getShopcartStepTwo),
      'ORD2001W',
    ],
    [
      'the address belongs to another member',
      async (shopper: OrderShopper) => {
        const other = await shop.newMember();
        await shopper.addToCart(SKU.cream);
        return shopper.request(checkoutRoutes.getShopcartStepTwo, { addrId: await other.addAddress() });
      },
      'ORD1001E',
    ],
    [
      'the coupon does not belong to the member',
      async (shopper: OrderShopper) => {
        await shopper.addToCart(SKU.cream);
        return shopper.request(checkoutRoutes.getShopcartStepTwo, { couponIds: ['no-such-coupon'] });
      },
      'PRM1001E',
    ],
    [
      'the member has too few points',
      async (shopper: OrderShopper) => {
        await shopper.addToCart(SKU.cream);
        return shopper.request(checkoutRoutes.getShopcartStepTwo, { points: 100 });
      },
      'PRM2001W',
    ],
    [
      'the promotion code is unknown',
      async (shopper: OrderShopper) => {
        await shopper.addToCart(SKU.cream);
        return shopper.request(checkoutRoutes.getShopcartStepTwo, { promotionCode: 'NOSUCHCODE0000' });
      },
      'PRM1006E',
    ],
    [
      'the gift is not earned',
      async (shopper: OrderShopper) => {
        await shopper.addToCart(SKU.cream);
        return shopper.request(checkoutRoutes.getShopcartStepTwo, { giftIds: ['a-gift'] });
      },
      'CRT2002W',
    ],
    [
      'the sku is unknown',
      async (shopper: OrderShopper) =>
        shopper.request(checkoutRoutes.stepTwoForImmediatelyBuy, { skuId: '999' }),
      'CNT1002E',
    ],
    [
      'the stock is too low',
      async (shopper: OrderShopper) =>
        shopper.request(checkoutRoutes.stepTwoForImmediatelyBuy, { skuId: SKU.serum, quantity: 4 }),
      'CRT1003W',
    ],
    [
      'the sku is withdrawn',
      async (shopper: OrderShopper) =>
        shopper.request(checkoutRoutes.stepTwoForImmediatelyBuy, { skuId: SKU.withdrawn }),
      'CRT1002W',
    ],
  ])('is refused when %s', async (_why, send, code) =>
    expect((await send(await shop.newMember())).errorCode).toBe(code),
  );
});

describe('a commit', () => {
  it('places the quoted order, holds the stock, empties the cart and starts the payment deadline', async () => {
    const { shopper, addrId } = await ready(SKU.rouge, 2);
    const before = await shop.stockOf(SKU.rouge);
    const { quoteHash } = await shopper.quote();
    const placed = await shopper.commit(commitInput(quoteHash, addrId, { note: '周末送货请先打电话' }));
    expect(placed.results).toMatchObject({
      orderId: expect.stringMatching(/^\d{18}$/),
      orderType: 'ordinary',
      totalAmount: '640.00',
      cancelOrderTimeLeft: 1800,
    });
    expect(placed.results.payLink).toBe(`/payment/${placed.results.orderId}`);
    expect(await shop.stockOf(SKU.rouge)).toMatchObject({
      available: before.available - 2,
      held: before.held + 2,
    });
    expect((await shopper.request(checkoutRoutes.getShopcartStepTwo)).errorCode).toBe('ORD2001W');
    const { results } = await shopper.request(ordersRoutes.detail, { orderId: placed.results.orderId });
    expect(results).toMatchObject({
      orderStatus: 10,
      statusText: '待付款',
      note: '周末送货请先打电话',
      recipient: { name: '林知夏', maskedMobile: '138****0426', region: '上海市 徐汇区' },
      subOrders: [{ items: [{ skuId: SKU.rouge, quantity: 2, paidShare: '640.00' }] }],
    });
    expect(await shop.audit()).toEqual([]);
  });

  it('is refused without any change when the price differs from the quote', async () => {
    const { shopper, addrId } = await ready(SKU.sample);
    const { quoteHash } = await shopper.quote();
    await shop.db.updateTable('sku').set({ offer_price_fen: 21_00 }).where('id', '=', SKU.sample).execute();
    const answer = await shopper.commit(commitInput(quoteHash, addrId));
    expect([answer.httpStatus, answer.errorCode]).toEqual([409, 'ORD2002W']);
    expect((await shopper.request(ordersRoutes.paging, { pageNo: 1, pageSize: 10 })).results.total).toBe(0);
    await shop.db.updateTable('sku').set({ offer_price_fen: 20_00 }).where('id', '=', SKU.sample).execute();
  });

  it('ignores amounts sent by the caller', async () => {
    const { shopper, addrId } = await ready(SKU.rouge);
    const { quoteHash } = await shopper.quote();
    const forged = {
      totalAmount: '0.01',
      payable: '0.01',
      payable_fen: 1,
      amounts: { payable: '0.01' },
      status: 30,
    };
    const placed = await shopper.commit(commitInput(quoteHash, addrId, forged));
    expect(placed.results.totalAmount).toBe('320.00');
  });

  it.each([
    ['the quote of another member', async (hash: string) => hash],
    ['an unknown hash', async () => 'f'.repeat(64)],
  ])('with %s is refused', async (_what, pick) => {
    const { shopper: other } = await ready();
    const { quoteHash } = await other.quote();
    const { shopper, addrId } = await ready(SKU.rouge);
    expect((await shopper.commit(commitInput(await pick(quoteHash), addrId))).errorCode).toBe('ORD2002W');
  });

  it('to the address of another member answers 404', async () => {
    const { shopper } = await ready();
    const { addrId } = await ready();
    const { quoteHash } = await shopper.quote();
    const answer = await shopper.commit(commitInput(quoteHash, addrId));
    expect([answer.httpStatus, answer.errorCode]).toEqual([404, 'ORD1001E']);
  });

  it('to another district than quoted is refused, as freight may differ', async () => {
    const { shopper, addrId } = await ready();
    const { quoteHash } = await shopper.quote({ addrId });
    const far = await shopper.addAddress({
      provinceCode: '650000',
      cityCode: '650100',
      districtCode: '650102',
    });
    expect((await shopper.commit(commitInput(quoteHash, far))).errorCode).toBe('ORD2002W');
  });

  it('is refused with the available quantity when the stock has become too low', async () => {
    const { shopper, addrId } = await ready(SKU.serum, 3);
    const { quoteHash } = await shopper.quote();
    await (await shop.newMember()).placeOrder(SKU.serum, 2);
    const answer = await shopper.commit(commitInput(quoteHash, addrId));
    expect([answer.errorCode, answer.errorMessage]).toEqual([
      'CRT1003W',
      '库存不足，目前可买 1 件，请调整数量',
    ]);
    expect(await shop.audit()).toEqual([]);
  });

  it('tells who came too late that the stock is gone, and keeps the cart', async () => {
    const { shopper, addrId } = await ready(SKU.sample);
    const { quoteHash } = await shopper.quote();
    const { available } = await shop.stockOf(SKU.sample);
    await shop.db.updateTable('stock').set({ available: 0 }).where('sku_id', '=', SKU.sample).execute();
    const answer = await shopper.commit(commitInput(quoteHash, addrId));
    expect(answer).toMatchObject({ errorCode: 'CRT1003W', results: { skuId: SKU.sample, available: 0 } });
    await shop.db.updateTable('stock').set({ available }).where('sku_id', '=', SKU.sample).execute();
    // The process is notified of a unit that came back.
    await expect
      .poll(async () => (await shopper.commit(commitInput(quoteHash, addrId))).errorCode ?? null, {
        timeout: 10_000,
      })
      .toBeNull();
  });

  it('names the line that sold out among others, keeps the cart, and takes the rest with another quote', async () => {
    const { shopper, addrId } = await ready(SKU.sample);
    await shopper.addToCart(SKU.cream);
    const { quoteHash } = await shopper.quote();
    const { available } = await shop.stockOf(SKU.sample);
    await shop.db.updateTable('stock').set({ available: 0 }).where('sku_id', '=', SKU.sample).execute();
    const answer = await shopper.commit(commitInput(quoteHash, addrId));
    expect(answer).toMatchObject({ errorCode: 'CRT1003W', results: { skuId: SKU.sample, available: 0 } });
    expect(answer.errorMessage).toContain('库存不足，商品已抢光');
    expect(await skusInCart(shopper)).toEqual([SKU.cream, SKU.sample].sort());

    const rest = await shopper.quote();
    const far = await shopper.addAddress({
      provinceCode: '650000',
      cityCode: '650100',
      districtCode: '650102',
    });
    const elsewhere = await shopper.commit(commitInput(rest.quoteHash, far));
    expect(elsewhere.errorCode, 'the line was sold out before this quote').toBe('ORD2002W');
    expect((await shopper.commit(commitInput(rest.quoteHash, addrId))).errorCode ?? null).toBeNull();
    expect(await skusInCart(shopper)).toEqual([SKU.sample]);
    await shop.db.updateTable('stock').set({ available }).where('sku_id', '=', SKU.sample).execute();
  });

  it('counts earlier orders for the limit per person', async () => {
    const shopper = await shop.newMember();
    await shopper.placeOrder(SKU.limited, 2);
    await shopper.addToCart(SKU.limited);
    expect((await shopper.request(checkoutRoutes.getShopcartStepTwo)).errorCode).toBe('CRT1004W');
  });

  it('of a direct purchase does not change the cart', async () => {
    const { shopper, addrId } = await ready();
    const input = { skuId: SKU.rouge, quantity: 2, addrId };
    const { quoteHash } = (await shopper.request(checkoutRoutes.stepTwoForImmediatelyBuy, input)).results;
    const placed = await shopper.request(
      checkoutRoutes.commitOrderForImmediatelyBuy,
      commitInput(quoteHash, addrId),
    );
    expect(placed.results.totalAmount).toBe('640.00');
    expect((await shopper.quote()).items).toHaveLength(1);
  });

  it('with cash on delivery waits for confirmation, and a third open one is refused', async () => {
    const shopper = await shop.newMember();
    const orderId = await shopper.placeOrder(SKU.rouge, 1, { paymentCode: 'COD' });
    expect((await shopper.request(ordersRoutes.orderStatus, { orderId })).results).toMatchObject({
      orderStatus: 20,
    });
    await shopper.placeOrder(SKU.rouge, 1, { paymentCode: 'COD' });
    await expect(shopper.placeOrder(SKU.rouge, 1, { paymentCode: 'COD' })).rejects.toThrow('暂不可用');
  });
});

describe('the same idempotency key', () => {
  it('creates one order and gets the same answer each time', async () => {
    const { shopper, addrId } = await ready();
    const { quoteHash } = await shopper.quote();
    const answers = [];
    for (let n = 0; n < 3; n++) answers.push(await shopper.commit(commitInput(quoteHash, addrId), 'key-1'));
    expect(answers[0].status).toBe(0);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect((await shopper.request(ordersRoutes.paging, {})).results.total).toBe(1);
  });

  it('with another body is refused', async () => {
    const { shopper, addrId } = await ready();
    const { quoteHash } = await shopper.quote();
    await shopper.commit(commitInput(quoteHash, addrId), 'key-2');
    const other = await shopper.commit(commitInput(quoteHash, addrId, { note: '另一份' }), 'key-2');
    expect([other.httpStatus, other.errorCode]).toEqual([422, 'CMN0015E']);
  });
});

describe('the checkout draft', () => {
  it('stores packaging, greeting, note, delivery time and payment method until the order is placed', async () => {
    const { shopper, addrId } = await ready();
    await shopper.request(checkoutRoutes.addGiftPackaging, { packagingId: 'yuebai', greeting: '生日快乐' });
    await shopper.request(checkoutRoutes.addOrderNote, { note: '轻放' });
    await shopper.request(checkoutRoutes.distributionInformation, { deliveryTime: 'weekend' });
    await shopper.request(checkoutRoutes.addReceivingInformation, { addrId });
    const { results } = await shopper.request(checkoutRoutes.changePayment, { paymentCode: 'WECHAT' });
    expect(results).toEqual({
      addrId,
      deliveryMode: 'express',
      deliveryTime: 'weekend',
      paymentCode: 'WECHAT',
      packagingId: 'yuebai',
      greeting: '生日快乐',
      note: '轻放',
    });
    const { quoteHash, amounts, draft } = await shopper.quote();
    expect(amounts).toMatchObject({ packaging: '15.00', payable: '125.00' });
    // A reloaded page gets every choice with its first quote.
    expect(draft).toEqual(results);
    const { orderId } = (await shopper.commit(commitInput(quoteHash, addrId))).results;
    expect((await shopper.request(ordersRoutes.detail, { orderId })).results).toMatchObject({
      packaging: '月白礼盒',
      greeting: '生日快乐',
      note: '轻放',
      deliveryText: '快递配送，仅周末送货',
    });
  });

  it.each([
    [checkoutRoutes.addGiftPackaging, { packagingId: 'gold-leaf' }, 'ORD2005W'],
    [checkoutRoutes.distributionInformation, { deliveryMode: 'store' }, 'ORD1005W'],
    [checkoutRoutes.addReceivingInformation, { addrId: 'nowhere' }, 'ORD1001E'],
    [checkoutRoutes.changePayment, { paymentCode: 'ALIPAY', orderId: '202600000000000000' }, 'ORD3001E'],
  ] as const)('refuses an invalid choice: %s', async (route, input, code) => {
    const { shopper } = await ready();
    expect((await shopper.request(route, input)).errorCode).toBe(code);
  });

  it('changes a placed order before payment or shipping: the address and the payment method', async () => {
    const shopper = await shop.newMember();
    const orderId = await shopper.placeOrder(SKU.rouge);
    const near = await shopper.addAddress({
      districtCode: '310105',
      streetName: '江苏路街道',
      address: '愚园路 1088 号 2 楼',
    });
    await shopper.request(checkoutRoutes.addReceivingInformation, { addrId: near, orderId });
    await shopper.request(checkoutRoutes.changePayment, { paymentCode: 'WECHAT', orderId });
    expect((await shopper.request(ordersRoutes.detail, { orderId })).results).toMatchObject({
      paymentCode: 'WECHAT',
      recipient: { region: '上海市 长宁区 江苏路街道', address: '愚园路 1088 号 2 楼' },
    });
    expect(
      (await shopper.request(checkoutRoutes.changePayment, { paymentCode: 'COD', orderId })).errorCode,
    ).toBe('PAY1001W');
    await shop.pay(orderId);
    expect(
      (await shopper.request(checkoutRoutes.changePayment, { paymentCode: 'ALIPAY', orderId })).errorCode,
    ).toBe('ORD3002W');
  });
});

describe('the address of a placed order', () => {
  const REMOTE = {
    provinceCode: '650000',
    cityCode: '650100',
    districtCode: '650102',
    address: '解放北路 1 号 2 楼',
  };
  const placeOrder = async () => {
    const shopper = await shop.newMember();
    const orderId = await shopper.placeOrder(SKU.cream);
    const remote = await shopper.addAddress(REMOTE);
    const change = (addrId: string) =>
      shopper.request(checkoutRoutes.addReceivingInformation, { addrId, orderId });
    const detail = async () => (await shopper.request(ordersRoutes.detail, { orderId })).results;
    return { shopper, orderId, remote, change, detail };
  };

  it('takes the freight of the new region while nothing is paid, and closes open payments', async () => {
    const { shopper, orderId, remote, change, detail } = await placeOrder();
    const before = await detail();
    expect(before.freight).toBe('10.00');
    const { results } = await shopper.request(checkoutRoutes.receivingChoices, { orderId });
    expect(
      results.list.map((choice: Record<string, unknown>) => [
        choice['isCurrent'],
        choice['freightDifference'],
      ]),
    ).toEqual([
      [true, '0.00'],
      [false, '15.00'],
    ]);
    expect((await change(remote)).status).toBe(0);
    const after = await detail();
    expect(after).toMatchObject({ freight: '25.00', recipient: { address: REMOTE.address } });
    expect(Number(after.totalAmount) - Number(before.totalAmount)).toBe(15);
    expect(after.arithmetic.at(-1).amount).toBe(after.totalAmount);
    expect(shop.payments.calls).toContain(`close ${orderId}`);
    expect(await shop.audit()).toEqual([]);
  });

  it('is refused for a paid order when the freight is higher, and says by how much', async () => {
    const { shopper, orderId, remote, change, detail } = await placeOrder();
    await shop.pay(orderId);
    const refused = await change(remote);
    expect([refused.errorCode, refused.errorMessage]).toEqual([
      'ORD3003W',
      expect.stringContaining('运费多 15.00 元'),
    ]);
    expect((await detail()).recipient.region).toContain('上海市');
    const { results } = await shopper.request(checkoutRoutes.receivingChoices, { orderId });
    expect(results.list[1]).toMatchObject({ available: false, reason: '运费多 ¥15.00，本单不能补运费' });
  });

  it('is changed for a paid order with a lower freight, and the difference is refunded', async () => {
    const { shopper, orderId, remote, change, detail } = await placeOrder();
    const { addrId } = (await shopper.request(checkoutRoutes.receivingChoices, { orderId })).results.list[0]
      .address;
    await change(remote);
    await shop.pay(orderId);
    expect((await change(addrId)).status).toBe(0);
    expect((await detail()).recipient.region).toContain('上海市');
    expect(shop.payments.calls).toContainEqual(
      expect.stringMatching(new RegExp(`^refund ${orderId} 1500 freight:`)),
    );
  });

  it('is not changed once the warehouse packs, nor for the order of another shopper', async () => {
    const { orderId, remote, change } = await placeOrder();
    const other = await shop.newMember();
    const foreign = await other.addAddress();
    expect(
      (await other.request(checkoutRoutes.addReceivingInformation, { addrId: foreign, orderId })).errorCode,
    ).toBe('ORD3001E');
    expect((await other.request(checkoutRoutes.receivingChoices, { orderId })).errorCode).toBe('ORD3001E');
    await shop.pay(orderId);
    await orderStaff.handToWarehouse(shop.db, `${orderId}-1`);
    expect((await change(remote)).errorCode).toBe('ORD3002W');
  });

  it('stays in a district that takes cash for an order to be paid on delivery', async () => {
    const shopper = await shop.newMember();
    const orderId = await shopper.placeOrder(SKU.cream, 1, { paymentCode: 'COD' });
    const remote = await shopper.addAddress(REMOTE);
    const refused = await shopper.request(checkoutRoutes.addReceivingInformation, {
      addrId: remote,
      orderId,
    });
    expect(refused.errorCode).toBe('PAY1001W');
  });
});
