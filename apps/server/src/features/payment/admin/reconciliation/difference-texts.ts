/** What differs, in the words of the page. Kinds of notices and of the command line are among them. */
export const DIFFERENCE_KINDS: Readonly<Record<string, string>> = {
  'paid-there-not-here': '账单有，本店无',
  'paid-here-not-there': '本店有，账单无',
  'other-amount': '金额不同',
  'refunded-there-not-here': '退款账单有，本店无',
  'refunded-here-not-there': '退款本店有，账单无',
  'other-refund-amount': '退款金额不同',
  'other-day': '日期不同',
  'twice-in-bill': '账单里有两次',
  'other-fee': '手续费不同',
  'other-provider': '通知来自别的渠道',
  'no-trade-number': '通知没有渠道单号',
  'second-trade-number': '通知有第二个渠道单号',
  'trade-number-of-another': '渠道单号属于另一笔支付',
  'other-merchant': '通知属于别的商户',
  'refund-failed': '退款失败',
};
export const kindText = (kind: string): string => DIFFERENCE_KINDS[kind] ?? kind;

const CAUSES: Readonly<Record<string, string>> = {
  'not-ours': '不是本店的支付单号，可能是别处收的款',
  'notice-missing': '通知没有到，可以现在去问',
  'notice-refused': '通知与支付单不符，已记为异常',
  'closed-before': '通知晚到，订单已关闭',
  'paid-twice': '同一订单付了两次',
  'provider-discount': '渠道立减没有登记',
  'late-notice': '通知晚到，本店记在另一天',
  'other-rate': '与签约费率不符',
  'next-day': '渠道多半记在次日，明天自动对平',
  'not-collected': '渠道没有收到这笔钱',
  'refunded-by-hand': '在渠道后台手工退的款',
  'refund-failed-here': '本店记为失败，渠道已退出',
  'refunded-twice': '同一笔退款付出两次',
  'provider-later': '渠道晚退，本店记得早',
  'not-paid-out': '渠道没有退出这笔钱',
};
export const causeText = (cause: string | null): string => CAUSES[cause ?? ''] ?? '还不清楚，请查两边的记录';

export const RESOLUTIONS: Readonly<Record<string, string>> = {
  book: '按账单入账',
  explained: '查明原因',
  matched: '自动对平',
};
