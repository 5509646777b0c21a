/** Why staff may look at whole personal data. */
export const REVEAL_REASONS = [
  '配送联系',
  '售后核实',
  '退款或发票核对',
  '会员本人来电',
  '监管或司法要求',
] as const;
export type RevealReason = (typeof REVEAL_REASONS)[number];

/** Whoever manages staff gets a notice of more than this in a day. */
export const REVEALS_UNTIL_NOTICE = 30;
/** The most that one person may look at in a day. */
export const REVEAL_LIMIT = 100;
