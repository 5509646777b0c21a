import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { insertEvents } from '#platform/outbox';
import { birthdayYear, hadBirthdayCoupon, isBirthdayMonth } from './birthday.ts';
import type { TypedCode } from './code-hash.ts';
import { couponClaimed } from './coupon-events.ts';
import { currentDrop, isForMember } from './coupons.queries.ts';

export type ClaimRefusal = {
  code:
    | 'coupon-not-found'
    | 'coupon-claimed'
    | 'coupon-gone'
    | 'coupon-not-for-you'
    | 'coupon-not-birthday'
    | 'coupon-points-changed'
    | 'coupon-claim-closed';
};
/** An offer in the claim centre, a code, or a coupon of new members. */
export type CouponRef = { offerId: string } | TypedCode | { registrationOfferId: string };

/**
 * Claims in one statement, without a separate read: the key (offer, member, nth) admits one of two concurrent requests,
 * and the checks on the counters of the offer and of its release refuse the coupon after the last and roll the statement back.
 * A coupon that costs points is claimed with that price, by `exchangeCoupon`.
 */
export async function claimCoupon(
  db: Queryable,
  memberId: string,
  ref: CouponRef,
  points: number | null = null,
): Promise<Result<{ couponId: string; title: string }, ClaimRefusal>> {
  try {
    const claimed = await insertCoupon(db, memberId, ref, points);
    return claimed ? accept(claimed) : refuse({ code: await findRefusalCode(db, memberId, ref, points) });
  } catch (error) {
    if (violates(error, SOLD_OUT)) return refuse({ code: 'coupon-gone' });
    if (violates(error, ['coupon_birthday_once'])) return refuse({ code: 'coupon-claimed' });
    throw error;
  }
}

function matchesRef(ref: CouponRef) {
  if ('code' in ref)
    return sql`(offer.code = ${ref.code} or offer.id = (
      select batch.offer_id from coupon_code single join coupon_batch batch on batch.id = single.batch_id
      where single.code_hash = any(${[...ref.hashes]}) and single.state <> 'void'))`;
  return 'offerId' in ref
    ? sql`offer.id = ${ref.offerId} and offer.is_on_offer`
    : sql`offer.id = ${ref.registrationOfferId} and offer.is_granted_at_registration`;
}

async function insertCoupon(db: Queryable, memberId: string, ref: CouponRef, points: number | null) {
  // Of two members who type one single-use code at once, the second waits here and then finds it claimed.
  const singleUse = sql`
    select single.code_hash, batch.offer_id from coupon_code single join coupon_batch batch on batch.id = single.batch_id
    where single.code_hash = any(${'hashes' in ref ? [...ref.hashes] : []}::text[]) and single.state = 'open'
    for update of single`;
  const { rows } = await sql<{ couponId: string; title: string }>`
    with single_use as (${singleUse}), wanted_offer as (
      select offer.*,
        (select count(*)::int from coupon where offer_id = offer.id and member_id = ${memberId}) as had,
        ${currentDrop} as drop_opened_at
      from coupon_offer offer join member on member.id = ${memberId}
      where ${matchesRef(ref)} and offer.state = 'live' and offer.claimed < offer.total
        ${'code' in ref ? sql`and (offer.code = ${ref.code} or offer.id = (select offer_id from single_use))` : sql``}
        and offer.claim_from <= shop_now() and shop_now() < offer.claim_until and ${isForMember}
        and offer.points_price is not distinct from ${points}::int
        and not (offer.is_for_birthday and ${hadBirthdayCoupon(memberId)})
    ), open_offer as (
      select * from wanted_offer where drop_hours is null or drop_opened_at is not null
    ), new_coupon as (
      insert into coupon (offer_id, member_id, nth, per_person, valid_from, valid_to, claimed_at, points_paid, birthday_year)
      select id, ${memberId}, had + 1, per_person, coalesce(valid_from, shop_now()),
        coalesce(valid_to, (date_trunc('day', shop_now() at time zone 'Asia/Shanghai')
          + make_interval(days => valid_days + 1)) at time zone 'Asia/Shanghai'),
        shop_now(), points_price, case when is_for_birthday then ${birthdayYear} end
      from open_offer where had < per_person
      on conflict (offer_id, member_id, nth) do nothing
      returning id, offer_id, member_id
    ), published as (
      ${insertEvents(
        couponClaimed,
        sql`select id as key, jsonb_build_object('memberId', member_id, 'couponId', id) as payload from new_coupon`,
      )}
    ), spent_code as (
      update coupon_code set state = 'claimed', coupon_id = new_coupon.id, settled_at = shop_now()
      from new_coupon, single_use where coupon_code.code_hash = single_use.code_hash
        and single_use.offer_id = new_coupon.offer_id
    ), counted_drop as (
      insert into coupon_drop (offer_id, opens_at, quantity, claimed)
      select offer.id, offer.drop_opened_at, offer.drop_quantity, 1
      from open_offer offer join new_coupon on new_coupon.offer_id = offer.id where offer.drop_hours is not null
      on conflict (offer_id, opens_at) do update
        set claimed = coupon_drop.claimed + 1, quantity = greatest(coupon_drop.quantity, excluded.quantity)
    ), counted as (
      update coupon_offer offer set claimed = offer.claimed + 1 from new_coupon where offer.id = new_coupon.offer_id
    )
    select new_coupon.id as "couponId", open_offer.title
    from new_coupon join open_offer on open_offer.id = new_coupon.offer_id`.execute(db);
  return rows[0];
}

/** Finds the reason for the message only; the claim is already refused. */
async function findRefusalCode(
  db: Queryable,
  memberId: string,
  ref: CouponRef,
  points: number | null,
): Promise<ClaimRefusal['code']> {
  const { rows } = await sql<
    Record<'is_had' | 'is_open' | 'is_for_member' | 'is_birthday' | 'is_price', boolean>
  >`
    select offer.state = 'live' and offer.claim_from <= shop_now() and shop_now() < offer.claim_until
        and (offer.drop_hours is null or ${currentDrop} is not null) as is_open,
      ${isForMember} as is_for_member, not offer.is_for_birthday or ${isBirthdayMonth} as is_birthday,
      offer.points_price is not distinct from ${points}::int as is_price,
      offer.per_person <= (
        select count(*) from coupon where offer_id = offer.id and member_id = ${memberId}
      ) or (offer.is_for_birthday and ${hadBirthdayCoupon(memberId)}) as is_had
    from coupon_offer offer join member on member.id = ${memberId}
    where ${matchesRef(ref)} and offer.state <> 'draft'`.execute(db);
  const offer = rows[0];
  if (!offer) return 'coupon-not-found';
  if (offer.is_had) return 'coupon-claimed';
  if (!offer.is_open) return 'coupon-claim-closed';
  if (!offer.is_birthday) return 'coupon-not-birthday';
  if (!offer.is_for_member) return 'coupon-not-for-you';
  return offer.is_price ? 'coupon-gone' : 'coupon-points-changed';
}

const SOLD_OUT = ['coupon_offer_not_overdrawn', 'coupon_drop_not_overdrawn'];
const violates = (error: unknown, constraints: readonly string[]): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  constraints.some((constraint) => error.constraint === constraint);
