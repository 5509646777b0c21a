import { sql } from 'kysely';
import { likeText, type Queryable } from '#platform/database';
import type { ApplicationRow } from '../cooperation.queries.ts';

const SHOWN_PER_STEP = 50;

/** The newest applications of each step, and how many it has. */
export async function listBoard(db: Queryable, q: string | undefined) {
  const words = q === undefined ? null : likeText(q);
  const { rows } = await sql<ApplicationRow & { step_count: number }>`
    select * from (
      select *, (count(*) over step)::int as step_count,
        row_number() over (partition by status order by created_at desc) as place
      from cooperation
      where ${words}::text is null or company ilike ${words} or brand_cn ilike ${words} or brand_en ilike ${words}
        or tax_number = ${q ?? ''}
      window step as (partition by status)
    ) board where place <= ${SHOWN_PER_STEP} order by status, created_at desc`.execute(db);
  return rows;
}

export const findApplication = (db: Queryable, receiptNo: string) =>
  db.selectFrom('cooperation').selectAll().where('receipt_no', '=', receiptNo).executeTakeFirst();
