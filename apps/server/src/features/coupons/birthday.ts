import { type RawBuilder, sql } from 'kysely';

const inShanghai = sql`(shop_now() at time zone 'Asia/Shanghai')`;

/** The year for which a birthday coupon counts. */
export const birthdayYear = sql<number>`extract(year from ${inShanghai})::smallint`;

/** The month of the birthday in the profile; null without one. The query must name the member `member`. */
export const birthdayMonth = sql<number | null>`(
  select extract(month from birthday)::int from member_profile where member_profile.member_id = member.id)`;

/** Whether it is the birthday month of a member, in Shanghai. */
export const isBirthdayMonth = sql<boolean>`coalesce(
  ${birthdayMonth} = extract(month from ${inShanghai})::int, false)`;

/** Whether the member has had the birthday coupon of the offer this year; a changed birthday does not matter. */
export const hadBirthdayCoupon = (memberId: string | RawBuilder<unknown>) => sql<boolean>`exists (
  select from coupon where coupon.offer_id = offer.id and coupon.member_id = ${memberId}
    and coupon.birthday_year = ${birthdayYear})`;
