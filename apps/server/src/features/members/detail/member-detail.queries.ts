import type { OrderStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import type { Owner } from '#platform/context';
import type { Queryable } from '#platform/database';

export const findMember = (db: Queryable, memberId: string) =>
  db
    .selectFrom('member')
    .leftJoin('member_profile', 'member_profile.member_id', 'member.id')
    .select([
      'member.id',
      'member.nickname',
      'member.mobile',
      'member.email',
      'member.card_type',
      'member.card_number',
      'member.state',
      'member.is_watched',
      'member.created_at',
      'member.last_login_at',
      'member_profile.name',
      'member_profile.birthday',
    ])
    .where('member.id', '=', memberId)
    .executeTakeFirst();

export const findMemberState = async (db: Queryable, memberId: string) =>
  (await db.selectFrom('member').select('state').where('id', '=', memberId).forUpdate().executeTakeFirst())
    ?.state ?? null;

interface OrderSummary {
  id: string;
  created_at: Date;
  payable_fen: number;
  statuses: OrderStatus[];
}
export const listRecentOrders = async (db: Queryable, owner: Owner): Promise<OrderSummary[]> =>
  (
    await sql<OrderSummary>`
      select id, created_at, payable_fen,
        array(select distinct status from sub_order where order_id = shop_order.id order by status) as statuses
      from shop_order where owner = ${owner} order by created_at desc limit 10`.execute(db)
  ).rows;

export async function countReturns(db: Queryable, owner: Owner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shop_order join return_request on return_request.order_id = shop_order.id
    where shop_order.owner = ${owner}`.execute(db);
  return rows[0]?.count ?? 0;
}

export const listPointsChanges = (db: Queryable, memberId: string) =>
  db
    .selectFrom('points_entry')
    .select(['at', 'text', 'pay_points', 'balance'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();

interface CouponSummary {
  id: string;
  title: string;
  state: 'usable' | 'held' | 'used' | 'expired' | 'void';
  valid_to: Date;
}
export const listMemberCoupons = async (db: Queryable, memberId: string): Promise<CouponSummary[]> =>
  (
    await sql<CouponSummary>`
      select coupon.id, coupon_offer.title, coupon.valid_to,
        case when coupon.state = 'usable' and coupon.valid_to <= shop_now() then 'expired' else coupon.state end as state
      from coupon join coupon_offer on coupon_offer.id = coupon.offer_id
      where member_id = ${memberId} order by coupon.valid_to desc limit 50`.execute(db)
  ).rows;

export const listSignIns = (db: Queryable, memberId: string) =>
  db
    .selectFrom('sign_in_record')
    .select(['created_at', 'way', 'outcome', 'network', 'risk_score', 'risk_reasons'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
