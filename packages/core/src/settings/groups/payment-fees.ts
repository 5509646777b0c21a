import { defineGroup } from '../group.ts';

/** 60 of 10,000 are 0.6 %. */
const rateOf = (provider: string) =>
  ({
    kind: 'number',
    label: `${provider} 费率`,
    effect: `对账时${provider}账单的手续费与这个签约费率比，差 1 分以上算差异`,
    unit: '万分之一',
    min: 0,
    max: 1_000,
    default: 60,
  }) as const;

export const PAYMENT_FEE_SETTINGS = defineGroup({
  name: '渠道手续费',
  note: '按账单那一天的费率比，已经对过的日子重新对账才会再比',
  agreedBy: 'approver',
  fields: { alipay: rateOf('支付宝'), wechat: rateOf('微信支付') },
});
