import { keysOf } from '../shared/index.ts';
import { type CashOnDeliveryFacts, cashOnDeliveryProblem } from './cash-on-delivery.ts';

export const PAYMENT_NAMES = {
  ALIPAY: '支付宝',
  WECHAT: '微信支付',
  SILKPAY: '花容储值卡',
  COD: '货到付款',
} as const;
export type PaymentName = keyof typeof PAYMENT_NAMES;

export interface PaymentMethodOption {
  paymentCode: PaymentName;
  name: string;
  available: boolean;
  reason?: string;
}

/** Every payment method, with the reason when one is unavailable. */
export function paymentMethods(facts: CashOnDeliveryFacts): PaymentMethodOption[] {
  const reasons: Record<PaymentName, string | null> = {
    ALIPAY: null,
    WECHAT: null,
    SILKPAY: facts.isMember ? null : '储值卡需要登录会员账号',
    COD: cashOnDeliveryProblem(facts),
  };
  return keysOf(PAYMENT_NAMES).map((paymentCode) => {
    const reason = reasons[paymentCode];
    const name = PAYMENT_NAMES[paymentCode];
    return { paymentCode, name, available: reason === null, ...(reason !== null && { reason }) };
  });
}
