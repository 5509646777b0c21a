import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, memberOwner } from '#platform/context';
import { createPayerCode } from '../../../integrations/payment/index.ts';
import { openPaymentHarness, type PaymentHarness } from '../testing/open-payment-harness.ts';

const LIN = '1000000001';
const PAY_INFO = 'GET /v1/order/pay/payInfo/{orderId}/{channel}/{type}';
const LINK = 'GET /v1/order/pay/wechatPayer';
const PAYER = 'POST /v1/order/pay/wechatPayer';
const STATE = '0123456789abcdef0123456789abcdef';
let harness: PaymentHarness;
let lin: Actor;
beforeAll(async () => {
  harness = await openPaymentHarness();
  lin = await harness.createMember(LIN);
});
afterAll(async () => {
  await harness.runDueWork();
  expect(await harness.audit()).toEqual([]);
  await harness.database.close();
});

const createOrder = () => harness.createOrder({ owner: memberOwner(LIN), payableFen: 32_000 });
const payInfo = (orderId: string, input: object) =>
  harness.call(lin, PAY_INFO, { orderId, channel: 'PC', type: 'full', paymentCode: 'WECHAT', ...input });
const tradeTypeOf = async (number: string) =>
  (
    await harness.db
      .selectFrom('sandbox_trade')
      .select('trade_type')
      .where('out_trade_no', '=', number)
      .executeTakeFirstOrThrow()
  ).trade_type;

/** As a browser inside WeChat does: it follows the link and comes back with a code. */
async function createCode(): Promise<string> {
  return createPayerCode(await harness.sandbox.keys());
}
const createToken = async (): Promise<string> =>
  (await harness.call(lin, PAYER, { code: await createCode() })).results.payerToken;

describe('a payment', () => {
  it.each([
    ['ALIPAY', 'computer', 'FAST_INSTANT_TRADE_PAY'],
    ['ALIPAY', 'phone', 'QUICK_WAP_WAY'],
    ['ALIPAY', 'in-wechat', 'QUICK_WAP_WAY'],
    ['WECHAT', 'computer', 'NATIVE'],
    ['WECHAT', 'phone', 'MWEB'],
    ['WECHAT', 'in-wechat', 'JSAPI'],
  ])('by %s with %s is a %s', async (paymentCode, way, tradeType) => {
    const payerToken = await createToken();
    const { results } = await payInfo(await createOrder(), { paymentCode, way, payerToken });
    expect(await tradeTypeOf(results.outTradeNo)).toBe(tradeType);
    expect(results.payLink).toBe(`/demo/sandbox/cashier/${results.outTradeNo}`);
    expect('qrCode' in results).toBe(tradeType === 'NATIVE');
  });

  it('has another number for another way, and only the last stays open', async () => {
    const orderId = await createOrder();
    const atComputer = (await payInfo(orderId, {})).results.outTradeNo;
    const onPhone = (await payInfo(orderId, { way: 'phone' })).results.outTradeNo;
    expect(onPhone).not.toBe(atComputer);
    expect((await payInfo(orderId, { way: 'phone' })).results.outTradeNo).toBe(onPhone);
    expect(await harness.getPayment(atComputer)).toMatchObject({ state: 'closed', way: 'computer' });
    expect(await harness.getPayment(onPhone)).toMatchObject({ state: 'pending', way: 'phone' });
  });

  it.each([undefined, '', 'oSomebody.9999999999.x'])(
    'inside WeChat is refused with the token %o',
    async (payerToken) => {
      const orderId = await createOrder();
      expect(await payInfo(orderId, { way: 'in-wechat', payerToken })).toMatchObject({
        errorCode: 'PAY1004W',
      });
      expect(
        await harness.db.selectFrom('payment_order').selectAll().where('order_id', '=', orderId).execute(),
      ).toEqual([]);
    },
  );
});

describe('the person inside WeChat', () => {
  it('is named at a link that leads back to the page', async () => {
    const { results } = await harness.call(lin, LINK, { returnPath: '/payment/1?from=order', state: STATE });
    const link = new URL(results.link, 'https://shop.example');
    expect(link.pathname).toBe('/demo/sandbox/wechat-payer');
    expect(new URL(link.searchParams.get('redirect_uri')!).pathname).toBe('/payment/1');
    expect(link.searchParams.get('state')).toBe(STATE);
  });

  it.each(['https://evil.example', '//evil.example/x', 'payment', '/a b'])(
    'is not sent back to %s',
    async (returnPath) =>
      expect(await harness.call(lin, LINK, { returnPath, state: STATE })).toMatchObject({
        errorCode: 'CMN0001E',
      }),
  );

  it('is unknown with a wrong code', async () => {
    const code = await createCode();
    for (const wrong of ['x', `${code}0`, code.replace(/^./, 'z')])
      expect(await harness.call(lin, PAYER, { code: wrong })).toMatchObject({ errorCode: 'PAY1004W' });
  });
});
