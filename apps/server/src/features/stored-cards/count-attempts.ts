import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Database } from '#platform/database';

const HOUR_SECONDS = 3_600;
const { maxBindAttempts } = STORE.storedCards;

/**
 * Counts an attempt by member, card and address before its outcome is known, outside any transaction so that a
 * rollback cannot undo it. Returns the seconds to wait when a limit is reached, else 0.
 */
export async function countAttempt(
  db: Database,
  attempt: { memberId: string; numberHash: string; address: string },
): Promise<number> {
  const subjects = [
    { subject: `card-bind:member:${attempt.memberId}`, limit: maxBindAttempts.member },
    { subject: `card-bind:card:${attempt.numberHash}`, limit: maxBindAttempts.card },
    { subject: `card-bind:address:${attempt.address}`, limit: maxBindAttempts.address },
  ];
  const waits = [];
  for (const { subject, limit } of subjects) waits.push(await incrementAttempts(db, subject, limit));
  return Math.max(...waits);
}

async function incrementAttempts(db: Database, subject: string, limit: number): Promise<number> {
  const { rows } = await sql<{ tries: number; wait: number }>`
    insert into attempt_count as existing (subject, tries, expires_at)
    values (${subject}, 1, shop_now() + make_interval(secs => ${HOUR_SECONDS}))
    on conflict (subject) do update set
      tries = case when existing.expires_at <= shop_now() then 1 else existing.tries + 1 end,
      expires_at = case when existing.expires_at <= shop_now() then excluded.expires_at else existing.expires_at end
    returning tries, ceil(extract(epoch from expires_at - shop_now()))::int as wait`.execute(db);
  const { tries, wait } = rows[0]!;
  return tries > limit ? Math.max(1, wait) : 0;
}

/** A successful bind clears the member's failed attempts. */
export const clearAttempts = (db: Database, memberId: string) =>
  db.deleteFrom('attempt_count').where('subject', '=', `card-bind:member:${memberId}`).execute();
