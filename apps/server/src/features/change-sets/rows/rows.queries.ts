import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { type ChangedTable, COLUMN_DEFAULTS, keyOf, type RowTable } from './tables.ts';

/** A row that a set changes. */
export interface RowChange {
  table: ChangedTable;
  id: string;
  isNew: boolean;
  /** What was seen in the columns that change; a column that is missing here is not compared. */
  base?: object;
  /** What the columns become; of a new row all of them; of stock `{change}`; of images `{images: [{sku_id, source}]}`. */
  value: object;
}

/**
 * The current content of a row. The table name is a literal, so the other branches of the view are pruned; a scalar
 * subquery for each row uses the key index, even right after a bulk insert when statistics are stale.
 */
export const rowState = (table: ChangedTable, id: string) =>
  sql`(select state from change_state where table_name = ${sql.lit(table)} and change_state.row_id = ${sql.ref(id)})`;

/** The key as the rows of a set name it: some tables have numbers. */
export const keyText = (table: RowTable) => sql`${sql.table(table)}.${sql.ref(keyOf(table))}::text`;

/** What a column has that a stored state leaves out. */
export const defaultsOf = (table: ChangedTable) =>
  sql`${JSON.stringify(COLUMN_DEFAULTS[table] ?? {})}::jsonb`;

/** For the history of prices: which set changes them. */
export const setChangeSet = (tx: Tx, setId: number) =>
  sql`select set_config('shop.change_set', ${String(setId)}, true)`.execute(tx);

/** Timestamps inside jsonb are written in the session's time zone; a fixed one keeps hashes comparable. */
export const setUtcTimeZone = (tx: Tx) => sql`set local timezone = 'UTC'`.execute(tx);

/** Stores what a set changes. A batch is one JSON value, so the statement is the same for any size. */
export const insertRowChanges = (tx: Tx, setId: number, changes: readonly RowChange[]) =>
  sql`insert into change_row (set_id, table_name, row_id, is_new, base, value)
    select ${setId}::bigint, given.table, given.id, given."isNew", coalesce(given.base, '{}'), given.value
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as given("table" text, id text, "isNew" boolean, base jsonb, value jsonb)`.execute(tx);

/** Stores the rows as they are before they are written; null for a row that does not exist. */
export const recordRowsBefore = (tx: Tx, setId: number, table: ChangedTable, ids: readonly string[]) =>
  sql`update change_row c set before = ${rowState(table, 'c.row_id')}
    where ${rowsOf(setId, table, ids)}`.execute(tx);

/** Stores a hash of the rows after they are written. */
export const recordRowsAfter = (tx: Tx, setId: number, table: ChangedTable, ids: readonly string[]) =>
  sql`update change_row c set after_hash = md5(${rowState(table, 'c.row_id')}::text)
    where ${rowsOf(setId, table, ids)}`.execute(tx);

export const rowsOf = (setId: number, table: ChangedTable, ids: readonly string[]) =>
  sql`c.set_id = ${setId} and c.table_name = ${sql.lit(table)} and c.row_id = any(${[...ids]})`;

/** The images of a product in the form in which a set names them. */
export const imagesState = sql`jsonb_build_object('images', coalesce((
  select jsonb_agg(jsonb_build_object('sku_id', i.sku_id, 'source', i.source) order by i.position)
  from product_image i where i.product_id = c.row_id), '[]'))`;

/** A column that somebody else has changed meanwhile. The column `null`: the row itself came or went. */
export interface Conflict {
  table: ChangedTable;
  id: string;
  column: string | null;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/**
 * Columns whose value is neither what was seen nor what it becomes. Columns that the set does not name, counters and
 * stock never conflict.
 */
export async function listConflicts(tx: Tx, setId: number, table: ChangedTable): Promise<Conflict[]> {
  const { rows } = await sql<Omit<Conflict, 'table'>>`
    with now as (
      select c.row_id, c.is_new, c.base, c.value,
        ${table === 'product_image' ? imagesState : sql`${defaultsOf(table)} || ${rowState(table, 'c.row_id')}`} as state
      from change_row c where c.set_id = ${setId} and c.table_name = ${sql.lit(table)}
    )
    select row_id as id, null as "column", null::jsonb as base, null::jsonb as mine, null::jsonb as theirs
    from now where is_new <> (state is null) and ${sql.lit(table)} not in ('product_image', 'sku_supply')
    union all
    select row_id, changed.key, base -> changed.key, changed.value, state -> changed.key
    from now, jsonb_each(value) changed
    where not is_new and (state is not null or ${sql.lit(table)} = 'sku_supply') and base ? changed.key
      and coalesce(state -> changed.key, 'null') <> base -> changed.key
      and coalesce(state -> changed.key, 'null') <> changed.value
    order by 1, 2`.execute(tx);
  return rows.map((row) => ({ table, ...row }));
}

/** Rows of a set that were changed after it. Stock is compared only where the set made the row. */
export async function listChangedSince(tx: Tx, setId: number, table: ChangedTable): Promise<string[]> {
  const { rows } = await sql<{ row_id: string }>`
    select c.row_id from change_row c
    where c.set_id = ${setId} and c.table_name = ${sql.lit(table)}
      and (${sql.lit(table)} <> 'stock' or c.is_new)
      and md5(${rowState(table, 'c.row_id')}::text) is distinct from c.after_hash
    order by c.row_id`.execute(tx);
  return rows.map(({ row_id }) => row_id);
}

/** Skus that have too little stock for what a set takes away, or for what undoing it takes back. */
export async function listShortStock(tx: Tx, setId: number, direction: 'apply' | 'undo'): Promise<string[]> {
  const change = sql`(c.value ->> 'change')::integer`;
  const { rows } = await sql<{ row_id: string }>`
    select c.row_id from change_row c left join stock s on s.sku_id = c.row_id
    where c.set_id = ${setId} and c.table_name = 'stock' and not c.is_new
      and coalesce(s.available, 0) + ${direction === 'apply' ? change : sql`-${change}`} < 0
    order by c.row_id`.execute(tx);
  return rows.map(({ row_id }) => row_id);
}

/** The rows of an applied set by table, and whether the set made them. */
export type ChangedRows = ReadonlyMap<ChangedTable, { id: string; isNew: boolean }[]>;

export async function listChangedRows(tx: Tx, setId: number): Promise<ChangedRows> {
  const rows = await tx
    .selectFrom('change_row')
    .select(['table_name', 'row_id as id', sql<boolean>`before is null`.as('isNew')])
    .where('set_id', '=', setId)
    .execute();
  return Map.groupBy(rows, ({ table_name }) => table_name);
}

/** Locked until the end of the transaction, so that rows found unchanged stay so. Always in the same order. */
export const lockRows = (tx: Tx, setId: number, table: RowTable) =>
  sql`select 1 from ${sql.table(table)}
    where ${keyText(table)} in (
      select row_id from change_row where set_id = ${setId} and table_name = ${sql.lit(table)})
    order by ${sql.ref(keyOf(table))} for no key update`.execute(tx);
