import type { CartLine } from '@huarong/contract/cart';
import type { BookingStatus } from '../../promotions/index.ts';

/** What decides whether a line can be bought. */
export interface LineFacts {
  isOnSale: boolean;
  quantity: number;
  available: number;
  purchaseLimit: number | null;
  booking: BookingStatus;
  /** Another sku of the product is in stock. */
  hasSibling: boolean;
}

export type InvalidReason = NonNullable<CartLine['reason']>;

/** Why a line cannot be bought, or null when it can. Reasons that another quantity cannot solve come first. */
export function invalidReason(line: LineFacts): InvalidReason | null {
  if (!line.isOnSale) return 1;
  if (line.booking === 'balance') return 4;
  if (line.available === 0) return line.hasSibling ? 3 : 2;
  if (line.purchaseLimit !== null && line.quantity > line.purchaseLimit) return 6;
  return line.quantity > line.available ? 7 : null;
}

export const REASONS: Record<InvalidReason, { text: string; actions: NonNullable<CartLine['actions']> }> = {
  1: { text: '商品已下架', actions: ['findSimilar'] },
  2: { text: '商品已售罄', actions: ['remind', 'findSimilar'] },
  3: { text: '该色号缺货', actions: ['changeSku', 'remind'] },
  4: { text: '活动已结束', actions: ['findSimilar'] },
  5: { text: '所在地区暂不可售', actions: ['findSimilar'] },
  6: { text: '超过每人限购数量', actions: [] },
  7: { text: '库存不足，请减少数量', actions: [] },
};
