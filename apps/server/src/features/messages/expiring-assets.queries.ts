import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export const COUPONS_EXPIRING = 'coupons-ending';
export const POINTS_EXPIRING = 'points-ending';

/** One event per member and expiry, however often this runs, because the event key is unique. */
export async function publishExpiring(db: Queryable): Promise<void> {
  await sql`
    insert into outbox_event (topic, key, payload)
    select ${COUPONS_EXPIRING}::text, member_id || ':' || extract(epoch from valid_to)::bigint,
      jsonb_build_object('memberId', member_id, 'couponIds', jsonb_agg(id order by id))
    from coupon
    where state = 'usable' and valid_to > shop_now()
      and valid_to <= shop_now() + make_interval(days => ${STORE.coupons.expiringSoonDays}::int)
    group by member_id, valid_to
    on conflict (topic, key) do nothing`.execute(db);
  await sql`
    insert into outbox_event (topic, key, payload)
    select ${POINTS_EXPIRING}::text, member_id || ':' || extract(epoch from expires_at)::bigint,
      jsonb_build_object('memberId', member_id, 'endsAt', expires_at)
    from points_lot
    where left_points > 0 and expires_at > shop_now()
      and expires_at <= shop_now() + make_interval(days => ${STORE.messages.pointsExpireWithinDays}::int)
    group by member_id, expires_at
    on conflict (topic, key) do nothing`.execute(db);
}

/** `endsAt` is a string, because a Date would lose the microseconds. */
export async function countExpiringPoints(db: Queryable, memberId: string, endsAt: string): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(left_points), 0)::bigint as points from points_lot
    where member_id = ${memberId} and expires_at = ${endsAt}::timestamptz and left_points > 0`.execute(db);
  return rows[0]!.points;
}
