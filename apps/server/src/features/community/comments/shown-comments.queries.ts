import type { CommentFilter } from '@huarong/contract/community';
import { type SkinType, similarAgeBands } from '@huarong/core/community';
import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { skuName } from '../product.queries.ts';

const hasImage = sql<boolean>`(cardinality(pictures) > 0 or follow_up_state = 'shown' and cardinality(follow_up_pictures) > 0)`;
const hasFollowUp = sql<boolean>`coalesce(follow_up_state = 'shown', false)`;
const isCritical = sql<boolean>`stars <= 3`;

/** The shown comments of a product that match the criteria. */
function shownComments(db: Queryable, criteria: CommentFilter) {
  const { filter, stars, tag, skinType, ageBand, skuId } = criteria;
  const bands = ageBand && (filter === 'similar' ? similarAgeBands(ageBand) : [ageBand]);
  return db
    .selectFrom('comment')
    .where('comment.product_id', '=', criteria.productId)
    .where('comment.state', '=', 'shown')
    .$if(filter === 'picture', (query) => query.where(hasImage))
    .$if(filter === 'followUp', (query) => query.where(hasFollowUp))
    .$if(filter === 'critical', (query) => query.where(isCritical))
    .$call((query) => (stars === undefined ? query : query.where('comment.stars', '=', stars)))
    .$if(tag !== undefined, (query) => query.where(sql<boolean>`${tag} = any(comment.tags)`))
    .$call((query) => (skinType === undefined ? query : query.where('comment.skin_type', '=', skinType)))
    .$if(bands !== undefined, (query) => query.where(sql<boolean>`comment.age_band = any(${bands})`))
    .$call((query) => (skuId === undefined ? query : query.where('comment.sku_id', '=', skuId)));
}

export const countComments = async (db: Queryable, criteria: CommentFilter): Promise<number> =>
  (
    await shownComments(db, criteria)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/**
 * How many comments each skin type and each age band would leave, with the other conditions as they are. 和我相似 is
 * itself a condition on both, so it is left out.
 */
export async function countByTraits(db: Queryable, criteria: CommentFilter) {
  const { filter, skinType, ageBand, ...others } = criteria;
  const isSimilar = filter === 'similar';
  const base = { ...others, filter: isSimilar ? ('all' as const) : filter };
  const skinTypes = await shownComments(db, { ...base, ...(!isSimilar && ageBand && { ageBand }) })
    .select((row) => ['comment.skin_type as value', row.fn.countAll<number>().as('count')])
    .where('comment.skin_type', 'is not', null)
    .groupBy('comment.skin_type')
    .execute();
  const ageBands = await shownComments(db, { ...base, ...(!isSimilar && skinType && { skinType }) })
    .select((row) => ['comment.age_band as value', row.fn.countAll<number>().as('count')])
    .where('comment.age_band', 'is not', null)
    .groupBy('comment.age_band')
    .execute();
  return { skinTypes, ageBands };
}
export type TraitCounts = Awaited<ReturnType<typeof countByTraits>>;

export const listShownComments = (db: Queryable, criteria: CommentFilter, readerId: string | null) =>
  shownComments(db, criteria)
    .innerJoin('sku', 'sku.id', 'comment.sku_id')
    .selectAll('comment')
    .select([
      skuName.as('sku_name'),
      sql<boolean>`exists (select 1 from comment_vote where comment_id = comment.id and comment_vote.member_id = ${readerId})`.as(
        'is_helpful',
      ),
    ])
    .$if(criteria.sort === 'useful', (query) => query.orderBy('comment.helpful_count', 'desc'))
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id')
    .limit(criteria.pageSize)
    .offset((criteria.pageNo - 1) * criteria.pageSize)
    .execute();
export type CommentRow = Awaited<ReturnType<typeof listShownComments>>[number];

/** Summarises all shown comments of a product, rounded as in `refreshRatings`. */
export async function summariseComments(db: Queryable, productId: string) {
  const shown = sql`from comment where product_id = ${productId} and state = 'shown'`;
  const { rows } = await sql<{
    average: number;
    praise: number;
    stars: number[];
    all: number;
    picture: number;
    followUp: number;
    critical: number;
  }>`select coalesce(round(avg(stars), 1), 0)::float8 as average,
      coalesce(round(100.0 * count(*) filter (where stars >= 4) / nullif(count(*), 0)), 0)::int as praise,
      array[count(*) filter (where stars = 1), count(*) filter (where stars = 2),
        count(*) filter (where stars = 3), count(*) filter (where stars = 4),
        count(*) filter (where stars = 5)]::int[] as stars,
      count(*)::int as all, count(*) filter (where ${hasImage})::int as picture,
      count(*) filter (where ${hasFollowUp})::int as "followUp",
      count(*) filter (where ${isCritical})::int as critical
    ${shown}`.execute(db);
  const aspects = await sql<{ name: string; average: number }>`
    select key as name, round(avg(value::numeric), 1)::float8 as average
    from (select aspects ${shown}) as rated, jsonb_each_text(rated.aspects) group by key`.execute(db);
  const tags = await sql<{ tag: string; count: number }>`
    select tag, count(*)::int as count from (select tags ${shown}) as praised, unnest(praised.tags) as tag
    group by tag order by count(*) desc, tag limit 6`.execute(db);
  return { ...getFirst(rows), aspects: aspects.rows, tags: tags.rows };
}

/** Enough to know what is said often; more would take a comparison longer. */
const COUNTED_TEXTS = 300;

/** The texts of a product that others found helpful, in the order of their index. */
export const listTexts = (db: Queryable, productId: string) =>
  db
    .selectFrom('comment')
    .select(['content', 'stars'])
    .where('product_id', '=', productId)
    .where('state', '=', 'shown')
    .orderBy('helpful_count', 'desc')
    .orderBy('created_at', 'desc')
    .limit(COUNTED_TEXTS)
    .execute();

/** The shown comments by people of one skin type, and the share of them with four stars or more. */
export const countPraise = async (db: Queryable, productId: string, skinType: SkinType) =>
  getFirst(
    (
      await sql<{ comments: number; praise: number }>`
        select count(*)::int as comments,
          coalesce(round(100.0 * count(*) filter (where stars >= 4) / nullif(count(*), 0)), 0)::int as praise
        from comment where product_id = ${productId} and state = 'shown' and skin_type = ${skinType}`.execute(
        db,
      )
    ).rows,
  );

export type Summary = Awaited<ReturnType<typeof summariseComments>>;
