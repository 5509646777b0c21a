import { STORE } from '@huarong/core/shared';
import type { Queryable, Tx } from '#platform/database';
import { cancelJob, schedule } from '#platform/jobs';
import {
  addClosing,
  countOpenMatters,
  findWaitingClosing,
  markMember,
  settleClosing,
} from './closing.queries.ts';
import { closingChecks } from './closing-checks.ts';

export const CLOSING_JOB = 'account-close';

export async function closingRefusal(db: Queryable, memberId: string) {
  const open = closingChecks(await countOpenMatters(db, memberId)).filter(({ isSettled }) => !isSettled);
  if (open.length === 0) return null;
  return { code: 'cancellation-blocked', blockedBy: open.map(({ text }) => text) } as const;
}

/** Asking twice is asking once: the first date stands. */
export async function planClosing(tx: Tx, memberId: string): Promise<void> {
  if (await findWaitingClosing(tx, memberId)) return;
  const { effective_at: runAt } = await addClosing(tx, memberId, STORE.account.closingDays);
  await markMember(tx, memberId, 'active');
  await schedule(tx, { kind: CLOSING_JOB, uniqueKey: memberId, runAt, payload: { memberId } });
}

/** Changing one's mind takes no reason and no proof. */
export async function keepAccount(tx: Tx, memberId: string): Promise<'done' | 'nothing'> {
  const waiting = await findWaitingClosing(tx, memberId);
  if (!waiting || !(await settleClosing(tx, waiting.id, 'withdrawn'))) return 'nothing';
  await markMember(tx, memberId, 'closing');
  await cancelJob(tx, { kind: CLOSING_JOB, uniqueKey: memberId });
  return 'done';
}
