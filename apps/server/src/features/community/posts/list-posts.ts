import type { PostFilter } from '@huarong/contract/community';
import { accept, getFirst, refuse, STORE } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import type { Queryable } from '#platform/database';
import { readerIdOf } from '../author.ts';
import { type CommunityDeps, listingDb } from '../deps.ts';
import { pageOf } from '../page-of.ts';
import { findReadableProduct } from '../product.queries.ts';
import { withPublicAuthors } from '../public-authors.ts';
import {
  countPosts,
  findShownPost,
  listPostSkus,
  listShownPosts,
  listTopics,
  type PostRow,
} from './post.queries.ts';
import { presentPost } from './present-post.ts';

interface ListInput {
  productId: string;
  pageNo: number;
  pageSize: number;
}

export async function listPosts(deps: CommunityDeps, context: Context, input: ListInput) {
  const db = listingDb(deps, context);
  if (!(await findReadableProduct(db, input.productId))) return refuse({ code: 'product-not-found' });
  const readerId = readerIdOf(context.actor);
  const posts = await listShownPosts(db, input, input, readerId);
  return accept(pageOf(await presentPosts(deps, db, posts, readerId), input, await countPosts(db, input)));
}

export async function listAllPosts(
  deps: CommunityDeps,
  context: Context,
  { pageNo, pageSize, sort, topic }: PostFilter,
) {
  const db = listingDb(deps, context);
  const readerId = readerIdOf(context.actor);
  const posts = await listShownPosts(db, { topic }, { pageNo, pageSize, sort }, readerId);
  const list = await presentPosts(deps, db, posts, readerId);
  return accept({
    ...pageOf(list, { pageNo, pageSize }, await countPosts(db, { topic })),
    topics: await listTopics(db, STORE.community.topicsInList),
  });
}

export async function postDetail(deps: CommunityDeps, { db, actor }: Context, postId: string) {
  const readerId = readerIdOf(actor);
  const post = await findShownPost(db, postId, readerId);
  if (!post) return refuse({ code: 'text-not-found' });
  const shown = getFirst(await presentPosts(deps, db, [post], readerId));
  return accept({ ...shown, isBuyer: await hasBoughtAny(deps, db, post.member_id, shown.skus) });
}

export async function presentPosts(
  deps: CommunityDeps,
  db: Queryable,
  rows: readonly PostRow[],
  readerId: string | null,
) {
  const posts = await withPublicAuthors(db, rows);
  const skus = await listPostSkus(
    db,
    posts.map(({ id }) => id),
  );
  const skusOf = Map.groupBy(skus, ({ post_id }) => post_id);
  return posts.map((post) => presentPost(deps, post, skusOf.get(post.id) ?? [], readerId));
}

/** Whether the author has received any of the products in the post. */
async function hasBoughtAny(
  { purchases }: CommunityDeps,
  db: Queryable,
  authorId: string | null,
  skus: readonly { productId: string }[],
): Promise<boolean> {
  if (authorId === null) return false;
  for (const productId of new Set(skus.map((sku) => sku.productId)))
    if (await purchases.findPurchase(db, authorId, { productId })) return true;
  return false;
}
