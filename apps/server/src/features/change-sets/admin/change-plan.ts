import { accept, type Result, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { withdrawApproval } from '../../approvals/index.ts';
import { tryLockCatalogueChanges } from '../../catalogue/index.ts';
import { isOverlap } from '../apply-set.ts';
import { markWithdrawn } from '../change-sets.queries.ts';
import { describeRefusal } from '../plan/describe-refusal.ts';
import { applyOrPlan } from '../plan/save-changes.ts';
import { cancelApply } from '../plan/schedule-set.ts';
import { lockOwnSet, type SetRefusal } from './lock-own-set.ts';

type PlanRefusal = SetRefusal | { code: 'change-not-planned' };

/** Takes back a set that has not been applied. What waits for a second person is taken back by whoever asked. */
export async function withdrawSet(
  context: AdminWriteContext,
  setId: number,
): Promise<Result<null, PlanRefusal | { code: 'change-not-yours' }>> {
  const found = await lockOwnSet(context, setId, { isTakenBack: true });
  if (!found.ok) return found;
  const set = found.value;
  if (set.state === 'waiting' && set.approval_id !== null) {
    const withdrawn = await withdrawApproval(context, set.approval_id);
    if (withdrawn.ok) return accept(null);
    // An approval that is too old cannot be withdrawn, but its set can.
    if (withdrawn.refusal.code === 'approval-not-found') return refuse({ code: 'change-not-yours' });
    await markWithdrawn(context.db, setId);
    return accept(null);
  }
  if (set.state !== 'planned' && set.state !== 'failed') return refuse({ code: 'change-not-planned' });
  await cancelApply(context.db, setId);
  await markWithdrawn(context.db, setId);
  return accept(null);
}

/** Applies a planned set now, or one that could not be applied when it was due. */
export async function applySetNow(
  context: AdminWriteContext,
  setId: number,
): Promise<
  Result<
    null,
    PlanRefusal | { code: 'change-outdated'; reason: string } | { code: 'busy'; retryAfter: number }
  >
> {
  const { db } = context;
  if (!(await tryLockCatalogueChanges(db))) return refuse({ code: 'busy', retryAfter: 5 });
  const found = await lockOwnSet(context, setId);
  if (!found.ok) return found;
  const set = found.value;
  if (set.state !== 'planned' && set.state !== 'failed') return refuse({ code: 'change-not-planned' });
  let applied: Awaited<ReturnType<typeof applyOrPlan>>;
  try {
    applied = await applyOrPlan(context, { ...set, apply_at: null });
  } catch (error) {
    if (!isOverlap(error)) throw error;
    return refuse({ code: 'change-outdated', reason: '同一个位置会有两行同时显示' });
  }
  if (!applied.ok) return refuse({ code: 'change-outdated', reason: describeRefusal(applied.refusal) });
  await cancelApply(db, setId);
  return accept(null);
}
