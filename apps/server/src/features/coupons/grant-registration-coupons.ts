import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { claimCoupon } from './claim-coupon.ts';

/**
 * Gives a new member the coupons that the shop promises for registering, in the transaction that creates the account.
 * Each is one per member, however often this runs; one that is used up or not for this member is left out.
 */
export async function grantRegistrationCoupons(tx: Tx, memberId: string): Promise<void> {
  for (const registrationOfferId of await lockRegistrationOffers(tx))
    await claimCoupon(tx, memberId, { registrationOfferId });
}

/** Locked before the claim: a failed check on the last coupon would abort the whole registration. */
async function lockRegistrationOffers(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('coupon_offer')
    .select('id')
    .where('is_granted_at_registration', '=', true)
    .where('state', '=', 'live')
    .where('claim_from', '<=', sql<Date>`shop_now()`)
    .where('claim_until', '>', sql<Date>`shop_now()`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
