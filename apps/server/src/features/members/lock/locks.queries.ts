import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

export const insertLock = (
  tx: Tx,
  lock: { member_id: string; reason: string; until: Date | null; locked_by: number },
) => tx.insertInto('member_lock').values(lock).returning('id').executeTakeFirstOrThrow();

/** Ends the open lock of a member; a lock from before the admin existed has no row. */
export const endLock = (tx: Tx, memberId: string, endedBy: number | null) =>
  tx
    .updateTable('member_lock')
    .set({ ended_by: endedBy, ended_at: sql<Date>`shop_now()` })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute();

/** Whether the open lock of a member is over. */
export async function isLockOver(tx: Tx, memberId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('member_lock')
    .select(sql<boolean>`until <= shop_now()`.as('is_over'))
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.is_over === true;
}

export const listLocks = (db: Queryable, memberId: string) =>
  db
    .selectFrom('member_lock')
    .leftJoin('staff as locker', 'locker.id', 'member_lock.locked_by')
    .leftJoin('staff as unlocker', 'unlocker.id', 'member_lock.ended_by')
    .select([
      'member_lock.reason',
      'member_lock.until',
      'member_lock.locked_at',
      'member_lock.ended_at',
      'locker.name as locker',
      'unlocker.name as unlocker',
    ])
    .where('member_id', '=', memberId)
    .orderBy('member_lock.id', 'desc')
    .limit(20)
    .execute();
