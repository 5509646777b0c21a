import type { Queryable } from '#platform/database';
import { claimCoupon } from './claim-coupon.ts';
import type { TypedCode } from './code-hash.ts';

/** The coupon of a code that was typed at checkout: claimed now, or the usable one of an earlier claim. */
export async function redeemCode(db: Queryable, memberId: string, typed: TypedCode): Promise<string | null> {
  const claimed = await claimCoupon(db, memberId, typed);
  if (claimed.ok) return claimed.value.couponId;
  const owned = await db
    .selectFrom('coupon')
    .innerJoin('coupon_offer', 'coupon_offer.id', 'coupon.offer_id')
    .leftJoin('coupon_code', 'coupon_code.coupon_id', 'coupon.id')
    .select('coupon.id')
    .where((row) =>
      row.or([
        row('coupon_offer.code', '=', typed.code),
        row('coupon_code.code_hash', '=', row.fn.any(row.val([...typed.hashes]))),
      ]),
    )
    .where('coupon.member_id', '=', memberId)
    .where('coupon.state', '=', 'usable')
    .executeTakeFirst();
  return owned?.id ?? null;
}
