import { accept, type Result, refuse } from '@huarong/core/shared';
import { isPermission, permissionLabel } from '@huarong/core/staff';
import type { AdminWriteContext } from '#platform/admin';
import { listHolders, type PermissionMissing } from '../staff/index.ts';
import type { ReadableApproval } from './approval-kind.ts';
import { type ApprovalRow, decideApproval, lockApproval } from './approvals.queries.ts';
import { hashOf } from './request-approval.ts';

type DecisionRefusal =
  | { code: 'approval-not-found' }
  | { code: 'approval-decided' }
  | { code: 'approval-own' }
  | PermissionMissing;

/** Approves a request: what was frozen is checked and done in this transaction, or nothing is. */
export async function approve(
  context: AdminWriteContext,
  kinds: ReadonlyMap<string, ReadableApproval>,
  { approvalId, note = '' }: { approvalId: number; note?: string | undefined },
): Promise<Result<{ message: string }, DecisionRefusal | { code: 'approval-outdated'; reason: string }>> {
  const found = await openRequest(context, approvalId);
  if (!found.ok) return found;
  const approval = found.value;
  const request = kinds.get(approval.kind)?.read(approval.payload);
  if (!request || hashOf(approval.payload) !== approval.payload_hash)
    return refuse({ code: 'approval-outdated', reason: '申请的内容无法读取' });
  const failed = (await request.check(context.db)).find(({ isOk }) => !isOk);
  if (failed) return refuse({ code: 'approval-outdated', reason: failed.detail });
  await decideApproval(context.db, approvalId, {
    state: 'approved',
    decidedBy: context.staff.staffId,
    note: note.trim() || null,
  });
  context.note({ approvalId });
  const done = await request.execute(context, approvalId);
  return done.ok
    ? accept(done.value)
    : refuse({ code: 'approval-outdated', reason: done.refusal.message ?? '对象的状态已变化' });
}

export async function refuseApproval(
  context: AdminWriteContext,
  { approvalId, reason }: { approvalId: number; reason: string },
): Promise<Result<null, DecisionRefusal>> {
  const found = await openRequest(context, approvalId);
  if (!found.ok) return found;
  await decideApproval(context.db, approvalId, {
    state: 'refused',
    decidedBy: context.staff.staffId,
    note: reason,
  });
  context.note({ approvalId });
  return accept(null);
}

/** Only whoever made a request takes it back. */
export async function withdrawApproval(
  { db, staff, note }: AdminWriteContext,
  approvalId: number,
): Promise<Result<null, { code: 'approval-not-found' } | { code: 'approval-decided' }>> {
  const approval = await lockApproval(db, approvalId);
  if (!approval || approval.requested_by !== staff.staffId) return refuse({ code: 'approval-not-found' });
  if (approval.state !== 'waiting') return refuse({ code: 'approval-decided' });
  await decideApproval(db, approvalId, { state: 'withdrawn', decidedBy: null, note: null });
  note({ approvalId });
  return accept(null);
}

/** The request, if the caller may decide it now. Nobody decides an own request, not even an owner. */
async function openRequest(
  { db, staff }: AdminWriteContext,
  approvalId: number,
): Promise<Result<ApprovalRow, DecisionRefusal>> {
  const approval = await lockApproval(db, approvalId);
  if (!approval) return refuse({ code: 'approval-not-found' });
  const { permission } = approval;
  if (!isPermission(permission) || !staff.permissions.has(permission))
    return refuse({
      code: 'permission-missing',
      permission,
      label: isPermission(permission) ? permissionLabel(permission) : permission,
      holders: await listHolders(db, permission),
    });
  if (approval.requested_by === staff.staffId) return refuse({ code: 'approval-own' });
  return approval.state === 'waiting' ? accept(approval) : refuse({ code: 'approval-decided' });
}
