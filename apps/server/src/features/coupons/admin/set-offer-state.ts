import { accept } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { findOfferRow } from './offers.queries.ts';

/** What every edit of an offer records. */
export const edited = (staffId: number) => ({
  version: sql<number>`version + 1`,
  updated_by: staffId,
  updated_at: sql<Date>`shop_now()`,
});

export async function setOfferState(tx: Tx, staffId: number, offerId: string, state: 'live' | 'stopped') {
  await tx
    .updateTable('coupon_offer')
    .set({ state, ...edited(staffId) })
    .where('id', '=', offerId)
    .execute();
  return accept({ version: (await findOfferRow(tx, offerId))?.version ?? 1 });
}
