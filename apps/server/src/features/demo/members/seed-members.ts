import { zip } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { type Database, insertRows, transaction } from '#platform/database';
import { hashPassword } from '../../identity/index.ts';
import { DEMO_PASSWORD, demoMembers } from './demo-members.ts';

const MEMBER_FOR_DAYS = 400;

/** Creates the demo members in a shop without members. */
export async function seedMembers(db: Database): Promise<void> {
  const existing = await db.selectFrom('member').select('id').limit(1).executeTakeFirst();
  if (existing) return;
  const hashes = await Promise.all(demoMembers.map(() => hashPassword(DEMO_PASSWORD)));
  await transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-members'))`.execute(tx);
    if (await tx.selectFrom('member').select('id').limit(1).executeTakeFirst()) return;
    const now = await readClock(tx);
    const since = new Date(now.getTime() - MEMBER_FOR_DAYS * 86_400_000).toISOString();
    await insertRows(
      tx,
      'member',
      zip(demoMembers, hashes).map(([member, hashed], index) => {
        return {
          id: member.id,
          mobile: member.mobile,
          email: 'email' in member ? member.email : null,
          password_hash: hashed.ok ? hashed.value : null,
          nickname: member.nickname,
          card_type: member.card,
          card_number: `62${member.id}0000`,
          user_type: 'member',
          state: 'state' in member ? member.state : 'active',
          is_watched: 'isWatched' in member,
          // The first one registered today, the others long ago.
          created_at: index === 0 ? now.toISOString() : since,
        };
      }),
    );
  });
}
