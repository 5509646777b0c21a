import { sql } from 'kysely';
import type { Database } from '#platform/database';

/** Two years can be compared with each other, and the month before them. */
const MONTHS = 25;
const SLICE = 5_000;

/** Deletes the figures of lines and of the menu after 25 months. False: time ran out, and a part is left. */
export async function deleteOldFigures(db: Database, isTimeUp: () => boolean): Promise<boolean> {
  for (const figures of [sql.table('slot_day'), sql.table('menu_day')])
    for (;;) {
      if (isTimeUp()) return false;
      const { numAffectedRows } = await sql`
        delete from ${figures} where ctid = any(array(
          select ctid from ${figures}
          where day < (shop_now() at time zone 'Asia/Shanghai')::date - make_interval(months => ${sql.lit(MONTHS)})
          limit ${sql.lit(SLICE)}))`.execute(db);
      if ((numAffectedRows ?? 0n) < BigInt(SLICE)) break;
    }
  return true;
}
