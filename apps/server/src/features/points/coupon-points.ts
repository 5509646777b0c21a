import type { Tx } from '#platform/database';
import { returnPoints, takePoints } from './lots.ts';
import { changeAccount, findEntry, lockAccount, writeEntry } from './points.queries.ts';

interface CouponPoints {
  memberId: string;
  couponId: string;
  points: number;
  /** Of the coupon, for the history. */
  title: string;
}

/** Prefix of the references of coupons. */
export const COUPON_REFERENCE = 'coupon:';

/** Pays a coupon with points; false when too few are free. The coupon is of the same transaction. */
export async function spendPointsOnCoupon(
  tx: Tx,
  { memberId, couponId, points, title }: CouponPoints,
): Promise<boolean> {
  const reference = `${COUPON_REFERENCE}${couponId}`;
  await lockAccount(tx, memberId);
  if (!(await changeAccount(tx, memberId, { payPoints: -points }))) return false;
  await takePoints(tx, memberId, points, reference);
  await writeEntry(tx, {
    ...{ memberId, kind: 'exchange', reference, payPoints: -points },
    text: `兑换优惠券「${title}」`,
  });
  return true;
}

/** Returns the points of a coupon that staff voided to their lots, with the original expiry. */
export async function returnCouponPoints(
  tx: Tx,
  { memberId, couponId, points, title }: CouponPoints,
): Promise<void> {
  const reference = `${COUPON_REFERENCE}${couponId}`;
  await lockAccount(tx, memberId);
  if (await findEntry(tx, memberId, 'give-back', reference)) return;
  if (!(await returnPoints(tx, memberId, points, reference)))
    throw new Error(`the lots of member ${memberId} do not have the points of coupon ${couponId}`);
  await changeAccount(tx, memberId, { payPoints: points });
  await writeEntry(tx, {
    ...{ memberId, kind: 'give-back', reference, payPoints: points },
    text: `优惠券「${title}」作废，退回兑换的积分，按原到期日`,
  });
}
