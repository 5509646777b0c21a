import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

export interface ApprovalRow {
  id: number;
  kind: string;
  permission: string;
  subject_kind: string;
  subject_id: string;
  title: string;
  amount_fen: number | null;
  payload: unknown;
  payload_hash: string;
  reason: string;
  requested_by: number;
  requester: string;
  requested_at: Date;
  expires_at: Date;
  /** `expired` also when no job has recorded it yet. */
  state: 'waiting' | 'approved' | 'refused' | 'withdrawn' | 'expired';
  decider: string | null;
  decided_at: Date | null;
  decision_note: string | null;
}

const COLUMNS = sql`
  approval.id, approval.kind, approval.permission, approval.subject_kind, approval.subject_id, approval.title,
  approval.amount_fen, approval.payload, approval.payload_hash, approval.reason, approval.requested_by,
  requester.name as requester, approval.requested_at, approval.expires_at,
  case when approval.state = 'waiting' and approval.expires_at <= shop_now() then 'expired' else approval.state end as state,
  decider.name as decider, approval.decided_at, approval.decision_note`;
const FROM = sql`
  approval join staff requester on requester.id = approval.requested_by
  left join staff decider on decider.id = approval.decided_by`;

export async function findApproval(db: Queryable, approvalId: number): Promise<ApprovalRow | null> {
  const { rows } =
    await sql<ApprovalRow>`select ${COLUMNS} from ${FROM} where approval.id = ${approvalId}`.execute(db);
  return rows[0] ?? null;
}

/** Locks the request: of two people who decide at once, the second finds it decided. */
export async function lockApproval(tx: Tx, approvalId: number): Promise<ApprovalRow | null> {
  await tx.selectFrom('approval').select('id').where('id', '=', approvalId).forUpdate().execute();
  return findApproval(tx, approvalId);
}

interface ListFilter {
  state?: ApprovalRow['state'];
  /** Requests that these permissions decide, or that this person made. */
  permissions: readonly string[];
  staffId: number;
  isOwn?: boolean;
  olderThan?: number;
  newerThan?: number;
  size: number;
}

export async function listApprovals(db: Queryable, filter: ListFilter): Promise<ApprovalRow[]> {
  const { state, permissions, staffId, isOwn, olderThan, newerThan, size } = filter;
  const isForward = newerThan !== undefined;
  const conditions = [
    isOwn
      ? sql`approval.requested_by = ${staffId}`
      : sql`(approval.requested_by = ${staffId} or approval.permission = any (${[...permissions]}))`,
    ...(state === 'expired'
      ? [
          sql`(approval.state = 'expired' or (approval.state = 'waiting' and approval.expires_at <= shop_now()))`,
        ]
      : []),
    ...(state === 'waiting' ? [sql`approval.state = 'waiting' and approval.expires_at > shop_now()`] : []),
    ...(state !== undefined && state !== 'expired' && state !== 'waiting'
      ? [sql`approval.state = ${state}`]
      : []),
    ...(olderThan === undefined ? [] : [sql`approval.id < ${olderThan}`]),
    ...(newerThan === undefined ? [] : [sql`approval.id > ${newerThan}`]),
  ];
  const { rows } = await sql<ApprovalRow>`
    select * from (
      select ${COLUMNS} from ${FROM} where ${sql.join(conditions, sql` and `)}
      order by approval.id ${isForward ? sql`asc` : sql`desc`} limit ${size}) page order by id desc`.execute(
    db,
  );
  return rows;
}

export async function countWaiting(
  db: Queryable,
  { permissions, staffId }: { permissions: readonly string[]; staffId: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from approval
    where state = 'waiting' and expires_at > shop_now() and requested_by <> ${staffId}
      and permission = any (${[...permissions]})`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The newest request of a kind that waits, of one subject if given, with who asked. */
export const findWaiting = (db: Queryable, kind: string, subjectId?: string) =>
  db
    .selectFrom('approval')
    .innerJoin('staff', 'staff.id', 'approval.requested_by')
    .select(['approval.id', 'staff.name'])
    .where('approval.kind', '=', kind)
    .$if(subjectId !== undefined, (query) => query.where('approval.subject_id', '=', subjectId ?? ''))
    .where('approval.state', '=', 'waiting')
    .where('approval.expires_at', '>', sql<Date>`shop_now()`)
    .orderBy('approval.id', 'desc')
    .executeTakeFirst();

interface NewApproval {
  kind: string;
  permission: string;
  subject_kind: string;
  subject_id: string;
  title: string;
  amount_fen: number | null;
  payload: string;
  payload_hash: string;
  reason: string;
  requested_by: number;
  hours: number;
}

/** The open request for the same thing, or a new one. */
export async function insertApproval(tx: Tx, { hours, ...row }: NewApproval): Promise<number> {
  const { id } = await tx
    .insertInto('approval')
    .values({ ...row, expires_at: sql<Date>`shop_now() + make_interval(hours => ${hours})` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findOpenApproval = async (
  db: Queryable,
  { kind, subject_kind, subject_id, payload_hash }: Omit<NewApproval, 'hours'>,
): Promise<number | null> =>
  (
    await db
      .selectFrom('approval')
      .select('id')
      .where('kind', '=', kind)
      .where('subject_kind', '=', subject_kind)
      .where('subject_id', '=', subject_id)
      .where('payload_hash', '=', payload_hash)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
  )?.id ?? null;

/** Records that nobody decided a request in its time, because the same may be open once only. */
export const endExpired = (
  tx: Tx,
  { kind, subject_kind, subject_id, payload_hash }: Omit<NewApproval, 'hours'>,
) =>
  tx
    .updateTable('approval')
    .set({ state: 'expired', decided_at: sql<Date>`shop_now()` })
    .where('kind', '=', kind)
    .where('subject_kind', '=', subject_kind)
    .where('subject_id', '=', subject_id)
    .where('payload_hash', '=', payload_hash)
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', sql<Date>`shop_now()`)
    .execute();

export const decideApproval = (
  tx: Tx,
  approvalId: number,
  decision: {
    state: 'approved' | 'refused' | 'withdrawn' | 'expired';
    decidedBy: number | null;
    note: string | null;
  },
) =>
  tx
    .updateTable('approval')
    .set({
      state: decision.state,
      decided_by: decision.decidedBy,
      decided_at: sql<Date>`shop_now()`,
      decision_note: decision.note,
    })
    .where('id', '=', approvalId)
    .where('state', '=', 'waiting')
    .execute();
