import { getFirst, STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

const { lockFor } = STORE.identity.failures;

export interface Attempt {
  /** Including this one. */
  tries: number;
  /** When the count expires; for a locked subject, when the lock ends. */
  until: Date;
}

/** As `lockAfter`: the count never extends its own time. */
export const NEVER_LOCKED = 2 ** 31 - 1;

/**
 * Counts a try before its outcome is known, so that concurrent tries cannot exceed the limit. The try that reaches
 * `lockAfter` sets the lock; later ones do not extend it.
 */
export async function incrementAttempts(
  db: Queryable,
  subject: string,
  { lockAfter, rememberedFor }: { lockAfter: number; rememberedFor: number },
): Promise<Attempt> {
  const { rows } = await sql<Attempt>`
    insert into attempt_count as stored (subject, tries, expires_at)
    values (${subject}, 1, shop_now() + make_interval(secs => ${rememberedFor}))
    on conflict (subject) do update set
      tries = case when stored.expires_at <= shop_now() then 1 else stored.tries + 1 end,
      expires_at = case
        when stored.expires_at <= shop_now() then excluded.expires_at
        when stored.tries + 1 = ${lockAfter} then shop_now() + make_interval(secs => ${lockFor})
        else stored.expires_at end
    returning tries, expires_at as until`.execute(db);
  return getFirst(rows);
}

/** The current counts of these subjects; a subject without failures is absent. */
export async function listAttempts(
  db: Queryable,
  subjects: readonly string[],
): Promise<Map<string, Attempt>> {
  const rows = await db
    .selectFrom('attempt_count')
    .select(['subject', 'tries', 'expires_at'])
    .where('subject', '=', sql<string>`any(${[...subjects]})`)
    .where('expires_at', '>', sql<Date>`shop_now()`)
    .execute();
  return new Map(rows.map(({ subject, tries, expires_at }) => [subject, { tries, until: expires_at }]));
}

/** Removes one try from each of the counts. */
export async function decrementAttempts(db: Queryable, subjects: readonly string[]): Promise<void> {
  await sql`
    with last as (delete from attempt_count where subject = any(${[...subjects]}) and tries = 1)
    update attempt_count set tries = tries - 1
    where subject = any(${[...subjects]}) and tries > 1`.execute(db);
}

export async function deleteAttempts(db: Queryable, subjects: readonly string[]): Promise<void> {
  await db
    .deleteFrom('attempt_count')
    .where('subject', '=', sql<string>`any(${[...subjects]})`)
    .execute();
}
