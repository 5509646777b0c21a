import type { AuditSubject } from '@huarong/contract/admin/kit';
import type { Result } from '@huarong/core/shared';
import type { Permission } from '@huarong/core/staff';
import type { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import type { Database } from '#platform/database';

/** What must still hold when a request is executed. */
export interface ApprovalCheck {
  label: string;
  isOk: boolean;
  detail: string;
}

type ApprovalOutcome = Result<{ message: string }, { code: string; message?: string }>;

/** Something that needs a second person. The feature that does it declares it; this feature keeps the requests. */
export interface ApprovalKind<Payload = never> {
  kind: string;
  /** 退款 */
  label: string;
  /** Whoever holds it may decide. */
  permission: Permission;
  payload: z.ZodType<Payload>;
  /** Exactly what would be done, line by line. Costs are for those who may read them. */
  describe: (
    db: Database,
    payload: Payload,
    permissions: ReadonlySet<Permission>,
  ) => Promise<{ label: string; value: string }[]>;
  check: (db: Database, payload: Payload) => Promise<ApprovalCheck[]>;
  /** Runs in the transaction of the approval. A refusal leaves the request waiting. */
  execute: (context: AdminWriteContext, payload: Payload, approvalId: number) => Promise<ApprovalOutcome>;
}

/** A kind with its payload read: what the requests of every kind have in common. */
export interface ReadableApproval {
  kind: string;
  /** Null when the stored payload is not one of this kind. */
  read: (payload: unknown) => {
    describe: (
      db: Database,
      permissions: ReadonlySet<Permission>,
    ) => Promise<{ label: string; value: string }[]>;
    check: (db: Database) => Promise<ApprovalCheck[]>;
    execute: (context: AdminWriteContext, approvalId: number) => Promise<ApprovalOutcome>;
  } | null;
}

export const readableApproval = <Payload>(kind: ApprovalKind<Payload>): ReadableApproval => ({
  kind: kind.kind,
  read(stored) {
    const payload = kind.payload.safeParse(stored);
    if (!payload.success) return null;
    return {
      describe: (db, permissions) => kind.describe(db, payload.data, permissions),
      check: (db) => kind.check(db, payload.data),
      execute: (context, approvalId) => kind.execute(context, payload.data, approvalId),
    };
  },
});

export const defineApproval = <Payload>(kind: ApprovalKind<Payload>): ApprovalKind<Payload> => kind;

/** A request before it is stored. */
export interface ApprovalRequest<Payload> {
  subject: AuditSubject;
  title: string;
  amountFen?: number;
  payload: Payload;
  reason: string;
}
