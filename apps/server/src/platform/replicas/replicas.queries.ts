import { sql } from 'kysely';
import type { Database, Queryable } from '#platform/database';

export interface ReplicaSelf {
  id: string;
  host: string;
  pid: number;
  role: 'all' | 'web' | 'worker';
  release: string;
  mode: 'demo' | 'live';
}

/** Says that this process is there; the first call also says since when. */
export const recordHeartbeat = (db: Database, self: ReplicaSelf) =>
  db
    .insertInto('replica')
    .values(self)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: sql<Date>`now()` }))
    .execute();

export const deleteReplica = (db: Database, id: string) =>
  db.deleteFrom('replica').where('id', '=', id).execute();

/** Three heartbeats were missed. */
const SILENT_SECONDS = 45;

/** Processes of the last day: those that run first, the newest first. */
export const listReplicas = (db: Queryable) =>
  db
    .selectFrom('replica')
    .select(['id', 'host', 'pid', 'role', 'release', 'started_at', 'seen_at'])
    .select(sql<boolean>`seen_at < now() - make_interval(secs => ${sql.lit(SILENT_SECONDS)})`.as('is_silent'))
    .orderBy('is_silent')
    .orderBy('started_at', 'desc')
    .limit(200)
    .execute();
