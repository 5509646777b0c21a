import { cartRoutes } from '../../../packages/contract/src/cart/index.ts';
import { checkoutRoutes } from '../../../packages/contract/src/checkout/index.ts';
import type { Route } from '../../../packages/contract/src/kit/index.ts';
import { paymentRoutes } from '../../../packages/contract/src/payment/index.ts';
import { DEVICE, type Member } from './people.ts';
import type { Reply } from './send.ts';
import type { World } from './world.ts';

const SANDBOX_PAY: Route = 'POST /demo/sandbox/pay';

/** What one member does; every call is repeated, under its key, until the shop has answered for good. */
export function shopperOf(world: World, { id, token, addrId }: Member) {
  const headers = { token, devicefingerprint: DEVICE };
  const ask = (route: Route, input: object, idempotencyKey?: string): Promise<Reply> =>
    world.askPatiently(route, input, { headers, ...(idempotencyKey && { idempotencyKey }) });

  const quoteNow = async (skuId: string, wish: object = {}): Promise<object> => {
    const quoted = expectOk(await ask(checkoutRoutes.stepTwoForImmediatelyBuy, { skuId, addrId, ...wish }));
    return { quoteHash: quoted.results.quoteHash, addrId, paymentCode: 'ALIPAY' };
  };
  return {
    owner: `member:${id}`,
    memberId: id,
    headers,
    addrId,
    ask,
    quoteNow,
    buyNow: (body: object, key?: string) => ask(checkoutRoutes.commitOrderForImmediatelyBuy, body, key),
    /** One sku, past the cart: the order's number. */
    async orders(skuId: string, wish: object = {}): Promise<string> {
      const body = await quoteNow(skuId, wish);
      return expectOk(await ask(checkoutRoutes.commitOrderForImmediatelyBuy, body)).results.orderId;
    },
    put: (skuId: string) => ask(cartRoutes.addToCart, { skuId, quantity: 1 }),
    /** Opens a payment: our number at the provider. */
    async opens(orderId: string, paymentCode = 'ALIPAY'): Promise<string> {
      const input = { orderId, channel: 'PC', type: 'full', paymentCode };
      return expectOk(await ask(paymentRoutes.payInfo, input)).results.outTradeNo;
    },
    /** Something happens at the sandbox's till. */
    play: (outTradeNo: string, outcome: string) => ask(SANDBOX_PAY, { outTradeNo, outcome }),
    async pays(orderId: string, paymentCode = 'ALIPAY'): Promise<void> {
      expectOk(await this.play(await this.opens(orderId, paymentCode), 'success'));
    },
  };
}
export type Shopper = ReturnType<typeof shopperOf>;

export function expectOk(reply: Reply): Reply {
  if (reply.status !== 0) throw new Error(`the shop said no: HTTP ${reply.http} ${reply.body.slice(0, 300)}`);
  return reply;
}
