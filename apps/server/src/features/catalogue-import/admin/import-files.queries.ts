import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import type { StorageKey } from '../../../integrations/storage/index.ts';
import type { MappedColumn } from '../file/map-columns.ts';
import type { CheckedTable } from './check-table.ts';
import type {} from './stored-report.ts';

export const insertImport = (
  tx: Tx,
  file: { name: string; storage_key: StorageKey; bytes: number; made_by: number },
) => tx.insertInto('import_file').values(file).returning('id').executeTakeFirstOrThrow();

const withMaker = (db: Queryable) =>
  db
    .selectFrom('import_file')
    .innerJoin('staff', 'staff.id', 'import_file.made_by')
    .leftJoin('change_set', 'change_set.id', 'import_file.set_id')
    .select([
      'import_file.id',
      'import_file.name',
      'storage_key',
      'bytes',
      'import_file.created_at',
      'import_file.state',
      'mapping',
      'done',
      'total',
      'report',
      'import_file.problem',
      'set_id',
      'file_deleted_at',
      'import_file.made_by',
      'staff.name as maker_name',
      'change_set.state as set_state',
      'change_set.approval_id',
      sql<number>`cardinality(faulty_lines)`.as('faulty_count'),
    ]);

export const findImport = (db: Queryable, id: number) =>
  withMaker(db).where('import_file.id', '=', id).executeTakeFirst();
export type ImportFileRow = NonNullable<Awaited<ReturnType<typeof findImport>>>;

export async function listImports(
  db: Queryable,
  { size, after, before }: { size: number; after: string | undefined; before: string | undefined },
): Promise<ImportFileRow[]> {
  const rows = await withMaker(db)
    .$if(before !== undefined, (query) => query.where('import_file.id', '>', Number(before)))
    .$if(before === undefined && after !== undefined, (query) =>
      query.where('import_file.id', '<', Number(after)),
    )
    .orderBy('import_file.id', before !== undefined ? 'asc' : 'desc')
    .limit(size)
    .execute();
  return before !== undefined ? rows.toReversed() : rows;
}

export async function countImports(db: Queryable, limit: number): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    select count(*)::int as counted from (select from import_file limit ${limit}) counted`.execute(db);
  return rows[0]?.counted ?? 0;
}

export const listFaultyLines = async (db: Queryable, id: number): Promise<number[]> =>
  (await db.selectFrom('import_file').select('faulty_lines').where('id', '=', id).executeTakeFirst())
    ?.faulty_lines ?? [];

type State = ImportFileRow['state'];

/** False when it is not in one of these states any more: two people decide at once, or the job has ended. */
export const moveImport = async (
  tx: Tx,
  id: number,
  from: readonly State[],
  to: State,
  more: { mapping?: string } = {},
): Promise<boolean> =>
  (await tx
    .updateTable('import_file')
    .set({ state: to, done: 0, total: 0, problem: null, ...more })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const storeProgress = (db: Queryable, id: number, done: number, total: number) =>
  db
    .updateTable('import_file')
    .set({ done, total })
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'applying'])
    .execute();

export const storeChecked = (
  db: Queryable,
  id: number,
  from: State,
  { report, faultyLines }: CheckedTable,
  problem: string | null = null,
) =>
  db
    .updateTable('import_file')
    .set({
      state: 'checked',
      report: JSON.stringify(report),
      mapping: JSON.stringify(report.mapping),
      faulty_lines: faultyLines,
      problem,
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .execute();

export const storeFailure = (db: Queryable, id: number, problem: string) =>
  db
    .updateTable('import_file')
    .set({ state: 'failed', problem })
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'applying'])
    .execute();

/** In the transaction that writes the catalogue, so that a file is imported once. */
export const storeApplied = async (tx: Tx, id: number, setId: number): Promise<boolean> =>
  (await tx
    .updateTable('import_file')
    .set({ state: 'applied', set_id: setId, problem: null })
    .where('id', '=', id)
    .where('state', '=', 'applying')
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** Files that are older than the page promises and that no job reads now. */
export const listOldFiles = (db: Queryable, limit: number) =>
  db
    .selectFrom('import_file')
    .select(['id', 'storage_key'])
    .where('file_deleted_at', 'is', null)
    .where('created_at', '<', sql<Date>`shop_now() - interval '90 days'`)
    .where('state', 'not in', ['checking', 'applying'])
    .orderBy('created_at')
    .limit(limit)
    .execute();

export const markFileDeleted = (db: Queryable, id: number) =>
  db
    .updateTable('import_file')
    .set({ file_deleted_at: sql<Date>`shop_now()` })
    .where('id', '=', id)
    .execute();

export const findMapping = async (db: Queryable, headerHash: string): Promise<MappedColumn[] | null> =>
  (
    await db
      .selectFrom('import_mapping')
      .select('mapping')
      .where('header_hash', '=', headerHash)
      .executeTakeFirst()
  )?.mapping ?? null;

export const rememberMapping = (tx: Tx, headerHash: string, mapping: readonly MappedColumn[], by: number) =>
  tx
    .insertInto('import_mapping')
    .values({ header_hash: headerHash, mapping: JSON.stringify(mapping), updated_by: by })
    .onConflict((conflict) =>
      conflict
        .column('header_hash')
        .doUpdateSet({ mapping: JSON.stringify(mapping), updated_by: by, updated_at: sql`shop_now()` }),
    )
    .execute();
