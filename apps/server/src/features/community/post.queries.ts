import { type Insertable, sql } from 'kysely';
import type { Queryable, Tables, Tx } from '#platform/database';
import { skuName } from './product.queries.ts';

const isLikedBy = (readerId: string | null) =>
  sql<boolean>`exists (select 1 from post_like where post_id = post.id and post_like.member_id = ${readerId})`.as(
    'is_liked',
  );

/** Posts that name any sku of the product. */
const postsAbout = (db: Queryable, productId: string) =>
  db
    .selectFrom('post')
    .where('post.state', '=', 'shown')
    .where(
      sql<boolean>`exists (select 1 from post_sku join sku on sku.id = post_sku.sku_id where post_sku.post_id = post.id and sku.product_id = ${productId})`,
    );

export const countPosts = async (db: Queryable, productId: string): Promise<number> =>
  (
    await postsAbout(db, productId)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export const listShownPosts = (
  db: Queryable,
  productId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  readerId: string | null,
) =>
  postsAbout(db, productId)
    .selectAll('post')
    .select(isLikedBy(readerId))
    .orderBy('like_count', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
export type PostRow = Awaited<ReturnType<typeof listShownPosts>>[number];

export const findShownPost = (db: Queryable, id: string, readerId: string | null) =>
  db
    .selectFrom('post')
    .selectAll('post')
    .select(isLikedBy(readerId))
    .where('id', '=', id)
    .where('state', '=', 'shown')
    .executeTakeFirst();

/** The skus of these posts in the posts' order, with price and stock as they are now. */
export const listPostSkus = (db: Queryable, postIds: readonly string[]) =>
  db
    .selectFrom('post_sku')
    .innerJoin('sku', 'sku.id', 'post_sku.sku_id')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .leftJoin('stock', 'stock.sku_id', 'sku.id')
    .select([
      'post_sku.post_id',
      'post_sku.note',
      'sku.id as sku_id',
      'sku.product_id',
      'sku.offer_price_fen',
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

export const savePostSkus = (tx: Tx, rows: Insertable<Tables['post_sku']>[]) =>
  tx.insertInto('post_sku').values(rows).execute();
