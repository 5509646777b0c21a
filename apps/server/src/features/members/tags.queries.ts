import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

interface MemberTag {
  member_id: string;
  tag: string;
  staff_id: number;
}

/** False when the member has as many as allowed; one that is there already stays. */
export async function insertTag(
  tx: Tx,
  { member_id, tag, staff_id }: MemberTag,
  limit: number,
): Promise<boolean> {
  // Two at once would both count the tags before either is written.
  await sql`select 1 from member where id = ${member_id} for update`.execute(tx);
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from member_tag where member_id = ${member_id} and tag <> ${tag}`.execute(
    tx,
  );
  if ((rows[0]?.others ?? 0) >= limit) return false;
  await tx
    .insertInto('member_tag')
    .values({ member_id, tag, staff_id })
    .onConflict((conflict) => conflict.columns(['member_id', 'tag']).doNothing())
    .execute();
  return true;
}

/** False when the member has no such tag. */
export async function deleteTag(tx: Tx, memberId: string, tag: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('member_tag')
    .where('member_id', '=', memberId)
    .where('tag', '=', tag)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const MANY = 30;

/** Tags in use, the most frequent first. */
export const listKnownTags = async (db: Queryable): Promise<string[]> =>
  (
    await sql<{ tag: string }>`
      select tag from member_tag group by tag order by count(*) desc, tag limit ${MANY}`.execute(db)
  ).rows.map(({ tag }) => tag);
