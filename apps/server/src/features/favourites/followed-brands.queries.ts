import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export const listFollowed = (
  db: Queryable,
  { memberId, limit, offset }: { memberId: string; limit: number; offset: number },
) =>
  db
    .selectFrom('followed_brand')
    .select(['brand_id', 'followed_at'])
    .where('member_id', '=', memberId)
    .orderBy('followed_at', 'desc')
    .orderBy('brand_id')
    .limit(limit)
    .offset(offset)
    .execute();
export type FollowedRow = Awaited<ReturnType<typeof listFollowed>>[number];

export const countFollowed = async (db: Queryable, memberId: string): Promise<number> =>
  (
    await db
      .selectFrom('followed_brand')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).count;

export const isFollowed = async (db: Queryable, memberId: string, brandId: string): Promise<boolean> =>
  (await db
    .selectFrom('followed_brand')
    .select('brand_id')
    .where('member_id', '=', memberId)
    .where('brand_id', '=', brandId)
    .executeTakeFirst()) !== undefined;

/** Following twice is following once. */
export const saveFollowed = (db: Queryable, memberId: string, brandId: string) =>
  db
    .insertInto('followed_brand')
    .values({ member_id: memberId, brand_id: brandId, followed_at: sql<Date>`shop_now()` })
    .onConflict((again) => again.columns(['member_id', 'brand_id']).doNothing())
    .execute();

export const deleteFollowed = (db: Queryable, memberId: string, brandId: string) =>
  db.deleteFrom('followed_brand').where('member_id', '=', memberId).where('brand_id', '=', brandId).execute();
