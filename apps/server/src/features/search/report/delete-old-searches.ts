import { sql } from 'kysely';
import type { Database } from '#platform/database';

const SLICE = 5_000;
/** Two seasons can be compared. */
const DAYS = 400;
/** What only one person searched for once may say something about that person. */
const SINGLE_DAYS = 7;

/** Deletes old days, and searches that happened only once. False: time ran out, and a part is left. */
export async function deleteOldSearches(db: Database, isTimeUp: () => boolean): Promise<boolean> {
  const today = sql`(shop_now() at time zone 'Asia/Shanghai')::date`;
  const single = sql`searches <= 1 and day < ${today} - ${sql.lit(SINGLE_DAYS)} and not exists (
    select from search_day other where other.query = search_day.query
      and (other.day, other.filters) <> (search_day.day, search_day.filters))`;
  for (const isOver of [sql`day < ${today} - ${sql.lit(DAYS)}`, single])
    for (;;) {
      if (isTimeUp()) return false;
      const { numAffectedRows } = await sql`
        delete from search_day where (day, query, filters) in (
          select day, query, filters from search_day where ${isOver} limit ${sql.lit(SLICE)})`.execute(db);
      if ((numAffectedRows ?? 0n) < BigInt(SLICE)) break;
    }
  return true;
}
