import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import type { Recipient } from '../../orders/index.ts';

/** Lets the readings of one person pass one after another, so that many at once do not pass the limit. */
export async function lockReveals(tx: Tx, staffId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reveals:${staffId}`}, 0))`.execute(tx);
}

/** How many whole fields this person has looked at since midnight in Shanghai. */
export async function countReveals(db: Queryable, staffId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_entry
    where call = 'members.reveal' and outcome = 'done' and staff_id = ${staffId}
      and at >= date_trunc('day', shop_now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export const findMemberFields = (db: Queryable, memberId: string) =>
  db
    .selectFrom('member')
    .leftJoin('member_profile', 'member_profile.member_id', 'member.id')
    .select(['member.mobile', 'member.email', 'member_profile.name', 'member_profile.birthday'])
    .where('member.id', '=', memberId)
    .executeTakeFirst();

export async function findRecipient(db: Queryable, orderId: string): Promise<Recipient | null> {
  const order = await db
    .selectFrom('shop_order')
    .select('recipient')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return order ? (order.recipient as unknown as Recipient) : null;
}
