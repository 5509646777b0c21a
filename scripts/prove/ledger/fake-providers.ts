import {
  type PaymentProvider,
  type PaymentProviders,
  ProviderUnavailable,
} from '../../../apps/server/src/integrations/payment/index.ts';

/** Providers that record their refunds, lose every fourth answer, and refund each number once. */
export function fakeProviders() {
  const refunded = new Map<string, number>();
  let callCount = 0;
  const notUsed = async () => {
    throw new Error('the proof speaks for the providers itself');
  };
  const provider = (name: 'alipay' | 'wechat'): PaymentProvider => ({
    name,
    merchant: 'none',
    payerLookup: null,
    acknowledgement: 'success',
    createPayment: notUsed,
    query: notUsed,
    close: notUsed,
    queryRefund: notUsed,
    statement: notUsed,
    bill: notUsed,
    verifyNotice: notUsed,
    async refund({ refundNumber, amount }) {
      refunded.set(refundNumber, amount);
      callCount += 1;
      // The refund happened, only the answer is lost: the same number has to be sent again.
      if (callCount % 4 === 0) throw new ProviderUnavailable('no answer');
      return { state: 'done', reason: null };
    },
  });
  const providers: PaymentProviders = { alipay: provider('alipay'), wechat: provider('wechat') };
  return { providers, refunded };
}
