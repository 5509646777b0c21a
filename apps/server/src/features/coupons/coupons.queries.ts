import type { CardType } from '@huarong/core/pricing';
import { STORE } from '@huarong/core/shared';
import { type ColumnType, sql } from 'kysely';
import { memberOwnerOfColumn } from '#platform/context';
import type { JsonOf, Queryable } from '#platform/database';
import { isBirthdayMonth } from './birthday.ts';

declare module '#platform/database' {
  interface DeclaredColumns {
    coupon_offer: {
      rule: JsonOf<object>;
      card_types: ColumnType<CardType[] | null, string[] | null | undefined, string[] | null>;
    };
  }
}

export type Channel = 'online' | 'offline';
/** The tab that lists a coupon. One held by an unpaid order may be released, so it is listed among the usable ones. */
export type CouponStatus = 'usable' | 'used' | 'expired';

const status = sql<CouponStatus>`case
  when coupon.state = 'used' then 'used'
  when coupon.state = 'void' then 'expired'
  when coupon.state = 'held' or coupon.valid_to > shop_now() then 'usable'
  else 'expired' end`;

const isEndingSoon = sql`coupon.state = 'usable'
  and coupon.valid_to <= shop_now() + make_interval(days => ${STORE.coupons.expiringSoonDays})`;

const faceColumns = [
  'coupon_offer.title',
  'coupon_offer.kind',
  'coupon_offer.rule',
  'coupon_offer.scope_text',
  'coupon_offer.link',
  'coupon_offer.card_types',
  'coupon_offer.is_for_first_order',
] as const;

const couponsOfMember = (db: Queryable, memberId: string) =>
  db
    .selectFrom('coupon')
    .innerJoin('coupon_offer', 'coupon_offer.id', 'coupon.offer_id')
    .select(faceColumns)
    .select([
      'coupon.id',
      'coupon.offer_id',
      'coupon.valid_from',
      'coupon.valid_to',
      'coupon.state',
      'coupon.order_id',
    ])
    .select(['coupon.saved_fen', 'coupon.settled_at', status.as('status')])
    .where('coupon.member_id', '=', memberId);

interface CouponPage {
  memberId: string;
  channel: Channel;
  status: CouponStatus;
  limit: number;
  offset: number;
}

