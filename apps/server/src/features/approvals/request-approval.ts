import { createHash } from 'node:crypto';
import type { AdminWriteContext } from '#platform/admin';
import { canonicalJson } from '#platform/idempotency';
import { listHolders } from '../staff/index.ts';
import type { ApprovalKind, ApprovalRequest } from './approval-kind.ts';
import { endExpired, findOpenApproval, insertApproval } from './approvals.queries.ts';

const EXPIRES_AFTER_HOURS = 24;

/** Who asks. A job asks for whoever has started it. */
export type ApprovalContext = Pick<AdminWriteContext, 'db' | 'note'> & {
  staff: Pick<AdminWriteContext['staff'], 'staffId' | 'name'>;
};

/** Stores what a second person has to approve. The same open request is found again instead of asked twice. */
export async function requestApproval<Payload>(
  { db, staff, note }: ApprovalContext,
  kind: ApprovalKind<Payload>,
  { subject, title, amountFen, payload, reason }: ApprovalRequest<Payload>,
): Promise<{ state: 'waiting'; approvalId: string; approvers: string[] }> {
  const row = {
    kind: kind.kind,
    permission: kind.permission,
    subject_kind: subject.kind,
    subject_id: subject.id,
    title,
    amount_fen: amountFen ?? null,
    payload: JSON.stringify(payload),
    payload_hash: hashOf(payload),
    reason,
    requested_by: staff.staffId,
  };
  await endExpired(db, row);
  const approvalId =
    (await findOpenApproval(db, row)) ?? (await insertApproval(db, { ...row, hours: EXPIRES_AFTER_HOURS }));
  note({ approvalId });
  const holders = await listHolders(db, kind.permission);
  return {
    state: 'waiting',
    approvalId: String(approvalId),
    approvers: holders.filter((name) => name !== staff.name),
  };
}

export const hashOf = (payload: unknown): string =>
  createHash('sha256').update(canonicalJson(payload)).digest('hex');
