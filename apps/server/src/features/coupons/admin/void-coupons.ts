import { accept, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import { insertEvents } from '#platform/outbox';
import { couponVoided } from '../coupon-events.ts';
import type { CouponPointsPort } from '../coupon-points-port.ts';
import { findOfferRow } from './offers.queries.ts';

/** One transaction with its audit rows stays short; the page calls again while some are left. */
const MAX_AT_ONCE = 2_000;
/** Of coupons that cost points: each returns them to its member, whose accounts are locked in one order. */
const MAX_PAID_AT_ONCE = 200;

interface PaidCoupon {
  couponId: string;
  memberId: string;
  points: number;
}

/**
 * Voids usable coupons of an offer and writes to their members. One that an unpaid order holds stays: its price was
 * promised; when that order closes, the coupon is usable again and a second call voids it.
 */
export async function voidCoupons(
  { db }: AdminWriteContext,
  couponPoints: CouponPointsPort,
  { offerId, couponId, reason }: { offerId: string; couponId?: string | undefined; reason: string },
  atOnce = MAX_AT_ONCE,
) {
  const offer = await findOfferRow(db, offerId);
  if (!offer) return refuse({ code: 'coupon-offer-not-found' as const });
  const limit = offer.points_price === null ? atOnce : Math.min(atOnce, MAX_PAID_AT_ONCE);
  const only = couponId === undefined ? sql`` : sql`and id = ${couponId}`;
  const { rows } = await sql<{ voided: number; paid: PaidCoupon[] }>`
    with chosen as (
      select id from coupon where offer_id = ${offerId} and state = 'usable' and valid_to > shop_now() ${only}
      order by id limit ${limit} for update
    ), gone as (
      update coupon set state = 'void', void_reason = ${reason}, settled_at = shop_now(),
        valid_to = greatest(shop_now(), valid_from + interval '1 second')
      from chosen where coupon.id = chosen.id returning coupon.id, coupon.member_id, coupon.points_paid
    ), published as (
      ${insertEvents(
        couponVoided,
        sql`select id as key, jsonb_build_object('memberId', member_id, 'couponId', id, 'reason', ${reason}::text) as payload from gone`,
      )}
    )
    select count(*)::int as voided, coalesce(jsonb_agg(jsonb_build_object(
      'couponId', id, 'memberId', member_id, 'points', points_paid) order by member_id) filter (where points_paid is not null), '[]') as paid
    from gone`.execute(db);
  for (const coupon of rows[0]?.paid ?? [])
    await couponPoints.giveBack(db, { ...coupon, title: offer.title });
  const voided = rows[0]?.voided ?? 0;
  const left = await sql<{ held: number; left: number }>`
    select count(*) filter (where state = 'held')::int as held,
      count(*) filter (where state = 'usable' and valid_to > shop_now())::int as left
    from coupon where offer_id = ${offerId} and state in ('held', 'usable') ${only}`.execute(db);
  const rest = left.rows[0] ?? { held: 0, left: 0 };
  if (voided === 0 && rest.held === 0) return refuse({ code: 'coupon-nothing-to-void' as const });
  return accept({ voided, ...rest });
}
