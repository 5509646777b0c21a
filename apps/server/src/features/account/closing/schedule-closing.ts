import { STORE } from '@huarong/core/shared';
import type { Queryable, Tx } from '#platform/database';
import { cancelJob, scheduleJob } from '#platform/jobs';
import { setMemberClosing } from '../../identity/index.ts';
import { closeAccountJob } from '../account-jobs.ts';
import { addClosing, countClosingBlockers, findPendingClosing, settleClosing } from './closing.queries.ts';
import { listClosingChecks } from './closing-checks.ts';

export async function findClosingRefusal(db: Queryable, memberId: string) {
  const open = listClosingChecks(await countClosingBlockers(db, memberId)).filter(
    ({ isSettled }) => !isSettled,
  );
  if (open.length === 0) return null;
  return { code: 'cancellation-blocked', blockedBy: open.map(({ text }) => text) } as const;
}

/** A second request changes nothing: the first date stays. */
export async function scheduleClosing(tx: Tx, memberId: string): Promise<void> {
  if (await findPendingClosing(tx, memberId)) return;
  const { effective_at: runAt } = await addClosing(tx, memberId, STORE.account.closureDays);
  await setMemberClosing(tx, memberId, 'active');
  await scheduleJob(tx, closeAccountJob, { uniqueKey: memberId, runAt, payload: { memberId } });
}

/** Needs no reason and no verification code. */
export async function withdrawClosing(tx: Tx, memberId: string): Promise<'done' | 'nothing'> {
  const pending = await findPendingClosing(tx, memberId);
  if (!pending || !(await settleClosing(tx, pending.id, 'withdrawn'))) return 'nothing';
  await setMemberClosing(tx, memberId, 'closing');
  await cancelJob(tx, closeAccountJob, memberId);
  return 'done';
}
