import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { deleteInSlices, RETENTION_DAYS } from '#platform/retention';

const before = sql<Date>`(shop_now() - make_interval(days => ${sql.lit(RETENTION_DAYS.endedHolds)}))`;

/** Deletes holds that ended long ago; a hold that is still open stays, however old. False: time ran out. */
export const deleteEndedHolds = (db: Database, isTimeUp: () => boolean): Promise<boolean> =>
  deleteInSlices(
    db,
    { table: 'stock_hold', age: 'expires_at', before, isOver: sql<boolean>`ended_at < ${before}` },
    isTimeUp,
  );
