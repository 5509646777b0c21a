import { DAY_MS } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { type Database, insertRows, type Tx, transaction } from '#platform/database';
import { REGULAR_MEMBER } from '../members/demo-members.ts';
import { pointsHistories } from './points-histories.ts';
import { writePointsHistory } from './write-points-history.ts';

const CARD_CHANGES = [
  { daysAgo: 400, from_type: 'PINK', to_type: 'WHITE', reason: '完成首笔付款', made_by: '系统' },
  {
    daysAgo: 248,
    from_type: 'WHITE',
    to_type: 'WHITE',
    reason: '实体卡遗失，旧卡 8600 **** 1183 换成新卡，积分与余额已转入',
    made_by: '徐汇店',
  },
  {
    daysAgo: 137,
    from_type: 'WHITE',
    to_type: 'BLACK',
    reason: '近 12 个月消费达到 ¥1,562.00',
    made_by: '系统',
  },
];
/** Which of the cheapest products are rewards: some affordable, some expensive. */
const REWARD_RANKS = [1, 4, 8, 12, 16, 30, 60, 90];

/** Seeds points, rewards and card changes. Existing data is not changed. */
export const seedPoints = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-points'))`.execute(tx);
    if (!(await tx.selectFrom('points_reward').select('id').limit(1).executeTakeFirst()))
      await insertRewards(tx);
    const now = await readClock(tx);
    for (const history of pointsHistories) {
      const account = await tx
        .selectFrom('points_account')
        .select('member_id')
        .where('member_id', '=', history.memberId)
        .executeTakeFirst();
      if (account) continue;
      await writePointsHistory(tx, history, now);
      if (history.memberId === REGULAR_MEMBER) await insertCardChanges(tx, now);
    }
  });

/** Cheap products; the points are worth slightly more than their price. */
const insertRewards = (tx: Tx) =>
  sql`insert into points_reward (id, sku_id, name, points, left_count, position)
    select 'reward-' || sku.id, sku.id, product.name_cn || ' ' || sku.size, ceil(sku.offer_price_fen / 500.0) * 600,
      (array[128, 16, 40, 0, 60, 25, 8, 90])[array_position(${REWARD_RANKS}::int[], rank)], rank
    from (
      select *, row_number() over (order by offer_price_fen, id)::int as rank from (
        select distinct on (product_id) * from sku where is_live order by product_id, offer_price_fen, id) cheapest) sku
    join product on product.id = sku.product_id
    where rank = any(${REWARD_RANKS}::int[])`.execute(tx);

const insertCardChanges = (tx: Tx, now: Date) =>
  insertRows(
    tx,
    'card_change',
    CARD_CHANGES.map(({ daysAgo, ...change }) => ({
      member_id: REGULAR_MEMBER,
      ...change,
      at: new Date(now.getTime() - daysAgo * DAY_MS),
    })),
  );
