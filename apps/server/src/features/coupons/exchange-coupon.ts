import { accept, refuse } from '@huarong/core/shared';
import { type Context, ownerOf } from '#platform/context';
import { answerOnce, idempotencyScope } from '#platform/idempotency';
import { type ClaimRefusal, claimCoupon } from './claim-coupon.ts';
import type { CouponPointsPort } from './coupon-points-port.ts';

/** Exchanges points for a coupon: both or neither, and once per idempotency key. `points` is the price that was shown. */
export function exchangeCoupon(
  { db, actor, caller }: Context<'member'>,
  couponPoints: CouponPointsPort,
  { offerId, points }: { offerId: string; points: number },
) {
  const { memberId } = actor;
  const request = {
    scope: idempotencyScope('coupon-exchange', ownerOf(actor)),
    key: caller.idempotencyKey ?? crypto.randomUUID(),
    body: { offerId, points },
  };
  type Refusal = ClaimRefusal | { code: 'points-short' };
  return answerOnce<{ couponId: string }, Refusal>(db, request, async (tx) => {
    const claimed = await claimCoupon(tx, memberId, { offerId }, points);
    if (!claimed.ok) return claimed;
    const { couponId, title } = claimed.value;
    const isPaid = await couponPoints.spend(tx, { memberId, points, couponId, title });
    return isPaid ? accept({ couponId }) : refuse({ code: 'points-short' });
  });
}
