import type { Coupon } from '@huarong/core/pricing';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { claimableCoupon } from './coupon-rule.ts';

const DAY_MS = 86_400_000;
const MOST_OFFERS = 200;

export interface OfferAt {
  coupon: Coupon;
  claim: { from: number; until: number };
}

/** Online coupons as if they were claimed at a time: those with these ids, or all that could be used then or later. */
export async function listOffersAt(
  db: Queryable,
  at: Date,
  couponIds: readonly string[] | null,
  { isLiveOnly = false }: { isLiveOnly?: boolean } = {},
): Promise<OfferAt[]> {
  const rows = await db
    .selectFrom('coupon_offer')
    .selectAll()
    .where('channel', '=', 'online')
    .$if(couponIds !== null, (offers) =>
      offers.where((row) => row('id', '=', row.fn.any(row.val([...(couponIds ?? [])])))),
    )
    .$if(couponIds === null, (offers) =>
      offers.where(
        sql<boolean>`coalesce(valid_to, claim_until) > least(shop_now(), ${at}::timestamptz) - interval '31 days'`,
      ),
    )
    // Claimed coupons of a stopped offer can still be spent.
    .$if(isLiveOnly, (offers) => offers.where('state', '<>', 'draft'))
    .orderBy('claim_until', 'desc')
    .orderBy('id')
    .limit(MOST_OFFERS)
    .execute();
  return rows.map((row) => offerAt(row, at));
}

/** An offer as a coupon that is claimed at a time. */
export const offerAt = (
  row: Omit<Parameters<typeof claimableCoupon>[0], 'valid_from' | 'valid_to'> & {
    valid_from: Date | null;
    valid_to: Date | null;
    valid_days: number | null;
    claim_from: Date;
    claim_until: Date;
  },
  at: Date,
): OfferAt => ({
  coupon: claimableCoupon({
    ...row,
    valid_from: row.valid_from ?? at,
    valid_to: row.valid_to ?? new Date(at.getTime() + (row.valid_days ?? 0) * DAY_MS),
  }),
  claim: { from: row.claim_from.getTime(), until: row.claim_until.getTime() },
});
