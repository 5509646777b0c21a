import type { AdminContract, AdminEndpoint, AuditSubject } from '@huarong/contract/admin/kit';
import type { Answer, Output, Parsed, Refusal, RefusalDetails, RefusalOf } from '@huarong/contract/kit';
import { type AuditedAction, recordAction, runAudited } from '#platform/audit';
import type { Database, Tx } from '#platform/database';
import { parseInput } from '#platform/feature';
import { answerOnce } from '#platform/idempotency';
import { MAX_IMAGE_BYTES } from '#platform/uploads';
import type { AdminContext, AdminWriteContext, SignInContext } from './admin-context.ts';

/** Refusals that any use case may return without declaring them. */
type GeneralCode =
  | 'busy'
  | 'conflict'
  | 'fresh-proof-needed'
  | 'in-progress'
  | 'invalid-input'
  | 'key-reused'
  | 'login-needed'
  | 'not-found'
  | 'permission-missing'
  | 'storage-full'
  | 'too-large';

type Outcome<E extends AdminEndpoint> =
  | { ok: true; value: Output<E> }
  | { ok: false; refusal: Refusal<E> | RefusalOf<GeneralCode> };

type ContextFor<E extends AdminEndpoint> = E['permission'] extends 'sign-in'
  ? SignInContext
  : E['isWrite'] extends true
    ? AdminWriteContext
    : AdminContext;

export type AdminHandlers<C extends AdminContract> = {
  [Name in keyof C]: (
    context: ContextFor<C[Name]>,
    input: Parsed<C[Name]>,
  ) => Promise<Outcome<C[Name]>> | Outcome<C[Name]>;
};

/** A contract of the admin with its handlers. */
export interface AdminFeature {
  calls: readonly AdminCall[];
}

export interface AdminCall {
  /** `orders.ship` */
  name: string;
  endpoint: AdminEndpoint;
  answer: (request: AdminRequest, raw: unknown) => Promise<Answer>;
}

export interface AdminRequest {
  context: AdminContext | SignInContext;
  /** Where writes begin their transaction; reads go to the database of the context. */
  writeDb: Database;
}

/**
 * Binds a contract to its handlers. A missing handler or a wrong result does not compile. Writes run in a transaction
 * with their audit entry; the caller has checked session and permission.
 */
export function implementAdmin<C extends AdminContract>(
  feature: string,
  contract: C,
  handlers: AdminHandlers<C>,
): AdminFeature {
  return {
    calls: Object.entries(contract).map(([name, endpoint]) => {
      const handler = handlers[name as keyof C] as Handler;
      const call = `${feature}.${name}`;
      return {
        name: call,
        endpoint,
        async answer(request, raw) {
          const input = parseInput(endpoint, raw);
          if (!input.ok) return input;
          if (endpoint.permission === 'sign-in') return handler(request.context, input.value);
          return endpoint.isWrite
            ? answerWrite(call, endpoint, handler, request, input.value)
            : answerRead(call, endpoint, handler, request, input.value);
        },
      };
    }),
  };
}

type Handler = (
  context: AdminContext | AdminWriteContext | SignInContext,
  input: unknown,
) => Promise<Answer> | Answer;
type WriteEndpoint = Extract<AdminEndpoint, { isWrite: true }>;
type ReadEndpoint = Extract<AdminEndpoint, { isWrite: false }>;

async function answerWrite(
  call: string,
  endpoint: WriteEndpoint,
  handler: Handler,
  { context, writeDb }: AdminRequest,
  input: unknown,
): Promise<Answer> {
  const staffContext = context as AdminContext;
  const { readImages, readFile, ...writeContext } = staffContext;
  // A slow upload must not hold a connection.
  const { maxImages: maxFiles } = endpoint;
  const images = maxFiles && (await readImages?.({ maxFiles, maxBytes: MAX_IMAGE_BYTES }));
  const { maxFileBytes } = endpoint;
  const file = maxFileBytes && (await readFile?.(maxFileBytes));
  const noted: { approvalId?: number; bulkRunId?: number } = {};
  let hasRun = false;
  const run = async (tx: Tx): Promise<Answer> => {
    hasRun = true;
    return handler(
      {
        ...writeContext,
        ...(images && { images }),
        ...(file && { file }),
        db: tx,
        note: (more) => Object.assign(noted, more),
      },
      input,
    );
  };
  const idempotencyKey = endpoint.storesAnswer === false ? undefined : context.caller.idempotencyKey;
  const scope = `admin:${staffContext.staff.staffId}:${call}`;
  return runAudited(
    writeDb,
    actionOf(call, endpoint, staffContext, input),
    (tx): Promise<Answer> =>
      idempotencyKey === undefined
        ? run(tx)
        : answerOnce<unknown, RefusalDetails>(tx, { scope, key: idempotencyKey, body: input }, run),
    (outcome) =>
      // A repeated request gets the stored answer: nothing was done again. A call without a proof comes again with one.
      (outcome.ok ? !hasRun : outcome.refusal.code === 'fresh-proof-needed')
        ? null
        : {
            subject: (endpoint.subject as SubjectOf)(
              input,
              outcome.ok ? outcome.value : null,
              String(staffContext.staff.staffId),
            ),
            ...noted,
          },
  );
}
type SubjectOf = (input: unknown, result: unknown, callerId: string) => AuditSubject;
type RecordedSubjectOf = (input: unknown) => AuditSubject | null;

async function answerRead(
  call: string,
  endpoint: ReadEndpoint,
  handler: Handler,
  { context, writeDb }: AdminRequest,
  input: unknown,
): Promise<Answer> {
  const answer = await handler(context, input);
  const subject = answer.ok ? (endpoint.records as RecordedSubjectOf | undefined)?.(input) : null;
  if (subject)
    await recordAction(writeDb, actionOf(call, endpoint, context as AdminContext, input), { subject });
  return answer;
}

export const actionOf = (
  call: string,
  { permission }: AdminEndpoint,
  { staff, caller, requestId }: AdminContext,
  input: unknown,
): AuditedAction => ({
  actor: { kind: 'staff', staffId: staff.staffId, sessionId: staff.sessionId, address: caller.address },
  call,
  permission,
  requestId,
  reason: reasonIn(input),
});

const reasonIn = (input: unknown): string | undefined =>
  typeof input === 'object' && input !== null && 'reason' in input && typeof input.reason === 'string'
    ? input.reason
    : undefined;
