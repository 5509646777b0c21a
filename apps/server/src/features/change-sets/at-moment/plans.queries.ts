import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import { defaultsOf, listChangedSince, rowState } from '../rows/rows.queries.ts';
import { CHANGED_TABLES, type ChangedTable } from '../rows/tables.ts';
import { type DueRow, type DueSet, keyOfRow, type RowState } from './plan-rows.ts';

/**
 * The sets that the time applies or restores until a moment, and the chosen ones that nobody has published yet.
 */
export const listDueSets = (db: Queryable, { at, chosen }: { at: Date; chosen: readonly number[] }) =>
  db
    .selectFrom('change_set as c')
    .leftJoin('staff', 'staff.id', 'c.made_by')
    .select([
      ...(['c.id', 'c.kind', 'c.title', 'c.state', 'c.apply_at as applyAt'] as const),
      ...(['c.restore_at as restoreAt', 'c.row_counts as counts', 'staff.name as madeBy'] as const),
    ])
    .where((set) =>
      set.or([
        set.and([set('c.state', '=', 'planned'), set('c.apply_at', '<=', at)]),
        set.and([set('c.state', '=', 'applied'), set('c.restore_at', '<=', at)]),
        set.and([
          set('c.state', 'in', ['draft', 'waiting', 'planned']),
          set('c.id', '=', set.fn.any(set.val([...chosen]))),
        ]),
      ]),
    )
    .orderBy('c.id')
    .execute();

/** Another text whenever a set is made or changes its state. Everything that staff change of these rows is a set. */
export async function findSetsVersion(db: Queryable): Promise<string> {
  const { rows } = await sql<{ version: string | null }>`
    select string_agg(concat(state, ' ', counted, ' ', latest), ',' order by state) as version from (
      select state, count(*) as counted, max(id) as latest from change_set group by state) by_state`.execute(
    db,
  );
  return rows[0]?.version ?? '';
}

interface ReadRow extends Omit<DueRow, 'table' | 'isTouched'> {
  state: RowState | null;
}

/** The rows of these sets, and what is stored of them now. Times are written as in the sets: the caller has set the time zone. */
export async function readDueRows(tx: Tx, sets: readonly DueSet[]) {
  const states = new Map<string, RowState | null>();
  const rows: DueRow[] = [];
  for (const table of CHANGED_TABLES) {
    const ids = sets.filter(({ counts }) => (counts[table] ?? 0) > 0).map(({ id }) => id);
    if (ids.length === 0) continue;
    const touched = await listTouched(tx, table, sets, ids);
    for (const { state, ...row } of await readTable(tx, table, ids)) {
      const due = { ...row, table };
      states.set(keyOfRow(due), state);
      rows.push({ ...due, isTouched: touched.get(row.setId)?.has(row.id) ?? false });
    }
  }
  return { rows, states };
}

async function readTable(tx: Tx, table: ChangedTable, setIds: readonly number[]): Promise<ReadRow[]> {
  const whole = (column: ReturnType<typeof rowState>) =>
    table === 'product_image' ? column : sql`${defaultsOf(table)} || ${column}`;
  const { rows } = await sql<ReadRow>`
    select c.set_id as "setId", c.row_id as id, c.is_new as "isNew", c.base, c.value,
      ${whole(sql`c.before`)} as before, ${whole(rowState(table, 'c.row_id'))} as state
    from change_row c where c.table_name = ${sql.lit(table)} and c.set_id = any(${[...setIds]})
    order by c.set_id, c.row_id`.execute(tx);
  return rows;
}

/** Only of applied sets. */
async function listTouched(tx: Tx, table: ChangedTable, sets: readonly DueSet[], ids: readonly number[]) {
  const touched = new Map<number, ReadonlySet<string>>();
  for (const { id, state } of sets)
    if (state === 'applied' && ids.includes(id))
      touched.set(id, new Set(await listChangedSince(tx, id, table)));
  return touched;
}

/** The stored copies of images at other hosts. */
export async function findStoredCopies(db: Queryable, urls: readonly string[]): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map();
  const rows = await db
    .selectFrom('image_download')
    .select(['url', 'id'])
    .where('state', '=', 'stored')
    .where((row) => row('url', '=', row.fn.any(row.val([...urls]))))
    .execute();
  return new Map(rows.map(({ url, id }) => [url, id]));
}
