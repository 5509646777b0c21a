import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database';

/** Each statement stays below the time that one may take. */
const MEMBERS_AT_ONCE = 5_000;

interface Books {
  members: number;
  /** Of each member. */
  lots: number;
  /** Of each member, paid within thirteen months. */
  orders: number;
}

/** Members with points, and with paid orders from ¥300.00 to ¥1,099.99; every fiftieth holds 芍药, the others 玉簪. */
export async function insertBooks(db: Database, { members, lots, orders }: Books): Promise<void> {
  for (let from = 1; from <= members; from += MEMBERS_AT_ONCE) {
    const numbers = sql`generate_series(${from}::int, ${Math.min(members, from + MEMBERS_AT_ONCE - 1)}::int) n`;
    await insertMembers(db, numbers, lots);
    await insertOrders(db, sql`${numbers}, generate_series(1, ${orders}::int) k`);
  }
  for (const table of ['member', 'points_lot', 'shop_order', 'payment', 'payment_order'])
    await sql`analyze ${sql.table(table)}`.execute(db);
}

async function insertMembers(db: Database, numbers: RawBuilder<unknown>, lots: number): Promise<void> {
  const ofLots = sql`${numbers}, generate_series(1, ${lots}::int) k`;
  await sql`insert into member (id, mobile, nickname, card_number, card_type)
    select (7000000000 + n)::text, '139' || lpad(n::text, 8, '0'), '会员' || n, '62' || lpad(n::text, 14, '0'),
      case when n % 50 = 0 then 'BLACK' else 'WHITE' end
    from ${numbers}`.execute(db);
  await sql`insert into points_account (member_id, pay_points)
    select (7000000000 + n)::text, 100 * ${lots}::int from ${numbers}`.execute(db);
  await sql`insert into points_lot (member_id, points, left_points, reference, expires_at, created_at)
    select (7000000000 + n)::text, 100, 100, 'book ' || k, now() + make_interval(days => (n * 7 + k * 37) % 700), now()
    from ${ofLots}`.execute(db);
  await sql`insert into points_entry (member_id, kind, pay_points, balance, text, reference, at)
    select (7000000000 + n)::text, 'earn', 100, 100 * k, '购物', 'book ' || k, now() from ${ofLots}`.execute(
    db,
  );
}

async function insertOrders(db: Database, numbers: RawBuilder<unknown>): Promise<void> {
  const made = sql`(
    select lpad((n * 100 + k)::text, 18, '0') as id, 'member:' || (7000000000 + n)::text as owner,
      30000 + (n * 31 + k * 1700) % 80000 as fen, now() - make_interval(days => (n * 3 + k * 41) % 395) as at
    from ${numbers}) made`;
  await sql`insert into shop_order (id, owner, kind, source, payment_code, goods_fen, payable_fen, arithmetic, recipient,
      delivery, quote_hash, paid_at, created_at)
    select id, owner, 'ordinary', 'cart', 'ALIPAY', fen, fen, '[]', '{"districtCode": "310104", "provinceCode": "310000"}',
      '{"mode": "express"}', 'book', at, at from ${made}`.execute(db);
  await sql`insert into payment (id, owner, provider, purpose, amount_fen, state, opened_at, settled_at)
    select id, owner, 'alipay', 'full', fen, 'paid', at, at from ${made}`.execute(db);
  await sql`insert into payment_order (payment_id, order_id, amount_fen, purpose)
    select id, id, fen, 'full' from ${made}`.execute(db);
}
