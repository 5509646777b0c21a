import { type Kysely, sql } from 'kysely';
import type { Tables } from './declared-columns.ts';

interface Column {
  table: string;
  column: string;
  type: string;
  is_required: boolean;
  has_default: boolean;
  is_always_generated: boolean;
  check: string | null;
}

const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
};

/** The TypeScript types of every table in the database: the same text from PGlite and from PostgreSQL. */
export async function describeTables(db: Kysely<Tables>): Promise<string> {
  const byTable = Map.groupBy(await listColumns(db), ({ table }) => table);
  const interfaces = [...byTable].map(
    ([table, columns]) => `interface ${typeName(table)} {\n${columns.map(describeColumn).join('')}}\n`,
  );
  const entries = [...byTable.keys()].map((table) => `  ${table}: ${typeName(table)};\n`);
  return [
    '// Written by generate-tables.ts from the migrated database. Do not edit.\n' +
      `import type { Generated, GeneratedAlways } from 'kysely';\n` +
      `import type { Json } from './column-types.ts';\n`,
    ...interfaces,
    `export interface Tables {\n${entries.join('')}}\n`,
  ].join('\n');
}

async function listColumns(db: Kysely<Tables>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as column, t.typname as type,
      a.attnotnull as is_required,
      a.atthasdef or a.attidentity <> '' as has_default,
      a.attidentity = 'a' or a.attgenerated <> '' as is_always_generated,
      (select min(pg_get_constraintdef(k.oid)) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%') as check
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname collate "C", a.attnum`.execute(db);
  return rows;
}

function describeColumn(column: Column): string {
  const value = closedList(column.check) ?? plainType(column);
  const type = column.is_required ? value : `${value} | null`;
  const wrapper = column.is_always_generated ? 'GeneratedAlways' : column.has_default ? 'Generated' : null;
  return `  ${column.column}: ${wrapper ? `${wrapper}<${type}>` : type};\n`;
}

/** `check (state in ('open', 'done'))` is a union of strings. */
function closedList(check: string | null): string | null {
  const list = check && /= ANY \(ARRAY\[((?:'[^']+'::text(?:, )?)+)\]\)/.exec(check)?.[1];
  return list ? list.replaceAll('::text', '').split(', ').join(' | ') : null;
}

function plainType({ table, column, type }: Column): string {
  const element = TYPES[type.replace(/^_/, '')];
  if (!element) throw new Error(`describe-tables.ts knows no TypeScript for ${type} of ${table}.${column}`);
  return type.startsWith('_') ? `${element}[]` : element;
}

const typeName = (table: string) =>
  `${table.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Table`;
