/** The nine reasons of the specification, and the alternative that some of them suggest. */
export const CANCEL_REASONS = {
  1: { text: '我要修改或增加商品', alternative: 'back-to-cart' },
  2: { text: '没有用上优惠', alternative: 'back-to-cart' },
  3: { text: '重复下单', alternative: null },
  4: { text: '现在不想要了', alternative: null },
  5: { text: '改去门店购买', alternative: null },
  6: { text: '付款没有成功', alternative: 'change-payment' },
  7: { text: '等待时间太长', alternative: null },
  8: { text: '我要更换付款方式', alternative: 'change-payment' },
  9: { text: '其他原因', alternative: null },
} as const;
export type CancelReason = keyof typeof CANCEL_REASONS;
