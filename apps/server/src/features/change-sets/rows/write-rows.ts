import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database';
import { defaultsOf } from './rows.queries.ts';
import { CHANGED_COLUMNS, keyOf, type RowTable } from './tables.ts';

/**
 * Writes the columns that a set names into its rows and inserts its new rows. A column that is not named stays as it is
 * now, not as it was when the set was made.
 */
export const writeRows = (tx: Tx, setId: number, table: RowTable, ids: readonly string[]) =>
  upsertFrom(
    tx,
    table,
    sql`(select (jsonb_populate_record(t,
        case when c.is_new then ${defaultsOf(table)} else '{}' end || ${writtenValue(table)})).*
      from change_row c left join ${sql.table(table)} t on t.${sql.ref(keyOf(table))}::text = c.row_id
      where c.set_id = ${setId} and c.table_name = ${sql.lit(table)} and c.row_id = any(${[...ids]})) given`,
    { keepExisting: ['published_at'] },
  );

/** What is written besides the columns of a set: the key, and when a product or page was edited and first published. */
const writtenValue = (table: RowTable) =>
  table === 'product'
    ? sql`c.value || jsonb_build_object('id', c.row_id, 'updated_at', now())
        || case when c.value ->> 'status' = 'published' then jsonb_build_object('published_at', shop_now()) else '{}' end`
    : table === 'campaign_page'
      ? sql`c.value || jsonb_build_object('slug', c.row_id, 'updated_at', now())`
      : sql`c.value || jsonb_build_object(${sql.lit(keyOf(table))}, c.row_id)`;

/** Inserts or overwrites rows read by a query. Columns in `keepExisting` are set only where they were null. */
export async function upsertFrom(
  tx: Tx,
  table: RowTable,
  source: RawBuilder<unknown>,
  { keepExisting = [] }: { keepExisting?: readonly string[] } = {},
) {
  const columns = CHANGED_COLUMNS[table].map((name) => sql.ref(name));
  const updates = CHANGED_COLUMNS[table].slice(1).map((name) => {
    const excluded = sql`excluded.${sql.ref(name)}`;
    const value = keepExisting.includes(name)
      ? sql`coalesce(${sql.ref(`${table}.${name}`)}, ${excluded})`
      : excluded;
    return sql`${sql.ref(name)} = ${value}`;
  });
  await sql`insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(columns)} from ${source}
    on conflict (${sql.ref(keyOf(table))}) do update set ${sql.join(updates)}`.execute(tx);
}

/** Replaces all images of the products of a set. */
export async function writeImages(tx: Tx, setId: number, productIds: readonly string[]) {
  await sql`delete from product_image where product_id = any(${[...productIds]})`.execute(tx);
  await sql`insert into product_image (product_id, sku_id, position, source)
    select c.row_id, image.value ->> 'sku_id', image.ordinality, image.value ->> 'source'
    from change_row c, jsonb_array_elements(c.value -> 'images') with ordinality image
    where c.set_id = ${setId} and c.table_name = 'product_image' and c.row_id = any(${[...productIds]})`.execute(
    tx,
  );
}
