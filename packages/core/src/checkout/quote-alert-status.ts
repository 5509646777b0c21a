/** The kinds of notices above a quote. */
export const QuoteAlertStatus = {
  Notice: 0,
  PromotionHint: 2,
} as const;
export type QuoteAlertStatus = (typeof QuoteAlertStatus)[keyof typeof QuoteAlertStatus];
