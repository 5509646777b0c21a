import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER_CALLER } from '#platform/context';
import { openMemberSession } from '#platform/session';
import { type CartShop, openCartShop, type Shopper } from '../../cart/testing/open-cart-shop.ts';
import { SKU } from '../../cart/testing/seed-products.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());

type Calls = Pick<Shopper, 'get' | 'post'>;
const MOBILE = '13700000001';
const GUEST = '/v3/shopcart/guest/model';

/** A guest with a sku in the cart, an address and a quote. */
async function readyGuest(districtCode = '310104') {
  const guest = await shop.guest();
  await guest.cart('addToCart', { skuId: SKU.cream, quantity: 2 });
  const { results } = await guest.post(`${GUEST}/recipientInfo/add`, {
    name: '顾晚晴',
    mobile: MOBILE,
    provinceCode: '310000',
    cityCode: '310100',
    districtCode,
    address: '愚园路 1088 号 2 楼',
    isDefault: true,
  });
  const quote = (await guest.post(`${GUEST}/getShopcartStepTwo`, {})).results;
  return { guest, body: { quoteHash: quote.quoteHash, addrId: results.addrId, paymentCode: 'ALIPAY' } };
}
/** Requests a code and reads it from the demo outbox. */
async function codeFor(shopper: Calls, mobile = MOBILE) {
  const sent = await shopper.post('/v1/usercenter/smsCode', { mobile, purpose: 'guest' });
  const [newest] = (await shop.app.inject('/demo/outbox.json')).json();
  return { mobile, smsCode: newest.code as string, rToken: sent.results.rToken as string };
}
/** Looks an order up by number, mobile and a new code, as the guest order page does. */
async function lookUp(shopper: Calls, orderId: string) {
  const query = new URLSearchParams(await codeFor(shopper)).toString();
  return shopper.get(`/v1/order/orderInfo/orderInformation/${orderId}?${query}`);
}
const deleteSentCodes = () => shop.db.deleteFrom('verification_code').execute();

describe('a guest', () => {
  it('orders with a verified mobile and finds the order again with number, mobile and another code', async () => {
    const { guest, body } = await readyGuest();
    expect((await guest.post(`${GUEST}/commitOrderExtend`, body)).errorCode).toBe('ORD2006W');
    const verification = await codeFor(guest);
    const wrong = { ...verification, smsCode: verification.smsCode === '000000' ? '000001' : '000000' };
    expect((await guest.post(`${GUEST}/commitOrderExtend`, { ...body, ...wrong })).status).not.toBe(0);
    const placed = await guest.post(`${GUEST}/commitOrderExtend`, { ...body, ...verification });
    expect(placed.results).toMatchObject({ orderType: 'ordinary', totalAmount: '200.00' });
    const { orderId } = placed.results;
    expect((await guest.get(`/v3/es/order/detail/pc/${orderId}`)).results.orderStatus).toBe(10);

    await deleteSentCodes();
    const otherCaller = shop.visitor;
    expect((await otherCaller.get(`/v1/order/orderInfo/orderInformation/${orderId}`)).errorCode).toBe(
      'ORD3001E',
    );
    const found = await lookUp(otherCaller, orderId);
    expect(found.results).toMatchObject({ orderId, guestToken: expect.any(String) });
    const withToken = await shop.app.inject({
      url: `/v3/es/order/detail/pc/${orderId}`,
      headers: { guesttoken: found.results.guestToken },
    });
    expect(withToken.json().results.orderId).toBe(orderId);
  });

  it.each([
    ['a guest', () => shop.guest()],
    ['a member', () => shop.member()],
  ])('who is now %s keeps that identity and finds the order there', async (_who, someone) => {
    await deleteSentCodes();
    const { guest, body } = await readyGuest();
    const { orderId } = (
      await guest.post(`${GUEST}/commitOrderExtend`, { ...body, ...(await codeFor(guest)) })
    ).results;
    await deleteSentCodes();
    const finder: Calls = await someone();
    expect((await lookUp(finder, orderId)).results).not.toHaveProperty('guestToken');
    expect((await finder.get(`/v3/es/order/detail/pc/${orderId}`)).results.orderId).toBe(orderId);
    expect((await guest.get(`/v3/es/order/detail/pc/${orderId}`)).errorCode).toBe('ORD3001E');
  });

  it('does not find an order by another mobile', async () => {
    await deleteSentCodes();
    const { guest, body } = await readyGuest();
    const { orderId } = (
      await guest.post(`${GUEST}/commitOrderExtend`, { ...body, ...(await codeFor(guest)) })
    ).results;
    const otherCaller = await shop.guest();
    const query = new URLSearchParams(await codeFor(otherCaller, '13700000002')).toString();
    const answer = await otherCaller.get(`/v1/order/orderInfo/orderInformation/${orderId}?${query}`);
    expect(answer.errorCode).toBe('ORD3001E');
  });

  it('has five attempts to enter a code', async () => {
    await deleteSentCodes();
    const { guest, body } = await readyGuest();
    const verification = await codeFor(guest);
    const guess = (n: number) =>
      guest.post(`${GUEST}/commitOrderExtend`, {
        ...body,
        ...verification,
        smsCode: String((Number(verification.smsCode) + n) % 1e6).padStart(6, '0'),
      });
    for (let n = 1; n <= 5; n++) await guess(n);
    expect((await guess(0)).status).not.toBe(0);
  });
});

describe('request headers', () => {
  it('identify the caller: without a token checkout is refused', async () => {
    const answer = await shop.visitor.post('/v3/shopcart/shopcart/getShopcartStepTwo', {});
    expect(answer.errorCode).toBe('2550');
  });

  it('carry the idempotency key: a repeated commit creates one order and gets an identical answer', async () => {
    const member = await shop.member();
    const token = await openMemberSession(shop.db, member.id, SERVER_CALLER);
    await member.cart('addToCart', { skuId: SKU.cream, quantity: 1 });
    const { addrId } = (
      await member.post('/v3/shopcart/recipientInfo/add', {
        name: '沈南枝',
        mobile: MOBILE,
        provinceCode: '310000',
        cityCode: '310100',
        districtCode: '310104',
        address: '愚园路 1088 号 2 楼',
      })
    ).results;
    const { quoteHash } = (await member.cart('getShopcartStepTwo', { addrId })).results;
    const send = () =>
      shop.app.inject({
        method: 'POST',
        url: '/v3/shopcart/shopcart/commitOrderExtend',
        headers: { token, 'idempotency-key': 'a-key' },
        payload: { queryBody: { quoteHash, addrId, paymentCode: 'WECHAT' } },
      });
    const [first, second] = [await send(), await send()];
    expect(first.json().status).toBe(0);
    expect(second.body).toBe(first.body);
  });
});
