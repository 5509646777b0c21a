import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export const listFollowedBrands = (
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
export type FollowedBrandRow = Awaited<ReturnType<typeof listFollowedBrands>>[number];

export const countFollowedBrands = async (db: Queryable, memberId: string): Promise<number> =>
  (
    await db
      .selectFrom('followed_brand')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).count;

/** Counted from the index of brands: a page asks for it when it is rendered, at most every few seconds. */
export const countBrandFollowers = async (db: Queryable, brandId: string): Promise<number> =>
  (
    await db
      .selectFrom('followed_brand')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('brand_id', '=', brandId)
      .executeTakeFirstOrThrow()
  ).count;

export const isBrandFollowed = async (db: Queryable, memberId: string, brandId: string): Promise<boolean> =>
  (await db
    .selectFrom('followed_brand')
    .select('brand_id')
    .where('member_id', '=', memberId)
    .where('brand_id', '=', brandId)
    .executeTakeFirst()) !== undefined;

/** Following twice has no further effect. */
export const insertFollowedBrand = (db: Queryable, memberId: string, brandId: string) =>
  db
    .insertInto('followed_brand')
    .values({ member_id: memberId, brand_id: brandId, followed_at: sql<Date>`shop_now()` })
    .onConflict((again) => again.columns(['member_id', 'brand_id']).doNothing())
    .execute();

export const deleteFollowedBrand = (db: Queryable, memberId: string, brandId: string) =>
  db.deleteFrom('followed_brand').where('member_id', '=', memberId).where('brand_id', '=', brandId).execute();
