import type { Queryable, Tx } from '#platform/database';
import type { SocialIdentity } from './login-flow.ts';

export async function findSocialMember(
  db: Queryable,
  { provider, subject }: Pick<SocialIdentity, 'provider' | 'subject'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('social_account')
    .select('member_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** Links the provider's account to this member instead of a previous one. */
export async function linkSocial(tx: Tx, memberId: string, social: SocialIdentity): Promise<void> {
  await tx
    .insertInto('social_account')
    .values({ ...social, member_id: memberId })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doUpdateSet({ member_id: memberId }))
    .execute();
}

export const listSocialAccounts = (db: Queryable, memberId: string) =>
  db
    .selectFrom('social_account')
    .select(['provider', 'nickname', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('provider')
    .execute();

/** Answers how many accounts were unlinked. */
export async function unlinkSocial(db: Queryable, memberId: string, provider: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('social_account')
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
