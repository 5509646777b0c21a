/** What rows of a table would be: by key the columns that differ, all columns of a new row, or null for a row that is gone. */
export interface TableOverlay {
  /** The column that names the row. */
  key: string;
  /** A list: all rows that share the key, instead of those that are stored. */
  unit: 'row' | 'list';
  rows: Readonly<Record<string, object | readonly object[] | null>>;
}

/** By table. */
export type RowOverlay = ReadonlyMap<string, TableOverlay>;

export const NO_OVERLAY: RowOverlay = new Map();

const settingOf = (table: string): string => `shop.rows_${table}`;

/** The rows as settings of a transaction: unlike a temporary table they need no write. */
export const overlaySettings = (overlay: RowOverlay) =>
  [...overlay].map(([table, { rows }]) => ({ name: settingOf(table), value: JSON.stringify(rows) }));

const LEADING_WITH = /^\s*with\s+(recursive\s+)?/i;
const READING = /^\s*(?:select|with|values)\b/i;

/**
 * Makes a statement read the rows of an overlay: a query before it has the name of each table it mentions, and so takes the
 * place of that table. Views and functions of the database still see the stored rows.
 */
export function layOver(overlay: RowOverlay): (text: string) => string {
  const tables = [...overlay].map(([table, { key, unit }]) => ({
    mention: new RegExp(`\\b${table}\\b`),
    query: `"${table}" as not materialized (${unit === 'list' ? overlaidLists(table, key) : overlaidRows(table, key)})`,
  }));
  return (text) => {
    if (!READING.test(text)) return text;
    const queries = tables.filter(({ mention }) => mention.test(text)).map(({ query }) => query);
    if (queries.length === 0) return text;
    const [leading, recursive = ''] = LEADING_WITH.exec(text) ?? [];
    return leading === undefined
      ? `with ${queries.join(', ')} ${text}`
      : `with ${recursive}${queries.join(', ')}, ${text.slice(leading.length)}`;
  };
}

// As a subquery the setting is parsed once, not for each row.
const rowsOf = (table: string) => `(select current_setting('${settingOf(table)}')::jsonb)`;

/** The others as they are stored. Readers compare `xmin`, so each row has one. */
const storedRows = (table: string, key: string) =>
  `select t.*, t.xmin::text as xmin from public."${table}" t where not jsonb_exists(${rowsOf(table)}, t."${key}"::text)`;

const overlaidRows = (table: string, key: string) =>
  `${storedRows(table, key)} union all
  select r.*, md5(o.value::text) from jsonb_each(${rowsOf(table)}) o
  left join public."${table}" t on t."${key}"::text = o.key, jsonb_populate_record(t, o.value) r
  where o.value <> 'null'`;

const overlaidLists = (table: string, key: string) =>
  `${storedRows(table, key)} union all
  select r.*, md5(o.value::text) from jsonb_each(${rowsOf(table)}) o,
    jsonb_populate_recordset(null::public."${table}", case when o.value = 'null' then '[]' else o.value end) r`;
