import type { Amounts } from '@huarong/contract/cart';
import { type Fen, fen, fromYuan, ZERO } from '@huarong/core/shared';

/** What promotions, coupon and points take off. */
export function savedBy({ promotion, coupon, points }: Amounts): Fen {
  return fen(
    [promotion, coupon, points].reduce((sum, amount) => sum + Math.abs(fromYuan(amount ?? '') ?? ZERO), 0),
  );
}
