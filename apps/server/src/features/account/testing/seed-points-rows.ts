import { sql } from 'kysely';
import { insertRows, type Tx } from '#platform/database';
import { later, now } from './member-fixture.ts';

export async function seedPointsRows(tx: Tx, member_id: string) {
  await insertRows(tx, 'points_account', [{ member_id, pay_points: 10, card_points: 10 }]);
  const lot = { member_id, points: 10, left_points: 10, reference: 'earn:1' };
  await tx
    .insertInto('points_lot')
    .values({ ...lot, expires_at: later, created_at: now })
    .execute();
  const entry = { member_id, kind: 'earn', pay_points: 10, card_points: 10, balance: 10 } as const;
  await tx
    .insertInto('points_entry')
    .values({ ...entry, text: '订单完成', reference: '1', at: now })
    .execute();
  await sql`insert into points_reward (id, name, points, left_count, position)
    values ('reward', '小样', 10, 5, 1) on conflict do nothing`.execute(tx);
  const exchange = { id: `exchange-${member_id}`, member_id, reward_id: 'reward', name: '小样', points: 10 };
  await tx
    .insertInto('points_exchange')
    .values({ ...exchange, at: now })
    .execute();
  await tx
    .insertInto('card_change')
    .values({ member_id, to_type: 'WHITE', reason: '完成首笔付款', made_by: '系统', at: now })
    .execute();
}
