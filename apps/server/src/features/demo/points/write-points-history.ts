import { pointsExpireAt, takeFromLots } from '@huarong/core/points';
import { DAY_MS, requireValue } from '@huarong/core/shared';
import { insertRows, type Tx } from '#platform/database';
import { scheduleExpiry } from '../../points/index.ts';
import type { PastMovement, PointsHistory } from './points-histories.ts';

interface Lot {
  id: number;
  left: number;
}

/** Writes the points history of one account: entries, lots and their uses. */
export async function writePointsHistory(tx: Tx, { memberId, movements }: PointsHistory, now: Date) {
  const total = (kinds: readonly string[]) =>
    movements.filter(({ kind }) => kinds.includes(kind)).reduce((all, { points }) => all + points, 0);
  await tx
    .insertInto('points_account')
    .values({
      member_id: memberId,
      pay_points: movements.reduce((all, { points }) => all + points, 0),
      card_points: total(['earn']),
    })
    .execute();
  const rewards = await tx.selectFrom('points_reward').select(['id', 'name']).orderBy('position').execute();
  const lots: Lot[] = [];
  let balance = 0;
  for (const [index, movement] of movements.entries()) {
    const at = new Date(now.getTime() - movement.daysAgo * DAY_MS + index);
    // A release has the reference of its hold.
    const nth = movement.kind === 'release' ? index : index + 1;
    const reference = `demo-${memberId}-${nth}`;
    const reward = movement.kind === 'exchange' ? rewards[index % rewards.length] : undefined;
    const text = movement.text || `兑换 ${reward?.name ?? '试用装'}`;
    balance += movement.points;
    if (movement.kind === 'earn' || movement.kind === 'reward')
      lots.push(await insertLot(tx, memberId, movement, reference, at));
    if (movement.kind === 'exchange') await consumeOldestLots(tx, lots, -movement.points, reference);
    if (reward) await insertExchange(tx, memberId, reward, movement, reference, at);
    await insertRows(tx, 'points_entry', [
      {
        member_id: memberId,
        kind: movement.kind,
        pay_points: movement.points,
        card_points: movement.kind === 'earn' ? movement.points : 0,
        balance,
        text,
        reference,
        at,
      },
    ]);
  }
}

async function insertLot(
  tx: Tx,
  memberId: string,
  { points, kind }: PastMovement,
  reference: string,
  at: Date,
): Promise<Lot> {
  const { id } = await tx
    .insertInto('points_lot')
    .values({
      member_id: memberId,
      points,
      left_points: points,
      reference: `${kind}:${reference}`,
      expires_at: pointsExpireAt(at),
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await scheduleExpiry(tx, memberId, pointsExpireAt(at));
  return { id, left: points };
}

async function consumeOldestLots(tx: Tx, lots: Lot[], points: number, reference: string) {
  for (const taken of takeFromLots(points, lots)) {
    const lot = requireValue(
      lots.find(({ id }) => id === taken.id),
      `lot ${taken.id}`,
    );
    lot.left -= taken.points;
    await tx.updateTable('points_lot').set({ left_points: lot.left }).where('id', '=', lot.id).execute();
    await tx
      .insertInto('points_lot_use')
      .values({ lot_id: lot.id, reference, points: taken.points })
      .execute();
  }
}

const SENT_AFTER_DAYS = 30;

const insertExchange = (
  tx: Tx,
  memberId: string,
  reward: { id: string; name: string },
  { points, daysAgo }: PastMovement,
  id: string,
  at: Date,
) =>
  tx
    .insertInto('points_exchange')
    .values({
      id,
      member_id: memberId,
      reward_id: reward.id,
      name: reward.name,
      points: -points,
      state: daysAgo > SENT_AFTER_DAYS ? 'sent' : 'placed',
      at,
    })
    .execute();
