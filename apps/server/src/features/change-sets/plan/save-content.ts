import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { JsonValue, Queryable, Tx } from '#platform/database';
import { type PermissionMissing, requirePermissions } from '../../staff/index.ts';
import { listRows } from '../admin/change-list.queries.ts';
import { insertSet, lockSet, markWithdrawn } from '../change-sets.queries.ts';
import { changedColumns, columnsOf, type FieldColumns, fieldsChanged } from '../rows/form-fields.ts';
import { type RowChange, rowState, setUtcTimeZone } from '../rows/rows.queries.ts';
import type { ChangedTable } from '../rows/tables.ts';
import { readPlanTimes } from './plan-times.ts';
import { saveChanges } from './save-changes.ts';

/** A row of a page as a form sends it: the fields that change, and what was seen of them. */
interface ContentRow {
  id: string;
  isNew: boolean;
  fields: object;
  base: object;
}

/** An edit of rows that pages show. */
interface ContentEdit {
  table: ChangedTable;
  columns: FieldColumns;
  title: string;
  rows: readonly ContentRow[];
  reason?: string | undefined;
  /** Null: at once. */
  applyAt: string | null;
  restoreAt: string | null;
  /** No shopper sees the rows, neither before nor after. */
  isHidden: boolean;
  /** The editor is there before the row is, so the draft of a new row can be opened too. */
  hasEditor?: boolean;
  /** A draft is stored and changes nothing. */
  mode?: 'draft' | 'publish';
  /** The draft that this edit replaces. */
  draftId?: string | null;
}

type ContentRefusal =
  | { code: 'busy'; retryAfter: number }
  | { code: 'invalid-input'; message: string }
  | { code: 'change-time-wrong'; reason: string }
  | { code: 'slot-draft-not-found' }
  | PermissionMissing
  | ReturnType<typeof fieldsChanged>;

/** Saves an edit as a change set. What shoppers will see, at once or later, needs the permission to publish; a draft does not. */
export async function saveContent(
  context: AdminWriteContext,
  { table, columns, title, rows, reason, isHidden, hasEditor = false, ...edit }: ContentEdit,
): Promise<Result<{ setId: string; state: 'applied' | 'planned' | 'draft' }, ContentRefusal>> {
  const { db, staff } = context;
  const { mode = 'publish', draftId = null, ...times } = edit;
  const read = readPlanTimes(times, await readClock(db));
  if (!read.ok) return read;
  const isPublished = mode === 'publish' && !isHidden;
  const allowed = await requirePermissions(context, isPublished ? ['content:publish'] : []);
  if (!allowed.ok) return allowed;
  await setUtcTimeZone(db);
  const changes: RowChange[] = [];
  for (const row of rows) {
    const change = await readChange(db, table, columns, row);
    if (Object.keys(change.value).length > 0) changes.push(change);
  }
  if (changes.length === 0) return refuse({ code: 'invalid-input', message: '没有改动，不用保存' });
  if (draftId !== null && !(await replaceDraft(db, Number(draftId), { table, id: changes[0]?.id ?? '' })))
    return refuse({ code: 'slot-draft-not-found' });
  const { applyAt, restoreAt } = read.value;
  const set = {
    kind: 'content',
    title: title.slice(0, 120),
    reason: reason ?? null,
    source: {},
    rows: changes,
    applyAt,
    restoreAt,
  };
  if (mode === 'draft') {
    // Most rows that do not exist have no editor in which their draft could be opened.
    if (!hasEditor && changes.some(({ isNew }) => isNew))
      return refuse({ code: 'invalid-input', message: '还没有建立，请先不显示地保存，再存草稿' });
    const setId = await insertSet(db, { ...set, madeBy: staff.staffId });
    return accept({ setId: String(setId), state: 'draft' });
  }
  const saved = await saveChanges(context, { ...set, approval: null });
  if (saved.ok) return accept({ setId: saved.value.setId, state: applyAt === null ? 'applied' : 'planned' });
  const { refusal } = saved;
  if (refusal.code !== 'change-conflicts') return refuse({ code: 'busy', retryAfter: 1 });
  return refuse(
    fieldsChanged(
      columns,
      refusal.conflicts.map(({ column, base, mine, theirs }) => ({ field: column, base, mine, theirs })),
    ),
  );
}

async function readChange(
  db: Tx,
  table: ChangedTable,
  columns: FieldColumns,
  { id, isNew, fields, base }: ContentRow,
): Promise<RowChange> {
  const given = columnsOf(columns, fields);
  if (isNew) return { table, id, isNew, value: given };
  const seen = await asStored(db, table, id, columnsOf(columns, base));
  const value = changedColumns(seen, given);
  const compared = Object.fromEntries(Object.entries(seen).filter(([column]) => column in value));
  return { table, id, isNew, base: compared, value };
}

/** A time that was seen as it is written in the row: the same moment has several spellings. */
async function asStored(db: Tx, table: ChangedTable, id: string, seen: Record<string, unknown>) {
  const { rows } = await sql<{ state: Record<string, unknown> | null }>`
    select ${rowState(table, 'given.id')} as state from (select ${id}::text as id) given`.execute(db);
  const state = rows[0]?.state ?? {};
  return Object.fromEntries(
    Object.entries(seen).map(([column, value]) => {
      const stored = state[column];
      const isSameTime =
        column.endsWith('_at') &&
        typeof value === 'string' &&
        typeof stored === 'string' &&
        Date.parse(value) === Date.parse(stored);
      return [column, isSameTime ? stored : value];
    }),
  );
}

/** Takes back a draft because another save takes its place. False: it is no draft any more, or one of another row. */
async function replaceDraft(db: Tx, setId: number, { table, id }: { table: ChangedTable; id: string }) {
  const set = await lockSet(db, setId);
  if (set?.kind !== 'content' || set.state !== 'draft') return false;
  const [row] = await listRows(db, setId, { size: 1, after: null });
  if (row?.table_name !== table || row.row_id !== id) return false;
  await markWithdrawn(db, setId);
  return true;
}

const SHOWN = 20;

/** The latest change sets of a row, without those that were taken back. */
export const listRowHistory = (db: Queryable, table: ChangedTable, id: string) =>
  db
    .selectFrom('change_row as r')
    .innerJoin('change_set as s', 's.id', 'r.set_id')
    .leftJoin('staff', 'staff.id', 's.made_by')
    .select([
      's.id',
      's.title',
      's.state',
      's.created_at',
      's.apply_at',
      's.restore_at',
      's.made_by as maker_id',
      'staff.name as made_by',
      sql<Record<string, JsonValue> | null>`case when s.state = 'draft' then r.value end`.as('draft_value'),
      sql<Record<string, JsonValue> | null>`case when s.state = 'draft' then r.base end`.as('draft_base'),
    ])
    .where('r.table_name', '=', table)
    .where('r.row_id', '=', id)
    .where('s.state', '<>', 'withdrawn')
    .orderBy('s.id', 'desc')
    .limit(SHOWN)
    .execute();
