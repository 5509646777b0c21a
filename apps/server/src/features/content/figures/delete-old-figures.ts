import { sql } from 'kysely';
import type { Database } from '#platform/database';

/** Two years can be compared with each other, and the month before them. */
const MONTHS = 25;
const SLICE = 5_000n;

/** Deletes the figures of lines after 25 months. False: time ran out, and a part is left. */
export async function deleteOldFigures(db: Database, isTimeUp: () => boolean): Promise<boolean> {
  for (;;) {
    if (isTimeUp()) return false;
    const { numAffectedRows } = await sql`
      delete from slot_day where ctid = any(array(
        select ctid from slot_day
        where day < (shop_now() at time zone 'Asia/Shanghai')::date - make_interval(months => ${sql.lit(MONTHS)})
        limit ${sql.lit(Number(SLICE))}))`.execute(db);
    if ((numAffectedRows ?? 0n) < SLICE) return true;
  }
}
