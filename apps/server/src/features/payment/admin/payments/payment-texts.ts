import { PAYMENT_NAMES } from '@huarong/core/orders';
import { PAYMENT_CODES } from '../../tenders.ts';
import type { PaymentProviderName } from './list-payments.queries.ts';

export const providerText = (provider: PaymentProviderName): string =>
  provider === 'none' ? '无' : PAYMENT_NAMES[PAYMENT_CODES[provider]];

const ACCOUNTS: readonly (readonly [RegExp, string])[] = [
  [/^bank:alipay$/, '应收渠道 支付宝'],
  [/^bank:wechat$/, '应收渠道 微信支付'],
  [/^cash:cod$/, '货到付款现金'],
  [/^unapplied$/, '关闭后收款 待处理'],
  [/^order:/, '订单已收款'],
  [/^card:/, '储值卡'],
  [/^refund-differences$/, '退款差异'],
  [/^sales$/, '销售'],
];
/** 应收渠道 支付宝; an account without a text of its own is named by its key. */
export const accountText = (account: string): string =>
  ACCOUNTS.find(([pattern]) => pattern.test(account))?.[1] ?? account;

export const PURPOSES: Readonly<Record<string, string>> = {
  full: '全款',
  deposit: '定金',
  balance: '尾款',
  merge: '合并付款',
  rest: '储值卡以外的余款',
};

/** `payment:settled` → 到账 */
const OUTCOMES: Readonly<Record<string, string>> = {
  'payment:settled': '到账',
  'payment:already': '重复，没有改动',
  'refund:settled': '退款结果',
  'refund:already': '退款通知，以查询为准',
};
export const outcomeText = (outcome: string): string => OUTCOMES[outcome] ?? outcome;
