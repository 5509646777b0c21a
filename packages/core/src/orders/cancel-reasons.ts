/** The nine reasons of the specification, and the alternative that some of them suggest. */
export const CANCEL_REASONS = {
  1: { text: '我要修改或增加商品', betterWay: 'back-to-cart' },
  2: { text: '没有用上优惠', betterWay: 'back-to-cart' },
  3: { text: '重复下单', betterWay: null },
  4: { text: '现在不想要了', betterWay: null },
  5: { text: '改去门店购买', betterWay: null },
  6: { text: '付款没有成功', betterWay: 'change-payment' },
  7: { text: '等待时间太长', betterWay: null },
  8: { text: '我要更换付款方式', betterWay: 'change-payment' },
  9: { text: '其他原因', betterWay: null },
} as const;
export type CancelReason = keyof typeof CANCEL_REASONS;
