import { randomInt } from 'node:crypto';
import { createCouponOffer } from '../../../apps/server/src/features/coupons/testing/create-coupon-offer.ts';
import { issueCard } from '../../../apps/server/src/features/stored-cards/index.ts';
import { readConfig } from '../../../apps/server/src/platform/config/index.ts';
import { type Database, transaction } from '../../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';

const OFFER = 'proof-ten-off';
export interface Validity {
  fromHours: number;
  toHours: number;
}

/** Gives the member a coupon 满100减10, valid from and until the given hours from now. */
export async function createCoupon(
  db: Database,
  memberId: string,
  { fromHours, toHours }: Validity = { fromHours: -24, toHours: 24 },
): Promise<string> {
  const known = await runSql(db, 'select 1 from coupon_offer where id = $1', [OFFER]);
  if (known.length === 0)
    await createCouponOffer(db, { id: OFFER, total: 1_000_000, perPerson: 99 }).catch(() => undefined);
  const [coupon] = await runSql<{ id: string }>(
    db,
    `insert into coupon (offer_id, member_id, nth, per_person, valid_from, valid_to, claimed_at)
     select $1, $2, 1 + count(*), 99, shop_now() + make_interval(hours => $3), shop_now() + make_interval(hours => $4),
       shop_now() from coupon where offer_id = $1 and member_id = $2
     returning id`,
    [OFFER, memberId, fromHours, toHours],
  );
  return coupon!.id;
}

/** Gives the member a stored-value card with this balance. */
export function createCard(db: Database, memberId: string, faceFen: number): Promise<string> {
  const read = readConfig({ SHOP_MODE: 'demo' });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const cardNumber = `8600${String(randomInt(1e12)).padStart(12, '0')}`;
  return transaction(db, (tx) =>
    issueCard(tx, read.config.cardSecret, { cardNumber, pin: '123456', faceFen, memberId }),
  );
}
