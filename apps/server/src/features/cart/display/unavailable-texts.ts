import type { CartLine } from '@huarong/contract/cart';
import { UnavailableReason } from '@huarong/core/cart';

/** What the shopper reads beside an unavailable line, and what the page offers. */
export const UNAVAILABLE_TEXTS: Record<
  UnavailableReason,
  { text: string; actions: NonNullable<CartLine['actions']> }
> = {
  [UnavailableReason.Delisted]: { text: '商品已下架', actions: ['findSimilar'] },
  [UnavailableReason.SoldOut]: { text: '商品已售罄', actions: ['remind', 'findSimilar'] },
  [UnavailableReason.ShadeSoldOut]: { text: '该色号缺货', actions: ['changeSku', 'remind'] },
  [UnavailableReason.PresaleEnded]: { text: '活动已结束', actions: ['findSimilar'] },
  [UnavailableReason.OverPurchaseLimit]: { text: '超过每人限购数量', actions: [] },
  [UnavailableReason.NotEnoughStock]: { text: '库存不足，请减少数量', actions: [] },
};
