import { getFirst, STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { insertEvents } from '#platform/outbox';
import { couponsExpiring, pointsExpiring } from './message-events.ts';

/** One event per member and expiry, however often this runs, because the event key is unique. */
export async function publishExpiring(db: Queryable): Promise<void> {
  const coupons = sql`
    select member_id || ':' || extract(epoch from valid_to)::bigint as key,
      jsonb_build_object('memberId', member_id, 'couponIds', jsonb_agg(id order by id)) as payload
    from coupon
    where state = 'usable' and valid_to > shop_now()
      and valid_to <= shop_now() + make_interval(days => ${STORE.coupons.expiringSoonDays}::int)
    group by member_id, valid_to`;
  await insertEvents(couponsExpiring, coupons).execute(db);
  const points = sql`
    select member_id || ':' || extract(epoch from expires_at)::bigint as key,
      jsonb_build_object('memberId', member_id, 'endsAt', expires_at) as payload
    from points_lot
    where left_points > 0 and expires_at > shop_now()
      and expires_at <= shop_now() + make_interval(days => ${STORE.messages.pointsExpireWithinDays}::int)
    group by member_id, expires_at`;
  await insertEvents(pointsExpiring, points).execute(db);
}

/** `endsAt` is a string, because a Date would lose the microseconds. */
export async function countExpiringPoints(db: Queryable, memberId: string, endsAt: string): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(left_points), 0)::bigint as points from points_lot
    where member_id = ${memberId} and expires_at = ${endsAt}::timestamptz and left_points > 0`.execute(db);
  return getFirst(rows).points;
}
