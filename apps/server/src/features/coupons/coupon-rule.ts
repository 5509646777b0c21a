import type { Coupon } from '@huarong/core/pricing';
import { couponSchema } from '@huarong/core/pricing/schema';
import type { CouponRow, OfferRow } from './coupons.queries.ts';

/** A member's coupon as input of the price engine. */
export const spendableCoupon = (row: CouponRow): Coupon =>
  read(row, row.id, { from: row.valid_from, until: row.valid_to });

/** An offer as if it were claimed now, to calculate what it could save. */
export const claimableCoupon = (
  row: Pick<
    OfferRow,
    'id' | 'title' | 'rule' | 'card_types' | 'is_for_first_order' | 'valid_from' | 'valid_to'
  >,
): Coupon => read(row, row.id, { from: row.valid_from, until: row.valid_to });

/** Rules are validated when written; an invalid one is an unexpected error. */
function read(
  row: Pick<CouponRow, 'title' | 'rule' | 'card_types' | 'is_for_first_order'>,
  couponId: string,
  window: { from: Date | null; until: Date | null },
): Coupon {
  return couponSchema.parse({
    ...row.rule,
    couponId,
    title: row.title,
    code: null,
    conditions: [
      ...(row.card_types ? [{ kind: 'cards', cards: row.card_types }] : []),
      ...(row.is_for_first_order ? [{ kind: 'firstOrder' }] : []),
    ],
    window: { from: window.from?.getTime() ?? null, until: window.until?.getTime() ?? null },
  });
}
