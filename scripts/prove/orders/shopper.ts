import { memberOwner } from '../../../apps/server/src/platform/context/index.ts';
import { cartRoutes } from '../../../packages/contract/src/cart/index.ts';
import { checkoutRoutes } from '../../../packages/contract/src/checkout/index.ts';
import type { Route } from '../../../packages/contract/src/kit/index.ts';
import { paymentRoutes } from '../../../packages/contract/src/payment/index.ts';
import type { Fixture } from './fixture.ts';
import { DEVICE, type Member } from './members.ts';
import type { Reply } from './send.ts';

const SANDBOX_PAY: Route = 'POST /demo/sandbox/pay';

/** The actions of one member; every call is retried, with its key, until there is a final answer. */
export function shopperOf(fixture: Pick<Fixture, 'callWithRetry'>, { id, token, addrId }: Member) {
  const headers = { token, devicefingerprint: DEVICE };
  const call = (route: Route, input: object, idempotencyKey?: string): Promise<Reply> =>
    fixture.callWithRetry(route, input, { headers, ...(idempotencyKey && { idempotencyKey }) });

  const quoteNow = async (skuId: string, options: object = {}): Promise<object> => {
    const quoted = expectOk(
      await call(checkoutRoutes.stepTwoForImmediatelyBuy, { skuId, addrId, ...options }),
    );
    return { quoteHash: quoted.results.quoteHash, addrId, paymentCode: 'ALIPAY' };
  };
  const quoteCart = async (): Promise<object> => {
    const quoted = expectOk(await call(checkoutRoutes.getShopcartStepTwo, { addrId }));
    return { quoteHash: quoted.results.quoteHash, addrId, paymentCode: 'ALIPAY' };
  };
  return {
    owner: memberOwner(id),
    memberId: id,
    headers,
    addrId,
    call,
    quoteNow,
    quoteCart,
    buyNow: (body: object, key?: string) => call(checkoutRoutes.commitOrderForImmediatelyBuy, body, key),
    /** Buys one sku directly; returns the order id. */
    async placeOrder(skuId: string, options: object = {}): Promise<string> {
      const body = await quoteNow(skuId, options);
      return expectOk(await call(checkoutRoutes.commitOrderForImmediatelyBuy, body)).results.orderId;
    },
    put: (skuId: string) => call(cartRoutes.addToCart, { skuId, quantity: 1 }),
    /** Opens a payment; returns its number at the provider. */
    async openPayment(orderId: string, paymentCode = 'ALIPAY'): Promise<string> {
      const input = { orderId, channel: 'PC', type: 'full', paymentCode };
      return expectOk(await call(paymentRoutes.payInfo, input)).results.outTradeNo;
    },
    /** Applies an outcome to the payment in the sandbox. */
    simulatePayment: (outTradeNo: string, outcome: string) => call(SANDBOX_PAY, { outTradeNo, outcome }),
    async payOrder(orderId: string, paymentCode = 'ALIPAY'): Promise<void> {
      expectOk(await this.simulatePayment(await this.openPayment(orderId, paymentCode), 'success'));
    },
  };
}
export type Shopper = ReturnType<typeof shopperOf>;

export function expectOk(reply: Reply): Reply {
  if (reply.status !== 0) throw new Error(`the shop refused: HTTP ${reply.http} ${reply.body.slice(0, 300)}`);
  return reply;
}
