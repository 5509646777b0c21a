import { sql } from 'kysely';
import { type JsonOf, type Queryable, type Tx, transaction } from '#platform/database';
import { inBatches } from './rows/in-batches.ts';
import { insertRowChanges, type RowChange } from './rows/rows.queries.ts';
import type { ChangedTable } from './rows/tables.ts';

/** How a set was made. */
export interface ChangeSource {
  /** The name of an imported file. */
  file?: string;
  /** The rows of the file. */
  rows?: number;
  /** The label of the slot whose lines it changes. */
  slot?: string;
  /** Why stock is corrected, as the ledger stores it. */
  stockReason?: string;
  /** `−10 %，尾数 9` */
  formula?: string;
  /** The query string of the list the rows were chosen in. */
  filter?: string;
}

/** How many rows of each table a set changes. */
export type RowCounts = Partial<Record<ChangedTable, number>>;

declare module '#platform/database' {
  interface DeclaredColumns {
    change_set: { source: JsonOf<ChangeSource>; row_counts: JsonOf<RowCounts> };
  }
}

export interface NewChangeSet {
  kind: string;
  title: string;
  source: ChangeSource;
  reason: string | null;
  /** Null: the console. */
  madeBy: number | null;
  /** Null: when it is applied. */
  applyAt?: Date | null;
  restoreAt?: Date | null;
  rows: readonly RowChange[];
}

/** Stores a set as a draft. */
export const insertSet = (
  tx: Tx,
  { kind, title, source, reason, madeBy, applyAt, restoreAt, rows }: NewChangeSet,
): Promise<number> =>
  transaction(tx, async (inner) => {
    const { id } = await inner
      .insertInto('change_set')
      .values({
        kind,
        title,
        source: JSON.stringify(source),
        row_counts: JSON.stringify(countRows(rows)),
        reason,
        made_by: madeBy,
        apply_at: applyAt ?? null,
        restore_at: restoreAt ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await inBatches(rows, (batch) => insertRowChanges(inner, id, batch));
    return id;
  });

const countRows = (rows: readonly RowChange[]): RowCounts =>
  Object.fromEntries(
    [...Map.groupBy(rows, ({ table }) => table)].map(([table, list]) => [table, list.length]),
  );

/** A set, locked until the transaction ends: it is applied or undone once. */
export const lockSet = (tx: Tx, setId: number) =>
  tx.selectFrom('change_set').selectAll().where('id', '=', setId).forUpdate().executeTakeFirst();

export const markApplied = (tx: Tx, setId: number) =>
  tx
    .updateTable('change_set')
    .set({ state: 'applied', applied_at: sql<Date>`shop_now()`, problem: null })
    .where('id', '=', setId)
    .execute();

export const markPlanned = (tx: Tx, setId: number, applyAt: Date) =>
  tx
    .updateTable('change_set')
    .set({ state: 'planned', apply_at: applyAt, problem: null })
    .where('id', '=', setId)
    .execute();

export const markWaiting = (tx: Tx, setId: number, approvalId: number) =>
  tx
    .updateTable('change_set')
    .set({ state: 'waiting', approval_id: approvalId })
    .where('id', '=', setId)
    .execute();

export const markWithdrawn = (tx: Tx, setId: number) =>
  tx.updateTable('change_set').set({ state: 'withdrawn' }).where('id', '=', setId).execute();

/** Of a planned set; one that somebody has withdrawn meanwhile stays so. */
export const markFailed = (db: Queryable, setId: number, problem: string) =>
  db
    .updateTable('change_set')
    .set({ state: 'failed', problem })
    .where('id', '=', setId)
    .where('state', '=', 'planned')
    .execute();

/** Of an applied set whose rows could not be restored. */
export const noteProblem = (db: Queryable, setId: number, problem: string) =>
  db.updateTable('change_set').set({ problem }).where('id', '=', setId).execute();

export const markUndone = (tx: Tx, setId: number, by: number | null, problem: string | null) =>
  tx
    .updateTable('change_set')
    .set({ state: 'undone', undone_at: sql<Date>`shop_now()`, undone_by: by, problem })
    .where('id', '=', setId)
    .execute();

/** An import that can be undone; without a number the last one. */
export const findImport = (tx: Tx, setId: number | null) =>
  tx
    .selectFrom('change_set')
    .select(['id', 'source'])
    .where('kind', '=', 'import')
    .where('state', '=', 'applied')
    .$if(setId !== null, (query) => query.where('id', '=', setId))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The newest set which is not published yet and whose rows contain this text. */
export const findOpenSetWith = (db: Queryable, text: string) =>
  db
    .selectFrom('change_set')
    .innerJoin('change_row', 'change_row.set_id', 'change_set.id')
    .select('change_set.title')
    .where('change_set.state', 'in', ['draft', 'waiting', 'planned'])
    .where(sql<boolean>`strpos(change_row.value::text, ${text}) > 0`)
    .orderBy('change_set.id', 'desc')
    .limit(1)
    .executeTakeFirst();
