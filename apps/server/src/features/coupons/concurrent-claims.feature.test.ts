import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, insertRows } from '#platform/database';
import { createTestDatabase, onPostgres, type TestDatabase } from '../../../testing/index.ts';
import { claimCoupon } from './claim-coupon.ts';
import { createCouponOffer } from './testing/create-coupon-offer.ts';
import { runConcurrently } from './testing/run-concurrently.ts';

const COUPONS = 100;
const CLAIMS = 2_000;
const MEMBERS = Array.from({ length: 500 }, (_none, index) => String(1_000_000_001 + index));
const WORKERS = 24;
/** A busy machine takes longer than the usual limit for so many claims. */
const LIMIT = { timeout: 120_000 };

onPostgres('100 coupons, 2,000 claims at once by 500 members', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: WORKERS });
    await insertRows(
      database.db,
      'member',
      MEMBERS.map((id) => ({
        id,
        mobile: '13900000000',
        nickname: id,
        card_type: 'PINK',
        card_number: `888888${id}`,
        user_type: 'member',
        state: 'active',
        is_watched: false,
        created_at: new Date(),
      })),
    );
  });
  afterAll(() => database.close());

  const claimConcurrently = (claim: (memberId: string) => Promise<unknown>) =>
    runConcurrently(
      WORKERS,
      Array.from({ length: CLAIMS }, (_none, index) => MEMBERS[(index * 7) % MEMBERS.length]!),
      async (memberId) => void (await claim(memberId)),
    );
  const owned = async (offerId: string) => {
    const rows = await database.db
      .selectFrom('coupon')
      .select((row) => ['member_id', row.fn.countAll<number>().as('count')])
      .where('offer_id', '=', offerId)
      .groupBy('member_id')
      .execute();
    const { claimed } = await database.db
      .selectFrom('coupon_offer')
      .select('claimed')
      .where('id', '=', offerId)
      .executeTakeFirstOrThrow();
    return {
      coupons: rows.reduce((all, { count }) => all + count, 0),
      mostEach: Math.max(...rows.map(({ count }) => count)),
      claimed,
    };
  };

  it('grant exactly 100, at most one per member, and refuse the others with a reason', LIMIT, async () => {
    await createCouponOffer(database.db, { id: 'limited', total: COUPONS });
    const outcomes = new Map<string, number>();
    await claimConcurrently(async (memberId) => {
      const claimed = await claimCoupon(database.db, memberId, { offerId: 'limited' });
      const outcome = claimed.ok ? 'claimed' : claimed.refusal.code;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    });
    expect(await owned('limited')).toEqual({ coupons: COUPONS, mostEach: 1, claimed: COUPONS });
    expect(outcomes.get('claimed')).toBe(COUPONS);
    expect([...outcomes.keys()].sort()).toEqual(['claimed', 'coupon-claimed', 'coupon-gone']);
  });

  it('would grant more if the claim read first and wrote afterwards', LIMIT, async () => {
    await createCouponOffer(database.db, { id: 'naive', total: COUPONS });
    await sql`alter table coupon drop constraint coupon_once_each, drop constraint coupon_within_limit`.execute(
      database.db,
    );
    await sql`alter table coupon_offer drop constraint coupon_offer_not_overdrawn`.execute(database.db);
    await claimConcurrently((memberId) => lookThenWrite(database.db, memberId, 'naive'));
    const { coupons, mostEach } = await owned('naive');
    expect(coupons > COUPONS || mostEach > 1).toBe(true);
  });
});

/** A wrong implementation that this test must detect. */
async function lookThenWrite(db: Database, memberId: string, offerId: string) {
  const offer = await db
    .selectFrom('coupon_offer')
    .selectAll()
    .where('id', '=', offerId)
    .executeTakeFirstOrThrow();
  const had = await db
    .selectFrom('coupon')
    .select('id')
    .where('offer_id', '=', offerId)
    .where('member_id', '=', memberId)
    .execute();
  if (offer.claimed >= offer.total || had.length >= offer.per_person) return;
  await db
    .insertInto('coupon')
    .values({
      offer_id: offerId,
      member_id: memberId,
      nth: 1,
      per_person: offer.per_person,
      valid_from: new Date(),
      valid_to: new Date(Date.now() + 86_400_000),
      claimed_at: new Date(),
    })
    .execute();
  await db
    .updateTable('coupon_offer')
    .set({ claimed: offer.claimed + 1 })
    .where('id', '=', offerId)
    .execute();
}
