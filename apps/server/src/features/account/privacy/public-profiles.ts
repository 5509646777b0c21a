import { avatarPath } from '@huarong/core/account';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database';

/** How others see a member: hidden when 社区主页 is off, otherwise with the avatar. */
export interface PublicProfile {
  isHidden: boolean;
  avatarUrl?: string;
}

/** Whether the member of a column hides their community page, or has closed the account. */
export const isProfileHidden = (memberId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from privacy_switch where privacy_switch.member_id = ${memberId}
    and privacy_switch.code = 'communityPage' and not privacy_switch.is_on)
    or exists (select from member closing where closing.id = ${memberId} and closing.state = 'closed'))`;

/** The public profiles of these members, in one query. Closed and unknown accounts have none. */
export async function listPublicProfiles(
  db: Queryable,
  memberIds: readonly string[],
): Promise<Map<string, PublicProfile>> {
  const rows = await db
    .selectFrom('member')
    .select(['member.id', 'member.avatar_key', isProfileHidden(sql`member.id`).as('is_hidden')])
    .where('member.id', '=', sql<string>`any(${[...new Set(memberIds)]})`)
    .where('member.state', '<>', 'closed')
    .execute();
  return new Map(rows.map((row) => [row.id, publicProfileOf(row)]));
}

const publicProfileOf = ({
  avatar_key: key,
  is_hidden: isHidden,
}: {
  avatar_key: string | null;
  is_hidden: boolean;
}): PublicProfile =>
  isHidden ? { isHidden: true } : { isHidden: false, ...(key !== null && { avatarUrl: avatarPath(key) }) };
