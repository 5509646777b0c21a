import type { Permission } from '@huarong/core/staff';
import type { z } from 'zod';
import type { Endpoint, RefusalName } from '../../kit/index.ts';

/**
 * What a call asks of staff: a permission · `own-account` (whoever has signed in, for themselves) · `sign-in` (the calls
 * that open a session).
 */
export type AdminPermission = Permission | 'own-account' | 'sign-in';

/** What an audit entry is about. */
export const SUBJECT_KINDS = [
  'order',
  'sub-order',
  'parcel',
  'return',
  'refund',
  'payment',
  'difference',
  'reconciliation',
  'product',
  'sku',
  'member',
  'comment',
  'follow-up',
  'question',
  'answer',
  'post',
  'post-comment',
  'report',
  'cooperation',
  'staff',
  'role',
  'session',
  'staff-notice',
  'approval',
  'bulk-run',
  'change-set',
  'stocktake',
  'media',
  'import-file',
  'brand',
  'category',
  'term',
  'promotion',
  'pick-list',
  'receipt-file',
  'bundle',
  'presale',
  'coupon-offer',
  'coupon-batch',
  'coupon-issue',
  'marketing-send',
  'message-text',
  'article',
  'card-batch',
  'stored-card',
  'points-exchange',
  'points-reward',
  'survey',
  'card-levels',
  'slot',
  'home-section',
  'menu-listing',
  'menu-lead',
  'campaign',
  'saved-view',
  'search-words',
  'search-pin',
  'simulator-case',
  'simulator-replay',
  'claim',
  'job',
  'event',
  'setting',
  'reply-template',
  'invariant',
  'invariant-run',
  'invoice',
  'lot',
  'recall',
  'reaction',
  'feedback',
  'export',
  'api-key',
  'webhook',
  'console',
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];
export interface AuditSubject {
  kind: SubjectKind;
  id: string;
}

/** Whether a write asks why: the field `reason` of its input is stored in the audit log. */
export type ReasonRule = 'required' | 'optional' | 'none';

type AdminRoute<Method extends string> = `${Method} /admin/api/${string}`;

interface Common<In extends z.ZodType, Out extends z.ZodType, Code extends RefusalName> {
  summary: string;
  permission: AdminPermission;
  input: In;
  output: Out;
  refusals: readonly Code[];
  body?: 'multipart';
  maxBodyBytes?: number;
}

interface ReadDeclaration<In extends z.ZodType, Out extends z.ZodType, Code extends RefusalName>
  extends Common<In, Out, Code> {
  /** POST for a search whose words must not be in an address, and for a preview. */
  route: AdminRoute<'GET' | 'POST'>;
  /** A reading that is recorded, for example of a whole mobile number. Null: not this one. */
  records?: (input: z.output<In>) => AuditSubject | null;
  needsProof?: true;
}

interface WriteDeclaration<
  In extends z.ZodType,
  Out extends z.ZodType,
  Code extends RefusalName,
  Why extends ReasonRule,
> extends Common<In, Out, Code> {
  route: AdminRoute<'POST' | 'PUT' | 'DELETE'>;
  /** What the audit entry is about; what a write creates is named by its result, which a refused write has not. */
  subject: (input: z.output<In>, result: z.input<Out> | null, callerId: string) => AuditSubject;
  reason: Why;
  /** Asks for a password or code again unless one was given within five minutes: money, whole personal data, roles. */
  needsProof?: true;
  /** False: the answer holds personal data, so it is not stored for a repeated request, which is done again. */
  storesAnswer?: false;
  /** How many images a multipart body may hold; they are read and checked before the transaction begins. */
  maxImages?: number;
  /** How large the one file of a multipart body may be; it is read before the transaction begins. */
  maxFileBytes?: number;
}

/** The input of a write that asks why. */
type WithReason<In extends z.ZodType, Why extends ReasonRule> = Why extends 'required'
  ? z.output<In> extends { reason: string }
    ? In
    : never
  : In;

export interface AdminRead<
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
  Code extends RefusalName = RefusalName,
  Needs extends AdminPermission = AdminPermission,
> extends Endpoint<In, Out, Code, 'staff'> {
  permission: Needs;
  isWrite: false;
  records?: (input: never) => AuditSubject | null;
  needsProof?: true;
}
export interface AdminWrite<
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
  Code extends RefusalName = RefusalName,
  Needs extends AdminPermission = AdminPermission,
> extends Endpoint<In, Out, Code, 'staff'> {
  permission: Needs;
  isWrite: true;
  subject: (input: never, result: never, callerId: string) => AuditSubject;
  reason: ReasonRule;
  needsProof?: true;
  storesAnswer?: false;
  maxImages?: number;
  maxFileBytes?: number;
}
export type AdminEndpoint = AdminRead | AdminWrite;
export type AdminContract = Record<string, AdminEndpoint>;

/** A call that changes nothing. */
export const adminRead = <
  In extends z.ZodType,
  Out extends z.ZodType,
  const Code extends RefusalName,
  const Needs extends AdminPermission,
>(
  declaration: ReadDeclaration<In, Out, Code> & { permission: Needs },
): AdminRead<In, Out, Code, Needs> => ({ ...declaration, access: 'staff', isWrite: false });

/** A call that changes something. Without a permission, a subject and a rule for the reason it does not compile. */
export const adminWrite = <
  In extends z.ZodType,
  Out extends z.ZodType,
  const Code extends RefusalName,
  const Needs extends AdminPermission,
  const Why extends ReasonRule,
>(
  declaration: WriteDeclaration<In, Out, Code, Why> & { permission: Needs; input: WithReason<In, Why> },
): AdminWrite<In, Out, Code, Needs> => ({
  ...declaration,
  access: 'staff',
  isWrite: true,
  ...(declaration.storesAnswer !== false && { takesIdempotencyKey: true }),
});

export const defineAdminContract = <const C extends AdminContract>(contract: C): C => contract;
