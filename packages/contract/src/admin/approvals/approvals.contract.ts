import { z } from 'zod';
import { text, time } from '../../kit/fields.ts';
import {
  adminRead,
  adminWrite,
  cursor,
  defineAdminContract,
  fen,
  listPage,
  listSize,
  reason,
  rowId,
} from '../kit/index.ts';
import { approvalsRoutes } from './approvals.routes.ts';

export const approvalState = z.enum(['waiting', 'approved', 'refused', 'withdrawn', 'expired']);
export const approvalRow = z.object({
  approvalId: rowId,
  kind: z.string(),
  title: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  amountFen: fen.nullable(),
  reason: z.string(),
  requestedBy: z.string(),
  requestedAt: time,
  expiresAt: time,
  state: approvalState,
  decidedBy: z.string().nullable(),
  decidedAt: time.nullable(),
  decisionNote: z.string().nullable(),
  /** The caller may approve or refuse it. */
  canDecide: z.boolean(),
  isOwn: z.boolean(),
});

/** What a call answers that may need a second person. */
export const doneOrWaiting = <Done extends z.ZodType>(done: Done) =>
  z.discriminatedUnion('state', [
    z.object({ state: z.literal('done'), result: done }),
    z.object({ state: z.literal('waiting'), approvalId: rowId, approvers: z.array(z.string()) }),
  ]);

const one = z.object({ approvalId: rowId });
const ofApproval = ({ approvalId }: { approvalId: string }) =>
  ({ kind: 'approval', id: approvalId }) as const;

/** Who may decide depends on the request, so these calls ask for a session, and the use case for the permission. */
export const approvalsContract = defineAdminContract({
  list: adminRead({
    route: approvalsRoutes.list,
    summary: 'Requests that the caller may decide or has made',
    permission: 'own-account',
    input: z.object({
      state: approvalState.optional(),
      isOwn: z.stringbool().optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(approvalRow),
    refusals: [],
  }),
  detail: adminRead({
    route: approvalsRoutes.detail,
    summary: 'One request: what exactly would be done, and whether it still can',
    permission: 'own-account',
    input: one,
    output: approvalRow.extend({
      payload: z.array(z.object({ label: z.string(), value: z.string() })),
      checks: z.array(z.object({ label: z.string(), isOk: z.boolean(), detail: z.string() })),
      approvers: z.array(z.string()),
    }),
    refusals: ['approval-not-found'],
  }),
  approve: adminWrite({
    route: approvalsRoutes.approve,
    summary: 'Approves a request and executes it',
    permission: 'own-account',
    input: one.extend({ note: text(200, 0).optional() }),
    output: z.object({ message: z.string() }),
    refusals: ['approval-not-found', 'approval-decided', 'approval-own', 'approval-outdated'],
    subject: ofApproval,
    reason: 'none',
    needsProof: true,
  }),
  refuse: adminWrite({
    route: approvalsRoutes.refuse,
    summary: 'Refuses a request',
    permission: 'own-account',
    input: one.extend({ reason }),
    output: z.null(),
    refusals: ['approval-not-found', 'approval-decided', 'approval-own'],
    subject: ofApproval,
    reason: 'required',
  }),
  withdraw: adminWrite({
    route: approvalsRoutes.withdraw,
    summary: 'Takes back an own request',
    permission: 'own-account',
    input: one,
    output: z.null(),
    refusals: ['approval-not-found', 'approval-decided'],
    subject: ofApproval,
    reason: 'none',
  }),
});
