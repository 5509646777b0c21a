import { type Insertable, sql } from 'kysely';
import type { Queryable, Tables, Tx } from '#platform/database';
import { isOfFollowed } from '../authors/author.queries.ts';
import { skuName } from '../product.queries.ts';

const isLikedBy = (readerId: string | null) =>
  sql<boolean>`exists (select 1 from post_like where post_id = post.id and post_like.member_id = ${readerId})`.as(
    'is_liked',
  );

/** The public id of the author; null for posts without a member. */
const authorId = sql<string | null>`(
  select author_id from post_author where post_author.member_id = post.member_id)`.as('author_id');

interface PostCriteria {
  /** Posts that name any sku of this product. */
  productId?: string | undefined;
  topic?: string | undefined;
  /** Posts of this author. */
  memberId?: string | undefined;
  /** Posts of the authors whom this member follows. */
  followedBy?: string | undefined;
}
interface Page {
  pageNo: number;
  pageSize: number;
  sort?: 'popular' | 'newest' | undefined;
}

const shownPosts = (db: Queryable, { productId, topic, memberId, followedBy }: PostCriteria) =>
  db
    .selectFrom('post')
    .where('post.state', '=', 'shown')
    .$if(memberId !== undefined, (query) => query.where('post.member_id', '=', memberId!))
    .$if(followedBy !== undefined, (query) => query.where(isOfFollowed(followedBy!)))
    .$if(topic !== undefined, (query) => query.where(sql<boolean>`${topic} = any(post.topics)`))
    .$if(productId !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select 1 from post_sku join sku on sku.id = post_sku.sku_id where post_sku.post_id = post.id and sku.product_id = ${productId})`,
      ),
    );

export const countPosts = async (db: Queryable, criteria: PostCriteria): Promise<number> =>
  (
    await shownPosts(db, criteria)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export const listShownPosts = (
  db: Queryable,
  criteria: PostCriteria,
  { pageNo, pageSize, sort = 'popular' }: Page,
  readerId: string | null,
) =>
  shownPosts(db, criteria)
    .selectAll('post')
    .select([isLikedBy(readerId), authorId])
    .$if(sort === 'popular', (query) => query.orderBy('like_count', 'desc'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
export type PostRow = Awaited<ReturnType<typeof listShownPosts>>[number];

/** The most frequent topics of shown posts. */
export const listTopics = async (db: Queryable, limit: number) =>
  (
    await sql<{ topic: string; count: number }>`
      select topic, count(*)::int as count from post, unnest(post.topics) as topic
      where post.state = 'shown' group by topic order by count(*) desc, topic limit ${limit}`.execute(db)
  ).rows;

export const listPostsOf = (
  db: Queryable,
  { memberId, limit, offset }: { memberId: string; limit: number; offset: number },
) =>
  db
    .selectFrom('post')
    .selectAll('post')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export const countPostsOf = async (db: Queryable, memberId: string): Promise<number> =>
  (
    await db
      .selectFrom('post')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).count;

export const findShownPost = (db: Queryable, id: string, readerId: string | null) =>
  db
    .selectFrom('post')
    .selectAll('post')
    .select([isLikedBy(readerId), authorId])
    .where('id', '=', id)
    .where('state', '=', 'shown')
    .executeTakeFirst();

/** The skus of these posts in the posts' order, with price and stock as they are now. */
export const listPostSkus = (db: Queryable, postIds: readonly string[]) =>
  db
    .selectFrom('post_sku')
    .innerJoin('sku', 'sku.id', 'post_sku.sku_id')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .leftJoin('stock', 'stock.sku_id', 'sku.id')
    .select([
      'post_sku.post_id',
      'post_sku.note',
      'post_sku.picture',
      'post_sku.x',
      'post_sku.y',
      'sku.id as sku_id',
      'sku.product_id',
      'sku.offer_price_fen',
      'sku.shade_hex',
      'brand.name_en as brand_en',
      'brand.name_cn as brand_cn',
      'product.name_cn as product_name',
      skuName.as('sku_name'),
      sql<boolean>`coalesce(stock.available, 0) > 0 and sku.is_live and product.status = 'published'`.as(
        'has_inventory',
      ),
    ])
    .where(sql<boolean>`post_sku.post_id = any(${[...postIds]})`)
    .orderBy('post_sku.post_id')
    .orderBy('post_sku.position')
    .execute();
export type PostSkuRow = Awaited<ReturnType<typeof listPostSkus>>[number];

export const savePost = (tx: Tx, row: Insertable<Tables['post']>): Promise<{ id: string }> =>
  tx.insertInto('post').values(row).returning('id').executeTakeFirstOrThrow();

/** Its skus and likes are deleted with it. False when it does not exist or belongs to another member. */
export const deletePost = async (tx: Tx, memberId: string, id: string): Promise<boolean> =>
  (await tx.deleteFrom('post').where('id', '=', id).where('member_id', '=', memberId).executeTakeFirst())
    .numDeletedRows === 1n;

export const savePostSkus = (tx: Tx, rows: Insertable<Tables['post_sku']>[]) =>
  tx.insertInto('post_sku').values(rows).execute();
