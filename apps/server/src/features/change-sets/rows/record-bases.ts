import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { inBatches } from './in-batches.ts';
import { defaultsOf, imagesState, type RowChange, rowState, rowsOf } from './rows.queries.ts';
import type { ChangedTable } from './tables.ts';

/**
 * Takes what the columns of a set are now as what its author saw: a set that waits is compared again when it is applied.
 * Columns that it does not change are left out, so that others may change them meanwhile.
 */
export async function recordBases(tx: Tx, setId: number, rows: readonly RowChange[]) {
  const changed = rows.filter(({ table, isNew }) => !isNew && table !== 'stock');
  for (const [table, list] of Map.groupBy(changed, (row) => row.table))
    await inBatches(
      list.map(({ id }) => id),
      (ids) => recordTable(tx, setId, table, ids),
    );
}

const recordTable = (tx: Tx, setId: number, table: ChangedTable, ids: readonly string[]) =>
  sql`update change_row c set (base, value) = (
      select coalesce(jsonb_object_agg(named.key, seen.value), '{}'),
        coalesce(jsonb_object_agg(named.key, named.value), '{}')
      from (select ${stateOf(table)} as state) now, jsonb_each(c.value) named,
        lateral (select coalesce(now.state -> named.key, 'null') as value) seen
      where seen.value <> named.value)
    where ${rowsOf(setId, table, ids)}`.execute(tx);

const stateOf = (table: ChangedTable) =>
  table === 'product_image' ? imagesState : sql`${defaultsOf(table)} || ${rowState(table, 'c.row_id')}`;
