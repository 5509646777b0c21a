import { STORE } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import { deleteAttempts, incrementAttempts, NEVER_LOCKED } from '../identity/index.ts';

const HOUR_SECONDS = 3_600;
const { maxBindAttempts } = STORE.storedCards;

/**
 * Counts an attempt by member, card and address before its outcome is known, outside any transaction so that a
 * rollback cannot undo it. Returns the seconds to wait when a limit is reached, else 0.
 */
export async function countAttempt(
  db: Database,
  attempt: { memberId: string; numberHash: string; address: string },
): Promise<number> {
  const subjects = [
    { subject: `card-bind:member:${attempt.memberId}`, limit: maxBindAttempts.member },
    { subject: `card-bind:card:${attempt.numberHash}`, limit: maxBindAttempts.card },
    { subject: `card-bind:address:${attempt.address}`, limit: maxBindAttempts.address },
  ];
  const waits = [];
  for (const { subject, limit } of subjects) waits.push(await secondsToWait(db, subject, limit));
  return Math.max(...waits);
}

async function secondsToWait(db: Database, subject: string, limit: number): Promise<number> {
  const { tries, until } = await incrementAttempts(db, subject, {
    lockAfter: NEVER_LOCKED,
    rememberedFor: HOUR_SECONDS,
  });
  if (tries <= limit) return 0;
  const now = await readClock(db);
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
}

/** A successful bind clears the member's failed attempts. */
export const clearAttempts = (db: Database, memberId: string) =>
  deleteAttempts(db, [`card-bind:member:${memberId}`]);
