import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import type { InvariantCheck } from './read-checks.ts';

/** Rows stored of one invariant; the number of all is stored too. */
const STORED_ROWS = 50;

interface FoundRow {
  invariant: string;
  subject: string;
  detail: string;
  position: number;
  found: number;
}

export async function runCheck(db: Queryable, { statement }: InvariantCheck): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select * from (
      select invariant, coalesce(subject, '') as subject, coalesce(detail, '') as detail,
        row_number() over (partition by invariant order by subject, detail)::int as position,
        count(*) over (partition by invariant)::int as found
      from (${sql.raw(statement)}) as violation (invariant, subject, detail)
    ) numbered where position <= ${STORED_ROWS}`.execute(db);
  return rows;
}

/** The id of the new run; null while another one runs. */
export async function insertRun(db: Queryable, staffId: number | null): Promise<number | null> {
  // A run whose job was cancelled, or whose machine is gone.
  await sql`
    update invariant_run set state = 'failed', finished_at = shop_now(), last_error = '没有跑完'
    where state = 'running' and started_at < shop_now() - interval '2 hours'`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into invariant_run (started_by) values (${staffId})
    on conflict ((true)) where state = 'running' do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

interface NewResult {
  runId: number;
  check: InvariantCheck;
  rows: readonly FoundRow[];
  durationMs: number;
}
/** Replaces what an attempt before has stored. */
export async function storeResult(tx: Tx, { runId, check, rows, durationMs }: NewResult): Promise<void> {
  const names = [...check.names];
  await sql`delete from invariant_result where run_id = ${runId} and name = any(${names})`.execute(tx);
  for (const name of names) {
    const found = rows.filter(({ invariant }) => invariant === name);
    await sql`
      insert into invariant_result (run_id, name, found, duration_ms, checked_at)
      values (${runId}, ${name}, ${found[0]?.found ?? 0}, ${durationMs}, shop_now())`.execute(tx);
    if (found.length === 0) continue;
    await sql`
      insert into invariant_fault (run_id, name, position, subject, detail)
      select ${runId}, ${name}, * from unnest(${found.map(({ position }) => position)}::int[],
        ${found.map(({ subject }) => subject)}::text[], ${found.map(({ detail }) => detail)}::text[])`.execute(
      tx,
    );
  }
}

/** What a run has a result for. */
export async function listCheckedNames(db: Queryable, runId: number): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('invariant_result').select('name').where('run_id', '=', runId).execute();
  return new Set(rows.map(({ name }) => name));
}

export const finishRun = (db: Queryable, runId: number, error: string | null) =>
  sql`
    update invariant_run set state = ${error === null ? 'done' : 'failed'}, finished_at = shop_now(), last_error = ${error}
    where id = ${runId} and state = 'running'`.execute(db);

interface RunRow {
  id: number;
  state: 'running' | 'done' | 'failed';
  starter: string | null;
  started_at: Date;
  finished_at: Date | null;
  last_error: string | null;
}
export async function findLastRun(db: Queryable): Promise<RunRow | null> {
  const { rows } = await sql<RunRow>`
    select run.id, run.state, staff.name as starter, run.started_at, run.finished_at, run.last_error
    from invariant_run run left join staff on staff.id = run.started_by order by run.id desc limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}

export interface ResultRow {
  name: string;
  found: number;
  duration_ms: number;
  checked_at: Date;
  faults: {
    subject: string;
    detail: string;
    reason: string | null;
    explained_by: string | null;
    explained_at: string | null;
  }[];
}
/** What the last finished run found, with who has explained what. */
export async function listResults(db: Queryable): Promise<ResultRow[]> {
  const { rows } = await sql<ResultRow>`
    select result.name, result.found, result.duration_ms, result.checked_at, coalesce((
      select jsonb_agg(jsonb_build_object('subject', fault.subject, 'detail', fault.detail, 'reason', known.reason,
          'explained_by', staff.name, 'explained_at', known.explained_at) order by fault.position)
      from invariant_fault fault
        left join invariant_explanation known on known.name = fault.name and known.subject = fault.subject
          and known.detail = fault.detail
        left join staff on staff.id = known.explained_by
      where fault.run_id = result.run_id and fault.name = result.name), '[]') as faults
    from invariant_result result
    where result.run_id = (select max(id) from invariant_run where state = 'done')`.execute(db);
  return rows;
}

/** The last thirty runs, oldest first. */
export async function listHistory(db: Queryable) {
  const { rows } = await sql<{ at: Date; state: 'done' | 'failed'; found: number }>`
    select * from (
      select run.started_at as at, run.state, coalesce((
        select sum(found) from invariant_result where run_id = run.id), 0)::int as found
      from invariant_run run where run.state <> 'running' order by run.id desc limit 30) latest
    order by at`.execute(db);
  return rows;
}

interface Fault {
  name: string;
  subject: string;
  detail: string;
}
/** False when the last finished run has no such row. */
export async function insertExplanation(
  db: Queryable,
  { name, subject, detail, reason, staffId }: Fault & { reason: string; staffId: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into invariant_explanation (name, subject, detail, reason, explained_by)
    select name, subject, detail, ${reason}, ${staffId} from invariant_fault
    where run_id = (select max(id) from invariant_run where state = 'done')
      and name = ${name} and subject = ${subject} and detail = ${detail}
    limit 1
    on conflict (name, subject, detail) do update set reason = excluded.reason, explained_by = excluded.explained_by,
      explained_at = shop_now()`.execute(db);
  return numAffectedRows !== 0n;
}

/** Rows of the last finished run that nobody has explained; a run that failed after it counts as one more. */
export async function countOpenFaults(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with latest as (select max(id) as id from invariant_run where state = 'done')
    select (coalesce((select sum(found) from invariant_result where run_id = latest.id), 0)
      - (select count(*) from invariant_fault fault join invariant_explanation known
          on known.name = fault.name and known.subject = fault.subject and known.detail = fault.detail
        where fault.run_id = latest.id)
      + coalesce((select (state = 'failed')::int from invariant_run where id > coalesce(latest.id, 0)
        and state <> 'running' order by id desc limit 1), 0))::int as count
    from latest`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Runs stay for a year; the last finished one stays in any case. */
export const deleteOldRuns = (db: Queryable, days: number) =>
  sql`
    delete from invariant_run where started_at < shop_now() - make_interval(days => ${days})
      and id < (select max(id) from invariant_run where state = 'done')`.execute(db);
