import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Database } from '#platform/database';

const HOUR_SECONDS = 3_600;
const { bindTries: bindAttempts } = STORE.storedCards;

/**
 * Counts a try by member, card and address before its outcome is known, outside of any transaction: what is rolled back
 * would not be counted. Seconds to wait when one of them has had enough, else 0.
 */
export async function countAttempt(
  db: Database,
  attempt: { memberId: string; numberHash: string; address: string },
): Promise<number> {
  const subjects = [
    { subject: `card-bind:member:${attempt.memberId}`, limit: bindAttempts.member },
    { subject: `card-bind:card:${attempt.numberHash}`, limit: bindAttempts.card },
    { subject: `card-bind:address:${attempt.address}`, limit: bindAttempts.address },
  ];
  const waits = [];
  for (const { subject, limit: most } of subjects) waits.push(await incrementAttempts(db, subject, most));
  return Math.max(...waits);
}

async function incrementAttempts(db: Database, subject: string, limit: number): Promise<number> {
  const { rows } = await sql<{ tries: number; wait: number }>`
    insert into attempt_count as kept (subject, tries, expires_at)
    values (${subject}, 1, shop_now() + make_interval(secs => ${HOUR_SECONDS}))
    on conflict (subject) do update set
      tries = case when kept.expires_at <= shop_now() then 1 else kept.tries + 1 end,
      expires_at = case when kept.expires_at <= shop_now() then excluded.expires_at else kept.expires_at end
    returning tries, ceil(extract(epoch from expires_at - shop_now()))::int as wait`.execute(db);
  const { tries, wait } = rows[0]!;
  return tries > limit ? Math.max(1, wait) : 0;
}

/** A card that was bound had a rightful owner: her earlier slips are forgotten. */
export const clearAttempts = (db: Database, memberId: string) =>
  db.deleteFrom('attempt_count').where('subject', '=', `card-bind:member:${memberId}`).execute();
