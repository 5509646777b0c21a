import type { CancelReason } from './cancel-reasons.ts';

/** What decides whether a suggestion fits the order. */
export interface BetterWayFacts {
  /** Guests have no order list, no favourites and no merged payment. */
  isMember: boolean;
  isPaid: boolean;
  isPresale: boolean;
  canChangePayment: boolean;
  canChangeAddress: boolean;
}

/** A function of the shop that a suggestion leads to; `none` is advice only. */
export type BetterWayAction =
  | 'change-payment'
  | 'change-address'
  | 'merge-payment'
  | 'check-orders'
  | 'save-products'
  | 'see-progress'
  | 'none';
export interface BetterWay {
  text: string;
  action: BetterWayAction;
}
interface Rule extends BetterWay {
  applies: (facts: BetterWayFacts) => boolean;
}

const CHANGE_PAYMENT: Rule = {
  applies: ({ canChangePayment }) => canChangePayment,
  text: '不用取消：收银台可以直接换支付方式，价格与赠品都保留。',
  action: 'change-payment',
};
/** A presale cannot be bought again from its order. */
const BUY_AGAIN: Rule = {
  applies: ({ isPresale }) => !isPresale,
  text: '取消完成后优惠券会退回，商品可以用「再次购买」放回购物车重新选择。',
  action: 'none',
};

/** The suggestions of a reason, the first that fits is shown. A reason without a rule suggests nothing. */
const RULES: Partial<Record<CancelReason, readonly Rule[]>> = {
  1: [
    {
      applies: ({ isMember, isPaid, isPresale }) => isMember && !isPaid && !isPresale,
      text: '不用取消：新商品另下一单，再和这一单合并付款。',
      action: 'merge-payment',
    },
    BUY_AGAIN,
  ],
  2: [BUY_AGAIN],
  3: [
    {
      applies: ({ isMember }) => isMember,
      text: '先核对相同商品的另一笔订单，只取消其中一笔。',
      action: 'check-orders',
    },
  ],
  4: [
    {
      applies: ({ isMember }) => isMember,
      text: '可以先把商品收藏起来，降价时提醒你。',
      action: 'save-products',
    },
  ],
  6: [CHANGE_PAYMENT],
  7: [
    {
      applies: ({ isMember, isPaid }) => isMember && isPaid,
      text: '订单详情写着现在到哪一步、接下来做什么。',
      action: 'see-progress',
    },
  ],
  8: [CHANGE_PAYMENT],
  9: [
    {
      applies: ({ isMember, canChangeAddress }) => isMember && canChangeAddress,
      text: '收货信息填错不用取消，可以在订单详情直接修改地址。',
      action: 'change-address',
    },
  ],
};

/** What helps more than cancelling, for this reason and this order; null when nothing does. */
export function betterWayThanCancelling(reason: CancelReason, facts: BetterWayFacts): BetterWay | null {
  const rule = RULES[reason]?.find(({ applies }) => applies(facts));
  return rule ? { text: rule.text, action: rule.action } : null;
}
