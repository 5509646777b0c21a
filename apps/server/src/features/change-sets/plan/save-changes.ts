import { accept, type Result, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { type ApprovalContext, type ApprovalKind, requestApproval } from '../../approvals/index.ts';
import { tryLockCatalogueChanges } from '../../catalogue/index.ts';
import { type ApplyRefusal, applySet, findProblem } from '../apply-set.ts';
import { insertSet, markPlanned, markWaiting, type NewChangeSet } from '../change-sets.queries.ts';
import { scheduleApply, scheduleRestore } from './schedule-set.ts';
import type { SetPayload } from './set-payload.ts';

/** A set as somebody saves it. */
export type ChangeRequest = Omit<NewChangeSet, 'madeBy'> & {
  /** Who has to look at it, and why; null: nobody. */
  approval: { kind: ApprovalKind<SetPayload>; reasons: readonly string[] } | null;
};

export type SavedSet =
  | { state: 'applied' | 'planned'; setId: string }
  | { state: 'waiting'; setId: string; approvalId: string; approvers: string[] };
export type SaveRefusal = ApplyRefusal | { code: 'busy'; retryAfter: number };

/** Applies a set at once, plans it, or asks a second person first. Conflicts are found when it is saved, and again later. */
export async function saveChanges(
  context: AdminWriteContext,
  { approval, ...request }: ChangeRequest,
): Promise<Result<SavedSet, SaveRefusal>> {
  const { db, staff } = context;
  if (!(await tryLockCatalogueChanges(db))) return refuse({ code: 'busy', retryAfter: 5 });
  const id = await insertSet(db, { ...request, madeBy: staff.staffId });
  if (approval) {
    const problem = await findProblem(db, id);
    if (problem) return refuse(problem);
    return accept(await askSecondPerson(context, { id, ...request }, approval));
  }
  return applyOrPlan(context, {
    id,
    kind: request.kind,
    source: request.source,
    reason: request.reason,
    apply_at: request.applyAt ?? null,
    restore_at: request.restoreAt ?? null,
  });
}

/** Lets a stored set wait until somebody else has approved it. */
export async function askSecondPerson(
  context: ApprovalContext,
  { id, title, reason }: { id: number; title: string; reason: string | null },
  { kind, reasons }: NonNullable<ChangeRequest['approval']>,
): Promise<Extract<SavedSet, { state: 'waiting' }>> {
  const setId = String(id);
  const asked = await requestApproval(context, kind, {
    subject: { kind: 'change-set', id: setId },
    title,
    payload: { setId: id, reasons: [...reasons] },
    reason: reason ?? title,
  });
  await markWaiting(context.db, id, Number(asked.approvalId));
  return { ...asked, setId };
}

/** Of a set that nobody has to approve any more. */
export async function applyOrPlan(
  { db }: Pick<AdminWriteContext, 'db'>,
  set: Parameters<typeof applySet>[1] & { apply_at: Date | null; restore_at: Date | null },
): Promise<Result<{ state: 'applied' | 'planned'; setId: string }, ApplyRefusal>> {
  const setId = String(set.id);
  if (set.apply_at !== null) {
    const problem = await findProblem(db, set.id);
    if (problem) return refuse(problem);
    await markPlanned(db, set.id, set.apply_at);
    await scheduleApply(db, set.id, set.apply_at);
    return accept({ state: 'planned', setId });
  }
  const applied = await applySet(db, set);
  if (!applied.ok) return applied;
  await scheduleRestore(db, set);
  return accept({ state: 'applied', setId });
}
