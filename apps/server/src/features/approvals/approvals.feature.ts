import { approvalsContract } from '@huarong/contract/admin/approvals';
import { accept, refuse } from '@huarong/core/shared';
import { isPermission } from '@huarong/core/staff';
import { type AdminContext, type AdminFeature, implementAdmin, pageOfRows } from '#platform/admin';
import { listHolders } from '../staff/index.ts';
import type { ReadableApproval } from './approval-kind.ts';
import { type ApprovalRow, findApproval, listApprovals } from './approvals.queries.ts';
import { approve, refuseApproval, withdrawApproval } from './decide-approval.ts';

export function approvalsFeature(kinds: readonly ReadableApproval[]): AdminFeature {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]));
  return implementAdmin('approvals', approvalsContract, {
    async list(context, { state, isOwn, after, before, size }) {
      const { db, staff } = context;
      const rows = await listApprovals(db, {
        permissions: [...staff.permissions],
        staffId: staff.staffId,
        size: size + 1,
        ...(state !== undefined && { state }),
        ...(isOwn !== undefined && { isOwn }),
        ...(after !== undefined && { olderThan: Number(after) }),
        ...(before !== undefined && { newerThan: Number(before) }),
      });
      return accept(
        pageOfRows(rows, { size, after, before, cursorOf: ({ id }) => String(id), total: null }, (row) =>
          presentApproval(row, context),
        ),
      );
    },
    async detail(context, { approvalId }) {
      const { db } = context;
      const approval = await findApproval(db, Number(approvalId));
      if (!approval || !mayRead(approval, context)) return refuse({ code: 'approval-not-found' });
      const request = byName.get(approval.kind)?.read(approval.payload);
      return accept({
        ...presentApproval(approval, context),
        payload: request ? await request.describe(db, context.staff.permissions) : [],
        checks: request && approval.state === 'waiting' ? await request.check(db) : [],
        approvers: await listHolders(db, approval.permission),
      });
    },
    approve: (context, { approvalId, note }) =>
      approve(context, byName, { approvalId: Number(approvalId), note }),
    refuse: (context, { approvalId, reason }) =>
      refuseApproval(context, { approvalId: Number(approvalId), reason }),
    withdraw: (context, { approvalId }) => withdrawApproval(context, Number(approvalId)),
  });
}

/** Whoever made it and whoever may decide it; auditors read it in the audit log. */
const mayRead = ({ requested_by, permission }: ApprovalRow, { staff }: AdminContext): boolean =>
  requested_by === staff.staffId || (isPermission(permission) && staff.permissions.has(permission));

const presentApproval = (row: ApprovalRow, { staff }: AdminContext) => {
  const isOwn = row.requested_by === staff.staffId;
  return {
    approvalId: String(row.id),
    kind: row.kind,
    title: row.title,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    amountFen: row.amount_fen,
    reason: row.reason,
    requestedBy: row.requester,
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    state: row.state,
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionNote: row.decision_note,
    canDecide:
      !isOwn &&
      row.state === 'waiting' &&
      isPermission(row.permission) &&
      staff.permissions.has(row.permission),
    isOwn,
  };
};
