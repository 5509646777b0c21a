import { sql, type Updateable } from 'kysely';
import type { Queryable, Tables, Tx } from '#platform/database';
import type { StorageKey } from '../../../integrations/storage/index.ts';

/** A member with their profile; a member who saved nothing has no profile row. */
export const getProfile = (db: Queryable, memberId: string) =>
  db
    .selectFrom('member')
    .leftJoin('member_profile as profile', 'profile.member_id', 'member.id')
    .select(['member.nickname', 'member.mobile', 'member.email', 'member.avatar_key', 'member.card_type'])
    .select(['member.card_number', sql<boolean>`member.password_hash is not null`.as('has_password')])
    .select(['profile.name', 'profile.gender', 'profile.birthday', 'profile.birthday_set_at', 'profile.city'])
    .select([
      'profile.telephone',
      'profile.skin_type',
      'profile.skin_concerns',
      'profile.avoided_ingredients',
    ])
    .select('profile.saved_at')
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
export type ProfileRow = Awaited<ReturnType<typeof getProfile>>;

/** Locks the row, so that two tabs save one after the other. */
export const lockAccount = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('member')
    .select(['id', 'mobile', 'state', 'avatar_key'])
    .where('id', '=', memberId)
    .where('state', '<>', 'closed')
    .forUpdate()
    .executeTakeFirstOrThrow();

export async function saveProfileRow(
  tx: Tx,
  memberId: string,
  change: Updateable<Tables['member_profile']>,
): Promise<void> {
  const row = { ...change, saved_at: sql<Date>`shop_now()` };
  await tx
    .insertInto('member_profile')
    .values({ ...row, member_id: memberId })
    .onConflict((again) => again.column('member_id').doUpdateSet(row))
    .execute();
}

/** The key of an avatar in use; null when it was replaced or its member closed the account. */
export const findAvatarInUse = async (db: Queryable, key: StorageKey): Promise<StorageKey | null> =>
  (
    await db
      .selectFrom('member')
      .select('avatar_key')
      .where('avatar_key', '=', key)
      .where('state', '<>', 'closed')
      .executeTakeFirst()
  )?.avatar_key ?? null;
