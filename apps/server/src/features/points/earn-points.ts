import { pointsExpireAt } from '@huarong/core/points';
import { readClock } from '#platform/clock';
import type { Tx } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { readSetting } from '../settings/index.ts';
import { changeAccount, findEntry, lockAccount, writeEntry } from './points.queries.ts';
import { expirePointsJob } from './points-jobs.ts';

export interface Earning {
  memberId: string;
  points: number;
  /** The order, comment or survey; it earns points once. */
  reference: string;
  text: string;
  /** Purchases also count for the member card; rewards do not. */
  kind?: 'earn' | 'reward' | 'adjust';
  /** When it was earned, if that was before now; validity and history follow this date. */
  earnedAt?: Date;
}

/** Adds points that are valid as long as the setting of the day they were earned says. A debt from an earlier return is deducted first. */
export async function earnPoints(tx: Tx, earning: Earning): Promise<'earned' | 'already'> {
  const { memberId, points, reference, text, kind = 'earn', earnedAt } = earning;
  const account = await lockAccount(tx, memberId);
  if (await findEntry(tx, memberId, kind, reference)) return 'already';
  const paidOff = Math.min(account.debt_points, points);
  const gained = points - paidOff;
  const cardGain = kind === 'earn' ? points : 0;
  await changeAccount(tx, memberId, { payPoints: gained, cardPoints: cardGain, debtPoints: -paidOff });
  const at = earnedAt ?? (await readClock(tx));
  if (gained > 0) await openLot(tx, { memberId, points: gained, reference: `${kind}:${reference}`, at });
  await writeEntry(tx, { memberId, kind, reference, text, payPoints: gained, cardPoints: cardGain, at });
  return 'earned';
}

async function openLot(tx: Tx, lot: { memberId: string; points: number; reference: string; at: Date }) {
  const { validYears } = await readSetting(tx, 'points', lot.at);
  const expiresAt = pointsExpireAt(lot.at, validYears);
  await tx
    .insertInto('points_lot')
    .values({
      member_id: lot.memberId,
      points: lot.points,
      left_points: lot.points,
      reference: lot.reference,
      expires_at: expiresAt,
      created_at: lot.at,
    })
    .execute();
  await scheduleExpiry(tx, lot.memberId, expiresAt);
}

/** All lots of a year expire together, so there is one job per member and year. */
export const scheduleExpiry = (tx: Tx, memberId: string, expiresAt: Date) =>
  scheduleJob(tx, expirePointsJob, {
    uniqueKey: `${memberId}:${expiresAt.toISOString()}`,
    runAt: new Date(expiresAt.getTime() + 1_000),
    payload: { memberId },
  });
