import { avatarPath } from '@huarong/core/account';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

/** How a member is seen by others: not at all without 社区主页, otherwise with the picture they wear. */
export interface PublicFace {
  isHidden: boolean;
  avatarUrl?: string;
}

/** The faces of these members, in one question. Whoever has left, or never was, has none. */
export async function publicFaces(
  db: Queryable,
  memberIds: readonly string[],
): Promise<Map<string, PublicFace>> {
  const rows = await db
    .selectFrom('member')
    .leftJoin('privacy_switch as switch', (join) =>
      join.onRef('switch.member_id', '=', 'member.id').on('switch.code', '=', 'communityPage'),
    )
    .select(['member.id', 'member.avatar_key', 'switch.is_on'])
    .where('member.id', '=', sql<string>`any(${[...new Set(memberIds)]})`)
    .where('member.state', '<>', 'closed')
    .execute();
  return new Map(rows.map((row) => [row.id, faceOf(row)]));
}

const faceOf = ({
  avatar_key: key,
  is_on,
}: {
  avatar_key: string | null;
  is_on: boolean | null;
}): PublicFace =>
  is_on === false
    ? { isHidden: true }
    : { isHidden: false, ...(key !== null && { avatarUrl: avatarPath(key) }) };
