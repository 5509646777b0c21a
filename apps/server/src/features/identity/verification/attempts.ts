import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

const { lockFor } = STORE.identity.failures;

export interface Attempt {
  /** This one included. */
  tries: number;
  /** When the count is forgotten; of a locked subject, when it opens again. */
  until: Date;
}

/**
 * Counts a try before its outcome is known, so that a hundred at once are no more than one after another. The try
 * that reaches `lockAfter` sets the lock; later ones do not lengthen it.
 */
export async function incrementAttempts(
  db: Queryable,
  subject: string,
  { lockAfter, rememberedFor }: { lockAfter: number; rememberedFor: number },
): Promise<Attempt> {
  const { rows } = await sql<Attempt>`
    insert into attempt_count as kept (subject, tries, expires_at)
    values (${subject}, 1, shop_now() + make_interval(secs => ${rememberedFor}))
    on conflict (subject) do update set
      tries = case when kept.expires_at <= shop_now() then 1 else kept.tries + 1 end,
      expires_at = case
        when kept.expires_at <= shop_now() then excluded.expires_at
        when kept.tries + 1 = ${lockAfter} then shop_now() + make_interval(secs => ${lockFor})
        else kept.expires_at end
    returning tries, expires_at as until`.execute(db);
  return rows[0]!;
}

/** What is remembered of these subjects now; one without failures is absent. */
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

/** Takes one try back that turned out to be none. */
export async function decrementAttempts(db: Queryable, subject: string): Promise<void> {
  await sql`
    with last as (delete from attempt_count where subject = ${subject} and tries = 1)
    update attempt_count set tries = tries - 1 where subject = ${subject} and tries > 1`.execute(db);
}

export async function deleteAttempts(db: Queryable, subjects: readonly string[]): Promise<void> {
  await db
    .deleteFrom('attempt_count')
    .where('subject', '=', sql<string>`any(${[...subjects]})`)
    .execute();
}
