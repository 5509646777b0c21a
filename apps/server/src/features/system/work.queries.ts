import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export type Queue = 'jobs' | 'events';

interface KindRow {
  queue: Queue;
  kind: string;
  waiting: number;
  late: number;
  parked: number;
  oldest_seconds: number;
  next_at: Date | null;
  last_error: string | null;
}

/** Work that is not done yet, by kind. Reads what waits or is parked only: partial indexes hold both. */
export const listKinds = async (db: Queryable): Promise<KindRow[]> =>
  (
    await sql<KindRow>`
      select 'jobs' as queue, kind, count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'waiting' and run_at < shop_now() - interval '1 minute')::int as late,
        count(*) filter (where state = 'parked')::int as parked,
        greatest(0, extract(epoch from shop_now() - min(run_at) filter (where state = 'waiting')))::float8 as oldest_seconds,
        min(run_at) filter (where state = 'waiting') as next_at,
        (array_agg(last_error order by id desc) filter (where last_error is not null))[1] as last_error
      from (select * from job where state = 'waiting' union all select * from job where state = 'parked') open
      group by kind
      union all
      select 'events', topic, count(*) filter (where state = 'waiting')::int,
        count(*) filter (where state = 'waiting' and created_at < now() - interval '1 minute')::int,
        count(*) filter (where state = 'parked')::int,
        greatest(0, extract(epoch from now() - min(created_at) filter (where state = 'waiting')))::float8,
        min(next_attempt_at) filter (where state = 'waiting'),
        (array_agg(last_error order by id desc) filter (where last_error is not null))[1]
      from (select * from outbox_event where state = 'waiting' union all select * from outbox_event where state = 'parked') open
      group by topic
      order by parked desc, late desc, kind`.execute(db)
  ).rows;

/** Jobs and events that failed too often and wait for somebody. */
export async function countParked(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from job where state = 'parked')::int
      + (select count(*) from outbox_event where state = 'parked')::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findOldestEventSeconds(db: Queryable): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - min(created_at))::float8 as seconds from outbox_event where state = 'waiting'`.execute(
    db,
  );
  return rows[0]?.seconds ?? null;
}

/** The name of the newest migration that was applied. */
export async function findLastMigration(db: Queryable): Promise<string> {
  const { name } = await db
    .selectFrom('schema_migration')
    .select('name')
    .orderBy('name', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return name;
}

interface ProblemRow {
  id: number;
  key: string | null;
  state: 'waiting' | 'parked';
  attempts: number;
  at: Date;
  last_error: string | null;
  payload: unknown;
}

export const listProblems = async (db: Queryable, queue: Queue, kind: string): Promise<ProblemRow[]> =>
  (
    await (queue === 'jobs'
      ? sql<ProblemRow>`
          select id, unique_key as key, state, attempts, run_at as at, last_error, payload from job
          where kind = ${kind} and (state = 'parked' or (state = 'waiting' and (last_error is not null or run_at < shop_now())))
          order by state, id limit 100`
      : sql<ProblemRow>`
          select id, key, state, attempts, created_at as at, last_error, payload from outbox_event
          where topic = ${kind} and (state = 'parked' or (state = 'waiting' and last_error is not null))
          order by state, id limit 100`
    ).execute(db)
  ).rows;
