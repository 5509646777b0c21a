import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Queryable } from '#platform/database';
import { transaction } from '#platform/database';

const BATCH = 1_000;
const FIRST_DIGEST = '0'.repeat(64);
/** A day is over when no transaction of it can still be open. */
const SETTLED = sql`((shop_now() - interval '1 hour') at time zone 'Asia/Shanghai')::date`;

interface SealedText {
  id: number;
  text: string;
}

/** Everything an entry says, with its rows, as one text: the database writes it the same way each time. */
const entryText = sql<string>`concat_ws('|',
  entry.id, extract(epoch from entry.at), entry.actor, entry.session_id, entry.address, entry.call, entry.permission,
  entry.subject_kind, entry.subject_id, entry.reason, entry.outcome, entry.refusal, entry.request_id, entry.approval_id,
  entry.bulk_run_id,
  (select string_agg(concat_ws('|', changed.id, changed.table_name, changed.row_key, changed.operation, changed.before, changed.after), '~'
    order by changed.id) from audit_row changed where changed.entry_id = entry.id))`;

/** Entries of one day in the time of Shanghai, and the digest of them after the digest before. */
async function digestOfDay(db: Queryable, day: string, previous: string) {
  const hash = createHash('sha256').update(previous);
  let entries = 0;
  for (let after = 0; ; ) {
    const { rows } = await sql<SealedText>`
      select entry.id, ${entryText} as text from audit_entry entry
      where entry.at >= ${day}::date::timestamp at time zone 'Asia/Shanghai'
        and entry.at < (${day}::date + 1)::timestamp at time zone 'Asia/Shanghai' and entry.id > ${after}
      order by entry.id limit ${BATCH}`.execute(db);
    for (const { text } of rows) hash.update(`\n${text}`);
    entries += rows.length;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return { entries, digest: hash.digest('hex') };
  }
}

/** Seals every day that is over and has no seal. Returns the days. */
export async function sealDays(db: Database): Promise<{ day: string; entries: number; digest: string }[]> {
  const sealed: { day: string; entries: number; digest: string }[] = [];
  const { rows: days } = await sql<{ day: string }>`
    select distinct (at at time zone 'Asia/Shanghai')::date::text as day from audit_entry
    where at < ${SETTLED}::timestamp at time zone 'Asia/Shanghai'
      and at >= coalesce((select (max(day) + 1)::timestamp at time zone 'Asia/Shanghai' from audit_seal), '-infinity')
    order by day`.execute(db);
  for (const { day } of days) {
    const seal = await transaction(db, async (tx) => {
      const { rows } = await sql<{ digest: string }>`
        select digest from audit_seal order by day desc limit 1`.execute(tx);
      const previous = rows[0]?.digest ?? FIRST_DIGEST;
      const { entries, digest } = await digestOfDay(tx, day, previous);
      await sql`
        insert into audit_seal (day, entries, digest, previous_digest) values (${day}, ${entries}, ${digest}, ${previous})
        on conflict (day) do nothing`.execute(tx);
      return { day, entries, digest };
    });
    sealed.push(seal);
  }
  return sealed;
}

export interface SealProblem {
  day: string;
  problem: string;
}

/** Computes every seal again. An entry that was changed, removed or added later shows here. */
export async function checkSeals(db: Queryable): Promise<SealProblem[]> {
  const { rows } = await sql<{ day: string; entries: number; digest: string; previous_digest: string }>`
    select day::text, entries, digest, previous_digest from audit_seal order by day`.execute(db);
  const problems: SealProblem[] = [];
  let previous = FIRST_DIGEST;
  for (const seal of rows) {
    if (seal.previous_digest !== previous) problems.push({ day: seal.day, problem: '与前一天的封存接不上' });
    const found = await digestOfDay(db, seal.day, seal.previous_digest);
    if (found.entries !== seal.entries)
      problems.push({ day: seal.day, problem: `封存时有 ${seal.entries} 条，现在有 ${found.entries} 条` });
    else if (found.digest !== seal.digest) problems.push({ day: seal.day, problem: '内容与封存时不同' });
    previous = seal.digest;
  }
  return problems;
}

export async function listSeals(db: Queryable) {
  const { rows } = await sql<{ day: string; entries: number; digest: string; sealed_at: Date }>`
    select day::text, entries, digest, sealed_at from audit_seal order by day desc limit 400`.execute(db);
  return rows.map(({ sealed_at, ...row }) => ({ ...row, sealedAt: sealed_at.toISOString() }));
}

/** When the day of an entry was sealed; null when it is not yet. */
export async function sealedAt(db: Queryable, at: Date): Promise<string | null> {
  const { rows } = await sql<{ sealed_at: Date }>`
    select sealed_at from audit_seal where day = (${at}::timestamptz at time zone 'Asia/Shanghai')::date`.execute(
    db,
  );
  return rows[0]?.sealed_at.toISOString() ?? null;
}
