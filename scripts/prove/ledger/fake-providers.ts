import {
  type PaymentProvider,
  type PaymentProviders,
  ProviderUnclear,
} from '../../../apps/server/src/integrations/payment/index.ts';

/** Banks that keep their own count, lose every fourth answer, and pay a number out once however often it is sent. */
export function fakeProviders() {
  const refunded = new Map<string, number>();
  let callCount = 0;
  const notUsed = async () => {
    throw new Error('the proof speaks for the providers itself');
  };
  const provider = (name: 'alipay' | 'wechat'): PaymentProvider => ({
    name,
    acknowledgement: 'success',
    createPayment: notUsed,
    query: notUsed,
    close: notUsed,
    verifyNotice: notUsed,
    async refund({ refundNumber, amount }) {
      refunded.set(refundNumber, amount);
      callCount += 1;
      // The money went, only the answer is lost: the same number has to be sent again.
      if (callCount % 4 === 0) throw new ProviderUnclear('no answer');
      return { state: 'done', reason: null };
    },
  });
  const providers: PaymentProviders = { alipay: provider('alipay'), wechat: provider('wechat') };
  return { providers, refunded };
}
