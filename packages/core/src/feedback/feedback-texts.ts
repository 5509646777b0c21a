/** What a feedback is about. */
export const FEEDBACK_KINDS = {
  page: '页面问题',
  order: '订单与配送',
  product: '商品',
  service: '客服',
  suggestion: '建议',
  complaint: '投诉',
} as const;
export type FeedbackKind = keyof typeof FEEDBACK_KINDS;

export const FEEDBACK_STATES = { open: '待答复', answered: '已答复', closed: '已关闭' } as const;
export type FeedbackState = keyof typeof FEEDBACK_STATES;

const NUMBER = /^FK\d{14}$/;
/** `fk 2026 1118 000001` → `FK20261118000001`; null when it is no number of a feedback. */
export function parseFeedbackNo(typed: string): string | null {
  const number = typed.replace(/\s/g, '').toUpperCase();
  return NUMBER.test(number) ? number : null;
}
