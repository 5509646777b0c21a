import { accept, type Result, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { findClosingRefusal, findPendingClosing, scheduleClosing } from '../account/index.ts';
import { findMemberState } from './detail/member-detail.queries.ts';

type Refused =
  | { code: 'member-not-found' | 'member-moved-on' }
  | { code: 'cancellation-blocked'; blockedBy: string[] };

/** Closes an account for a member whose identity staff have checked. The seven days to withdraw are the same. */
export async function closeAtRequest(
  { db }: AdminWriteContext,
  memberId: string,
): Promise<Result<{ effectiveAt: string }, Refused>> {
  const state = await findMemberState(db, memberId);
  if (state === null) return refuse({ code: 'member-not-found' });
  if (state === 'closed' || (await findPendingClosing(db, memberId)))
    return refuse({ code: 'member-moved-on' });
  const blocked = await findClosingRefusal(db, memberId);
  if (blocked) return refuse(blocked);
  await scheduleClosing(db, memberId);
  const closing = await findPendingClosing(db, memberId);
  if (!closing) return refuse({ code: 'member-moved-on' });
  return accept({ effectiveAt: closing.effective_at.toISOString() });
}
