import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import { type Trade, writeNotice } from '../../apps/server/src/integrations/payment/index.ts';
import { fromYuan } from '../../packages/core/src/shared/index.ts';
import type { Member } from '../../scripts/prove/orders/members.ts';
import { call, callAs, Refused } from './buyers.ts';
import type { OpenedShop } from './shop-process.ts';

const CART = '/v3/shopcart/shopcart';
const QUOTE_CHANGED = 'ORD2002W';
export const STEPS = ['add', 'step two', 'commit', 'open payment', 'notify'] as const;
export type Step = (typeof STEPS)[number];
/** Milliseconds that each step took. */
export type Round = Record<Step, number>;

/** One checkout, from adding a sku to the notice of payment. */
export function checkoutRounds({
  port,
  skuIds,
  providerKey,
}: Pick<OpenedShop, 'port' | 'skuIds' | 'providerKey'>) {
  const privateKey = createPrivateKey(providerKey);
  const pair = { privateKey, publicKey: createPublicKey(privateKey) };
  const keys = {
    alipay: pair,
    wechat: pair,
    shopAtAlipay: pair,
    shopAtWechat: pair,
    apiV3Key: Buffer.alloc(32),
  };

  return async (member: Member, nth: number): Promise<Round> => {
    const took = {} as Round;
    const timed = async <Value>(step: Step, work: () => Promise<Value>): Promise<Value> => {
      const from = performance.now();
      const value = await work();
      took[step] = performance.now() - from;
      return value;
    };
    /** The card level of a member may rise during the run, which changes prices: then the order is quoted again. */
    const place = async ({ addrId }: Member): Promise<{ orderId: string }> => {
      const { quoteHash } = await timed('step two', () =>
        callAs<{ quoteHash: string }>(port, member, 'POST', `${CART}/getShopcartStepTwo`, { addrId }),
      );
      const body = { quoteHash, addrId, paymentCode: 'ALIPAY' };
      try {
        return await timed('commit', () => callAs(port, member, 'POST', `${CART}/commitOrderExtend`, body));
      } catch (error) {
        if (error instanceof Refused && error.errorCode === QUOTE_CHANGED) return place(member);
        throw error;
      }
    };
    const skuId = skuIds[nth % skuIds.length]!;
    await timed('add', () => callAs(port, member, 'POST', `${CART}/addToCart`, { skuId, quantity: 1 }));
    const { orderId } = await place(member);
    const payInfo = `/v1/order/pay/payInfo/${orderId}/PC/full?paymentCode=ALIPAY`;
    const opened = await timed('open payment', () =>
      callAs<{ outTradeNo: string; amount: string }>(port, member, 'GET', payInfo),
    );
    const notice = writeNotice(keys, paidTrade(opened), new Date());
    const acknowledgement = await timed('notify', () =>
      call(port, 'POST', '/v1/order/pay/notify/alipay', notice.headers, notice.body),
    );
    if (acknowledgement.text !== 'success')
      throw new Error(`a notice was answered ${acknowledgement.http}: ${acknowledgement.text}`);
    return took;
  };
}

const paidTrade = ({ outTradeNo, amount }: { outTradeNo: string; amount: string }): Trade => ({
  ...{ out_trade_no: outTradeNo, provider: 'alipay', state: 'paid', subject: '花容订单', return_url: '/' },
  trade_no: `2026${randomBytes(12).toString('hex')}`,
  amount_fen: fromYuan(amount)!,
  ...{ opened_at: new Date(), paid_at: new Date(), expires_at: null, trade_type: 'FAST_INSTANT_TRADE_PAY' },
});
