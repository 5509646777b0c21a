import { lastMoment } from '@huarong/core/points';
import { DAY_MS } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { type Database, insertRows, type Tx, transaction } from '#platform/database';
import { planExpiry } from '../points/index.ts';

const LIN = '1000000002';
/** What 林知夏 has earned so far, oldest first: some of it expires at the end of this year. */
const EARNED = [
  { daysAgo: 400, points: 860, kind: 'earn', text: '订单完成，商品实付 ¥860.00' },
  { daysAgo: 60, points: 1_496, kind: 'earn', text: '订单完成，商品实付 ¥1,196.80 × 1.25' },
  { daysAgo: 40, points: 100, kind: 'reward', text: '问卷：秋冬护肤习惯调查' },
  { daysAgo: 30, points: 762, kind: 'earn', text: '订单完成，商品实付 ¥609.60 × 1.25' },
  { daysAgo: 7, points: 50, kind: 'reward', text: '有图评价：青竹舒缓保湿面膜' },
] as const;
const CARD_CHANGES = [
  { daysAgo: 400, from_type: 'PINK', to_type: 'WHITE', reason: '完成首笔付款' },
  { daysAgo: 137, from_type: 'WHITE', to_type: 'BLACK', reason: '近 12 个月消费达到 ¥1,562.00' },
];
const REWARDS = 8;

/** Points, rewards and card changes of the demo. What is there already is left alone. */
export const seedPoints = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-points'))`.execute(tx);
    if (!(await tx.selectFrom('points_reward').select('id').limit(1).executeTakeFirst()))
      await addRewards(tx);
    const account = await tx
      .selectFrom('points_account')
      .select('member_id')
      .where('member_id', '=', LIN)
      .executeTakeFirst();
    if (!account) await addHistory(tx);
  });

/** Small things from the shelves; points worth a little more than their price. */
const addRewards = (tx: Tx) =>
  sql`insert into points_reward (id, sku_id, name, points, left_count, position)
    select 'reward-' || sku.id, sku.id, product.name_cn || ' ' || sku.size, ceil(sku.offer_price_fen / 500.0) * 600,
      (array[128, 16, 40, 0, 60, 25, 8, 90])[rank], rank
    from (
      select *, row_number() over (order by offer_price_fen, id)::int as rank from (
        select distinct on (product_id) * from sku where is_live order by product_id, offer_price_fen, id) cheapest) sku
    join product on product.id = sku.product_id
    where rank <= ${REWARDS}`.execute(tx);

async function addHistory(tx: Tx): Promise<void> {
  const now = await readClock(tx);
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const total = (kinds: readonly string[]) =>
    EARNED.filter(({ kind }) => kinds.includes(kind)).reduce((all, { points }) => all + points, 0);
  await tx
    .insertInto('points_account')
    .values({ member_id: LIN, pay_points: total(['earn', 'reward']), card_points: total(['earn']) })
    .execute();
  let balance = 0;
  for (const [index, { daysAgo, points, kind, text }] of EARNED.entries()) {
    balance += points;
    const at = ago(daysAgo);
    const reference = `demo-${index + 1}`;
    const lot = { points, left_points: points, reference: `${kind}:${reference}` };
    await insertRows(tx, 'points_lot', [
      { member_id: LIN, ...lot, expires_at: lastMoment(at), created_at: at },
    ]);
    await insertRows(tx, 'points_entry', [
      {
        member_id: LIN,
        kind,
        pay_points: points,
        card_points: kind === 'earn' ? points : 0,
        balance,
        text,
        reference,
        at,
      },
    ]);
    await planExpiry(tx, LIN, lastMoment(at));
  }
  await insertRows(
    tx,
    'card_change',
    CARD_CHANGES.map(({ daysAgo, ...change }) => ({
      member_id: LIN,
      ...change,
      made_by: '系统',
      at: ago(daysAgo),
    })),
  );
}
