import { randomUUID } from 'node:crypto';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Database, transaction } from '#platform/database';
import { takePoints } from './lots.ts';
import { changeAccount, lockAccount, writeEntry } from './points.queries.ts';
import { isSendable } from './send-exchanges.ts';

type Refused = { code: 'reward-not-found' } | { code: 'reward-gone' } | { code: 'points-short' };

/** Exchanges points for a reward in one transaction. */
export async function exchangePoints(db: Database, memberId: string, rewardId: string) {
  try {
    return await transaction(db, async (tx) => {
      await lockAccount(tx, memberId);
      const reward = await tx
        .selectFrom('points_reward')
        .selectAll()
        .where('id', '=', rewardId)
        .where('is_live', '=', true)
        // What cannot be sent is not exchanged: the points would be lost.
        .where(isSendable(sql.ref('points_reward.sku_id')))
        .executeTakeFirst();
      if (!reward) throw new ExchangeRefused({ code: 'reward-not-found' });
      const { numUpdatedRows } = await tx
        .updateTable('points_reward')
        .set((row) => ({ left_count: row('left_count', '-', 1) }))
        .where('id', '=', rewardId)
        .where('left_count', '>', 0)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new ExchangeRefused({ code: 'reward-gone' });
      if (!(await changeAccount(tx, memberId, { payPoints: -reward.points })))
        throw new ExchangeRefused({ code: 'points-short' });

      const exchangeId = randomUUID();
      await takePoints(tx, memberId, reward.points, exchangeId);
      await writeEntry(tx, {
        memberId,
        kind: 'exchange',
        reference: exchangeId,
        text: `兑换 ${reward.name}`,
        payPoints: -reward.points,
      });
      return accept(
        await tx
          .insertInto('points_exchange')
          .values({
            id: exchangeId,
            member_id: memberId,
            reward_id: rewardId,
            name: reward.name,
            points: reward.points,
            at: sql<Date>`shop_now()`,
          })
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
    });
  } catch (error) {
    if (error instanceof ExchangeRefused) return refuse(error.refusal) as Result<never, Refused>;
    throw error;
  }
}

/** Thrown to roll the transaction back. */
class ExchangeRefused extends Error {
  refusal: Refused;
  constructor(refusal: Refused) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
