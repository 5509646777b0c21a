import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database';

/** Rows looked at in one statement: short enough to keep nobody waiting. */
export const SLICE = 1_000;
/** Less than the lease of a job; what is left is deleted by the next run. */
const BUDGET_MS = 30_000;

/** Says when a run has worked long enough. */
export function createBudget(milliseconds = BUDGET_MS): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() >= end;
}

interface OldRows {
  table: string;
  /** The column that grows with the id; rows after the first young one are not looked at. */
  age: string;
  before: RawBuilder<Date>;
  /** Which of the old rows are not needed any more. */
  isOver: RawBuilder<boolean>;
}

/** Deletes old rows in the order of their ids, a slice for each statement. False: time ran out. */
export async function deleteInSlices(
  db: Database,
  { table, age, before, isOver }: OldRows,
  isTimeUp: () => boolean,
): Promise<boolean> {
  for (let after = '0'; ; ) {
    if (isTimeUp()) return false;
    const { rows } = await sql<{ last: string | null; isOld: boolean | null }>`
      with slice as materialized (
        select id, ${sql.ref(age)} < ${before} as is_old from ${sql.table(table)}
        where id > ${after}::bigint order by id limit ${SLICE}
      ), gone as (
        delete from ${sql.table(table)} as old using slice where old.id = slice.id and slice.is_old and (${isOver})
      )
      select max(id)::text as last, bool_and(is_old) as "isOld" from slice`.execute(db);
    const slice = rows[0];
    if (!slice?.last || !slice.isOld) return true;
    after = slice.last;
  }
}
