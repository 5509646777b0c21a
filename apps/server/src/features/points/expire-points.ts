import { getLast, shanghaiDate } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Database, type Tx, transaction } from '#platform/database';
import { type JobHandlers, onJob } from '#platform/jobs';
import {
  changeAccount,
  changeLots,
  findEntry,
  listOpenLots,
  lockAccount,
  writeEntry,
} from './points.queries.ts';
import { expirePointsJob } from './points-jobs.ts';

/** Expires overdue lots. Points held by an unpaid order are no longer in their lots and do not expire. */
export async function expirePoints(tx: Tx, memberId: string): Promise<number> {
  await lockAccount(tx, memberId);
  const now = await readClock(tx);
  const expired = (await listOpenLots(tx, memberId)).filter(({ expires_at }) => expires_at <= now);
  const expiredPoints = expired.reduce((total, { left }) => total + left, 0);
  if (expiredPoints === 0) return 0;
  await changeLots(
    tx,
    expired.map(({ id, left }) => ({ id, points: left })),
    -1,
  );
  await changeAccount(tx, memberId, { payPoints: -expiredPoints });
  await writeEntry(tx, {
    memberId,
    kind: 'expire',
    reference: await unusedReference(tx, memberId, shanghaiDate(getLast(expired).expires_at)),
    text: `${shanghaiDate(getLast(expired).expires_at)} 到期`,
    payPoints: -expiredPoints,
  });
  return expiredPoints;
}

/** A lot that got points back after its expiry expires again, so the reference of its day may be taken. */
async function unusedReference(tx: Tx, memberId: string, day: string): Promise<string> {
  for (let nth = 1; ; nth++) {
    const reference = nth === 1 ? day : `${day}#${nth}`;
    if (!(await findEntry(tx, memberId, 'expire', reference))) return reference;
  }
}

export const pointsJobs = (db: Database): JobHandlers =>
  onJob(expirePointsJob, async ({ payload }) => {
    await transaction(db, (tx) => expirePoints(tx, payload.memberId));
  });