/** Usable ones by earliest end, others by latest end. */
export const listCoupons = (db: Queryable, page: CouponPage) =>
  couponsOfMember(db, page.memberId)
    .where('coupon_offer.channel', '=', page.channel)
    .where(status, '=', page.status)
    .orderBy('coupon.valid_to', page.status === 'usable' ? 'asc' : 'desc')
    .orderBy('coupon.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
export type CouponRow = Awaited<ReturnType<typeof listCoupons>>[number];

export const getCoupon = (db: Queryable, memberId: string, couponId: string): Promise<CouponRow> =>
  couponsOfMember(db, memberId).where('coupon.id', '=', couponId).executeTakeFirstOrThrow();

/** Coupons of the member with these ids. */
export const listCouponsById = (
  db: Queryable,
  memberId: string,
  couponIds: readonly string[],
): Promise<CouponRow[]> =>
  couponsOfMember(db, memberId)
    .where((row) => row('coupon.id', '=', row.fn.any(row.val([...couponIds]))))
    .orderBy('coupon.id')
    .execute();

/** Coupons that can be used for an order now. */
export const listSpendable = (db: Queryable, memberId: string): Promise<CouponRow[]> =>
  couponsOfMember(db, memberId)
    .where('coupon_offer.channel', '=', 'online')
    .where('coupon.state', '=', 'usable')
    .where('coupon.valid_to', '>', sql<Date>`shop_now()`)
    .orderBy('coupon.valid_to')
    .orderBy('coupon.id')
    .execute();

/** `usable` are those an order can use now; `held` ones wait for the payment of an order and are counted apart. */
export async function countCoupons(db: Queryable, memberId: string, channel: Channel) {
  const rows = await db
    .selectFrom('coupon')
    .innerJoin('coupon_offer', 'coupon_offer.id', 'coupon.offer_id')
    .select((row) => [
      status.as('status'),
      row.fn.countAll<number>().as('count'),
      sql<number>`count(*) filter (where coupon.state = 'held')::int`.as('held'),
      sql<number>`count(*) filter (where ${isEndingSoon})::int`.as('soon'),
    ])
    .where('coupon.member_id', '=', memberId)
    .where('coupon_offer.channel', '=', channel)
    .groupBy(status)
    .execute();
  const of = (wanted: CouponStatus) => rows.find((row) => row.status === wanted)?.count ?? 0;
  const { held = 0, soon: expiring = 0 } = rows.find((row) => row.status === 'usable') ?? {};
  return { usable: of('usable') - held, held, used: of('used'), expired: of('expired'), expiring };
}

/** Whether a member may claim an offer; the query must name them `member` and `offer`. */
export const isForMember = sql<boolean>`
  (offer.card_types is null or member.card_type = any(offer.card_types))
  and (not offer.is_for_birthday or ${isBirthdayMonth})
  and (not offer.is_for_first_order or not exists (select from shop_order where owner = ${memberOwnerOfColumn('member.id')}))`;

/** When the release of an offer that runs now began; null: none runs. The query must name the offer `offer`. */
export const currentDrop = sql<Date | null>`(
  select opened.at from unnest(offer.drop_hours) as hour
    cross join lateral (select (date_trunc('day', shop_now() at time zone 'Asia/Shanghai')
      + make_interval(hours => hour)) at time zone 'Asia/Shanghai' as at) opened
  where opened.at <= shop_now() and shop_now() < opened.at + make_interval(mins => offer.drop_minutes))`;

/** True for visitors, who may become members: every product page asks for them, so nothing is looked up. */
export const canClaim = (memberId: string | null) =>
  memberId === null
    ? sql<boolean>`true`
    : sql<boolean>`coalesce((select ${isForMember} from member where member.id = ${memberId}), true)`;

const claimsOf = (memberId: string | null) =>
  memberId === null
    ? sql<number>`0`
    : sql<number>`(select count(*)::int from coupon
        where coupon.offer_id = offer.id and coupon.member_id = ${memberId})`;

/** Online offers that have not ended, with the member's number of claims; 0 without a member. */
const unendedOffers = (db: Queryable, memberId: string | null) =>
  db
    .selectFrom('coupon_offer as offer')
    .selectAll('offer')
    .select([claimsOf(memberId).as('had'), canClaim(memberId).as('is_for_member')])
    .where('channel', '=', 'online')
    .where('state', '=', 'live')
    .where('claim_until', '>', sql<Date>`shop_now()`)
    // What costs points, or is for a birthday, lowers no price that everyone is shown.
    .where('points_price', 'is', null)
    .where('is_for_birthday', '=', false)
    .orderBy('id');

const openOffers = (db: Queryable, memberId: string | null) =>
  unendedOffers(db, memberId).where('claim_from', '<=', sql<Date>`shop_now()`);

/**
 * Offers in the claim centre that can be claimed at any time of their window: prices are shown with them, and nobody
 * could rely on a price with a coupon of one hour. One for the first order is not shown to a member who has ordered.
 */
export const listOffers = (db: Queryable, memberId: string | null) =>
  openOffers(db, memberId)
    .where('is_on_offer', '=', true)
    .where('drop_hours', 'is', null)
    .where(sql<boolean>`(not offer.is_for_first_order or ${canClaim(memberId)})`)
    .execute();

/** The same for a visitor, with those that begin later. */
export const listVisitorOffers = (db: Queryable): Promise<OfferRow[]> =>
  unendedOffers(db, null).where('is_on_offer', '=', true).where('drop_hours', 'is', null).execute();

/** Those of these offers that a shopper can still get: claimable or granted at registration, and not used up. */
export const listOffersById = (db: Queryable, offerIds: readonly string[]) =>
  openOffers(db, null)
    .where((row) => row('id', '=', row.fn.any(row.val([...offerIds]))))
    .where((row) => row.or([row('is_on_offer', '=', true), row('is_granted_at_registration', '=', true)]))
    .whereRef('claimed', '<', 'total')
    .execute();
export type OfferRow = Awaited<ReturnType<typeof listOffers>>[number];
