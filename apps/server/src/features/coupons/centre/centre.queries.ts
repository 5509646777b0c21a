import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { birthdayMonth, hadBirthdayCoupon, isBirthdayMonth } from '../birthday.ts';
import { canClaim, type OfferRow } from '../coupons.queries.ts';

/** A coupon of the claim centre with what is needed to show its state. */
export interface CentreRow extends OfferRow {
  now: Date;
  /** When the member's usable coupon of this offer ends; null: none is owned. */
  owned_until: Date | null;
  /** Of a birthday coupon: the birthday month of the member, whether it is now, and whether this year's was claimed. */
  birthday_month: number | null;
  is_birthday_month: boolean;
  is_had_this_year: boolean;
  /** What is claimed of each release that somebody claimed of, from yesterday on. */
  drops: { opensAt: string; quantity: number; claimed: number }[];
}

/** Coupons that open later are shown this early. */
const SHOWN_BEFORE = sql`interval '3 days'`;

/** Offers in the claim centre, also those that open soon and those of set hours. */
export async function listCentreOffers(db: Queryable, memberId: string | null): Promise<CentreRow[]> {
  const { rows } = await sql<CentreRow>`
    select offer.*, clock.now, ${canClaim(memberId)} as is_for_member, owned.had, owned.until as owned_until,
      member.birthday_month, coalesce(member.is_birthday_month, true) as is_birthday_month,
      offer.is_for_birthday and ${hadBirthdayCoupon(sql`${memberId}`)} as is_had_this_year,
      coalesce((select jsonb_agg(jsonb_build_object('opensAt', opens_at, 'quantity', quantity, 'claimed', claimed))
        from coupon_drop where offer_id = offer.id and opens_at > clock.now - interval '1 day'), '[]') as drops
    from coupon_offer offer cross join (select shop_now() as now offset 0) clock
      cross join lateral (
        select count(*)::int as had, max(valid_to) filter (where state = 'usable' and valid_to > clock.now) as until
        from coupon where coupon.offer_id = offer.id and coupon.member_id = ${memberId}
      ) owned
      left join (
        select ${birthdayMonth} as birthday_month, ${isBirthdayMonth} as is_birthday_month
        from member where member.id = ${memberId}
      ) member on true
    where offer.channel = 'online' and offer.state = 'live' and offer.is_on_offer
      and offer.claim_from < clock.now + ${SHOWN_BEFORE} and offer.claim_until > clock.now
      and (not offer.is_for_first_order or ${canClaim(memberId)})
    order by offer.id`.execute(db);
  return rows;
}
