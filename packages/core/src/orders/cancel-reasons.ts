/** The nine reasons of the specification, in the words of the design. */
export const CANCEL_REASONS = {
  1: { text: '更换或添加新商品' },
  2: { text: '未使用优惠或活动' },
  3: { text: '重复下单' },
  4: { text: '暂时不想要了' },
  5: { text: '改为门店购买' },
  6: { text: '支付遇到问题' },
  7: { text: '等待时间过长' },
  8: { text: '更换支付方式' },
  9: { text: '其他原因' },
} as const;
export type CancelReason = keyof typeof CANCEL_REASONS;
