import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database';

export interface EntryRow {
  id: number;
  at: Date;
  actor: string;
  staff_id: number | null;
  staff_name: string | null;
  session_id: string | null;
  address: string | null;
  call: string;
  permission: string;
  subject_kind: string;
  subject_id: string;
  reason: string | null;
  outcome: 'done' | 'refused' | 'forbidden';
  refusal: string | null;
  request_id: string;
  approval_id: number | null;
  bulk_run_id: number | null;
  rows: number;
}

export interface EntryFilter {
  staffId?: number;
  call?: string;
  kind?: string;
  subjectId?: string;
  outcome?: string;
  table?: string;
  field?: string;
  value?: string;
  from?: Date;
  to?: Date;
}

interface Page {
  size: number;
  /** The entries before this one (older), or after it (newer). */
  olderThan?: number;
  newerThan?: number;
}

const COLUMNS = sql`
  entry.id, entry.at, entry.actor, entry.staff_id, staff.name as staff_name, entry.session_id, entry.address, entry.call,
  entry.permission, entry.subject_kind, entry.subject_id, entry.reason, entry.outcome, entry.refusal, entry.request_id,
  entry.approval_id, entry.bulk_run_id,
  (select count(*)::int from audit_row where audit_row.entry_id = entry.id) as rows`;

/** Entries by number, newest first: numbers grow with time, so a page begins where the last one ended. */
export async function listEntries(db: Queryable, filter: EntryFilter, page: Page): Promise<EntryRow[]> {
  const isForward = page.newerThan !== undefined;
  const { rows } = await sql<EntryRow>`
    select ${COLUMNS} from (
      select * from audit_entry entry
      where ${conditionOf(filter)}
        ${page.olderThan === undefined ? sql`` : sql`and entry.id < ${page.olderThan}`}
        ${isForward ? sql`and entry.id > ${page.newerThan}` : sql``}
      order by entry.id ${isForward ? sql`asc` : sql`desc`} limit ${page.size}
    ) entry left join staff on staff.id = entry.staff_id order by entry.id desc`.execute(db);
  return rows;
}

/** The latest entries about any of these things, newest first. */
export async function listEntriesAbout(
  db: Queryable,
  subjects: readonly { kind: string; id: string }[],
  limit = 100,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${COLUMNS} from audit_entry entry left join staff on staff.id = entry.staff_id
    where (entry.subject_kind, entry.subject_id) in (
      ${sql.join(subjects.map(({ kind, id }) => sql`(${kind}, ${id})`))})
    order by entry.id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many entries there are; null above the limit, where counting would take too long. */
export async function countEntries(
  db: Queryable,
  filter: EntryFilter,
  limit: number,
): Promise<number | null> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from audit_entry entry where ${conditionOf(filter)} limit ${limit + 1}) counted`.execute(db);
  const count = rows[0]?.count ?? 0;
  return count > limit ? null : count;
}

export async function findEntry(db: Queryable, entryId: number): Promise<EntryRow | null> {
  const { rows } = await sql<EntryRow>`
    select ${COLUMNS} from audit_entry entry left join staff on staff.id = entry.staff_id
    where entry.id = ${entryId}`.execute(db);
  return rows[0] ?? null;
}

export const listRowChanges = (db: Queryable, entryId: number) =>
  db
    .selectFrom('audit_row')
    .select(['table_name', 'row_key', 'operation', 'before', 'after'])
    .where('entry_id', '=', entryId)
    .orderBy('id')
    .limit(500)
    .execute();

function conditionOf(filter: EntryFilter): RawBuilder<unknown> {
  const conditions = [
    filter.staffId !== undefined && sql`entry.staff_id = ${filter.staffId}`,
    filter.call !== undefined && sql`entry.call = ${filter.call}`,
    filter.kind !== undefined && sql`entry.subject_kind = ${filter.kind}`,
    filter.subjectId !== undefined && sql`entry.subject_id = ${filter.subjectId}`,
    filter.outcome !== undefined && sql`entry.outcome = ${filter.outcome}`,
    filter.from !== undefined && sql`entry.at >= ${filter.from}`,
    filter.to !== undefined && sql`entry.at < ${filter.to}`,
    rowConditionOf(filter),
  ].filter((condition) => condition !== false);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Entries that changed a certain table, field or value. */
function rowConditionOf({ table, field, value }: EntryFilter): RawBuilder<unknown> | false {
  if (table === undefined && field === undefined && value === undefined) return false;
  const conditions = [
    sql`changed.entry_id = entry.id`,
    ...(table === undefined ? [] : [sql`changed.table_name = ${table}`]),
    ...(field === undefined ? [] : [sql`(changed.after ? ${field} or changed.before ? ${field})`]),
    ...(value === undefined
      ? []
      : [
          field === undefined
            ? sql`exists (select 1 from jsonb_each_text(coalesce(changed.after, '{}') || coalesce(changed.before, '{}')) each where each.value = ${value})`
            : sql`(changed.after ->> ${field} = ${value} or changed.before ->> ${field} = ${value})`,
        ]),
  ];
  return sql`exists (select 1 from audit_row changed where ${sql.join(conditions, sql` and `)})`;
}
