import { randomUUID } from 'node:crypto';
import type { AuditSubject } from '@huarong/contract/admin/kit';
import { sql } from 'kysely';
import { type Database, type Queryable, type Tx, transaction, writeAtOnce } from '#platform/database';

/** Who acts: a person of the staff, or whoever can open the console of the server. */
export type AuditActor =
  | { kind: 'staff'; staffId: number; sessionId: string; address: string }
  | { kind: 'console' };

/** One action of staff, as the audit log names it. */
export interface AuditedAction {
  actor: AuditActor;
  /** `orders.ship`, `console.ship`. */
  call: string;
  permission: string;
  requestId: string;
  reason?: string | undefined;
}

/** What is known of an action only when it is done. */
export interface ActionResult {
  subject: AuditSubject;
  approvalId?: number | undefined;
  bulkRunId?: number | undefined;
}

type Outcome = { ok: true } | { ok: false; refusal: { code: string } };

export const actorName = (actor: AuditActor): string =>
  actor.kind === 'staff' ? `staff:${actor.staffId}` : 'console';

/**
 * Runs one action of staff in one transaction with its audit entry; triggers add the rows that it changed. A refusal
 * changes nothing and is recorded afterwards, in a transaction of its own.
 */
export async function runAudited<Result extends Outcome>(
  db: Database,
  action: AuditedAction,
  run: (tx: Tx) => Promise<Result>,
  /** Null: nothing was done, and nothing is recorded. */
  resultOf: (result: Result) => ActionResult | null,
): Promise<Result> {
  const outcome = await transaction(
    db,
    async (tx) => {
      const entryId = await beginEntry(tx, action);
      const result = await run(tx);
      const done = result.ok ? resultOf(result) : null;
      if (done) await insertEntry(tx, entryId, action, done, null);
      return result;
    },
    { shouldCommit: ({ ok }) => ok },
  );
  const refused = outcome.ok ? null : resultOf(outcome);
  if (!outcome.ok && refused)
    await recordAction(db, action, refused, { outcome: 'refused', code: outcome.refusal.code });
  return outcome;
}

/**
 * Runs one command of the console in one transaction. What it changed is recorded as done by the console; a command that
 * changed nothing leaves no entry, and one that throws leaves nothing at all.
 */
export const runConsoleCommand = <Value>(
  db: Database,
  { command, subjectId }: { command: string; subjectId: string },
  run: (tx: Tx) => Promise<Value>,
): Promise<Value> =>
  transaction(db, async (tx) => {
    const action: AuditedAction = {
      actor: { kind: 'console' },
      call: `console.${command}`,
      permission: 'console',
      requestId: randomUUID(),
    };
    const entryId = await beginEntry(tx, action);
    const value = await run(tx);
    const changed = await tx
      .selectFrom('audit_row')
      .select('id')
      .where('entry_id', '=', entryId)
      .limit(1)
      .executeTakeFirst();
    if (changed)
      await insertEntry(tx, entryId, action, { subject: { kind: 'console', id: subjectId } }, null);
    return value;
  });

/** Records what changed nothing: a refused or forbidden call, a reading of personal data. */
export const recordAction = (
  db: Queryable,
  action: AuditedAction,
  result: ActionResult,
  refusal: { outcome: 'refused' | 'forbidden'; code: string } | null = null,
): Promise<void> =>
  transaction(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`select nextval('audit_entry_number') as id`.execute(tx);
    await insertEntry(tx, Number(rows[0]?.id), action, result, refusal);
  });

/** Sets who acts and which entry the rows belong to, for the triggers of this transaction. */
async function beginEntry(tx: Tx, { actor, reason }: AuditedAction): Promise<number> {
  // The entry comes last and is left out when nothing has changed.
  writeAtOnce(tx);
  const { rows } = await sql<{ id: string }>`
    select set_config('shop.audit_entry', nextval('audit_entry_number')::text, true) as id,
      set_config('shop.actor', ${actorName(actor)}, true), set_config('shop.reason', ${reason ?? ''}, true)`.execute(
    tx,
  );
  return Number(rows[0]?.id);
}

async function insertEntry(
  tx: Tx,
  id: number,
  { actor, call, permission, requestId, reason }: AuditedAction,
  { subject, approvalId, bulkRunId }: ActionResult,
  refusal: { outcome: 'refused' | 'forbidden'; code: string } | null,
): Promise<void> {
  const staff = actor.kind === 'staff' ? actor : null;
  await tx
    .insertInto('audit_entry')
    .values({
      id,
      actor: actorName(actor),
      staff_id: staff?.staffId ?? null,
      session_id: staff?.sessionId ?? null,
      address: staff?.address ?? null,
      call,
      permission,
      subject_kind: subject.kind,
      subject_id: subject.id,
      // Staff may write a number into it.
      reason: reason === undefined ? null : sql<string>`mask_contacts(${reason})`,
      outcome: refusal?.outcome ?? 'done',
      refusal: refusal?.code ?? null,
      request_id: requestId,
      approval_id: approvalId ?? null,
      bulk_run_id: bulkRunId ?? null,
    })
    .execute();
}
