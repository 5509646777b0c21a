import { DAY_MS, startOfShanghaiDay } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { memberOwner } from '#platform/context';
import { type Database, insertRows, type Tx, transaction } from '#platform/database';
import { REGULAR_MEMBER } from '../members/demo-members.ts';
import { type DemoCoupon, demoCoupons } from './member-coupons.ts';

/** Gives the regular customer coupons in every state. Existing coupons are not changed. */
export const seedCoupons = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-coupons'))`.execute(tx);
    const member = await tx
      .selectFrom('member')
      .select('id')
      .where('id', '=', REGULAR_MEMBER)
      .executeTakeFirst();
    const any = await tx
      .selectFrom('coupon')
      .select('id')
      .where('member_id', '=', REGULAR_MEMBER)
      .limit(1)
      .executeTakeFirst();
    if (!member || any) return;
    const today = startOfShanghaiDay(await readClock(tx)).getTime();
    const offers = await listOffers(tx);
    const orders = await listOrders(tx);
    const rows = demoCoupons.flatMap((coupon) => {
      const perPerson = offers.get(coupon.offerId);
      const orderId = coupon.receipt ?? orders.get(coupon.id) ?? null;
      // Skipped without its offer, or without the order that used it.
      if (perPerson === undefined || ((coupon.state ?? 'usable') !== 'usable' && orderId === null)) return [];
      return [couponRow(coupon, { perPerson, orderId, today })];
    });
    await insertRows(tx, 'coupon', rows);
    for (const { offer_id } of rows)
      await tx
        .updateTable('coupon_offer')
        .set((offer) => ({ claimed: offer('claimed', '+', 1) }))
        .where('id', '=', offer_id)
        .execute();
  });

function couponRow(
  { id, offerId, nth = 1, state, savedFen, fromDay, lastDay, settledDay }: DemoCoupon,
  { perPerson, orderId, today }: { perPerson: number; orderId: string | null; today: number },
) {
  const day = (offset: number) => new Date(today + offset * DAY_MS);
  return {
    id,
    offer_id: offerId,
    member_id: REGULAR_MEMBER,
    nth,
    per_person: perPerson,
    valid_from: day(fromDay),
    // Valid to the end of its last day.
    valid_to: day(lastDay + 1),
    state: state ?? ('usable' as const),
    order_id: orderId,
    saved_fen: savedFen ?? null,
    claimed_at: day(fromDay),
    settled_at: settledDay === undefined ? null : day(settledDay),
  };
}

const listOffers = async (tx: Tx) =>
  new Map(
    (await tx.selectFrom('coupon_offer').select(['id', 'per_person']).execute()).map((offer) => [
      offer.id,
      offer.per_person,
    ]),
  );

/** The demo orders by the coupon they used. */
async function listOrders(tx: Tx): Promise<Map<string, string>> {
  const { rows } = await sql<{ order_id: string; coupon_id: string }>`
    select id as order_id, unnest(coupon_ids) as coupon_id from shop_order
    where owner = ${memberOwner(REGULAR_MEMBER)}`.execute(tx);
  return new Map(rows.map(({ order_id, coupon_id }) => [coupon_id, order_id]));
}
