import { accept, type Result, refuse } from '@huarong/core/shared';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import { type Database, transaction } from '#platform/database';
import { cancelJob, defineJob, type JobHandlers, onJob, scheduleJob } from '#platform/jobs';
import { endMemberSessions } from '#platform/session';
import { setMemberLocked, setMemberUnlocked } from '../../identity/index.ts';
import { memberExists } from '../members.queries.ts';
import { endLock, insertLock, isLockOver } from './locks.queries.ts';

const endLockJob = defineJob('members.end-lock', z.object({ memberId: z.string() }));

type Refused = { code: 'member-not-found' | 'member-moved-on' };

/** Locks an account until a time or until somebody unlocks it. Its sessions end on every replica with their next call. */
export async function lockMember(
  { db, staff }: AdminWriteContext,
  { memberId, reason, until }: { memberId: string; reason: string; until: string | null },
): Promise<Result<{ endedSessions: number }, Refused | { code: 'until-past' }>> {
  const runAt = until === null ? null : new Date(until);
  if (runAt && runAt <= (await readClock(db))) return refuse({ code: 'until-past' });
  if (!(await memberExists(db, memberId))) return refuse({ code: 'member-not-found' });
  if (!(await setMemberLocked(db, memberId))) return refuse({ code: 'member-moved-on' });
  await insertLock(db, { member_id: memberId, reason, until: runAt, locked_by: staff.staffId });
  if (runAt) await scheduleJob(db, endLockJob, { uniqueKey: memberId, runAt, payload: { memberId } });
  return accept({ endedSessions: await endMemberSessions(db, memberId, 'locked') });
}

export async function unlockMember(
  { db, staff }: AdminWriteContext,
  memberId: string,
): Promise<Result<null, Refused>> {
  if (!(await memberExists(db, memberId))) return refuse({ code: 'member-not-found' });
  if (!(await setMemberUnlocked(db, memberId))) return refuse({ code: 'member-moved-on' });
  await endLock(db, memberId, staff.staffId);
  await cancelJob(db, endLockJob, memberId);
  return accept(null);
}

/** Ends a lock whose time is over; a lock that was ended or made anew meanwhile stays as it is. */
export const endExpiredLock = (db: Database, memberId: string): Promise<void> =>
  transaction(db, async (tx) => {
    if (!(await isLockOver(tx, memberId))) return;
    await endLock(tx, memberId, null);
    await setMemberUnlocked(tx, memberId);
  });

export const memberJobs = (db: Database): JobHandlers =>
  onJob(endLockJob, ({ payload }) => endExpiredLock(db, payload.memberId));
