import { accept, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import type { CommunityDeps } from './deps.ts';
import { withFaces } from './faces.ts';
import { pageOf } from './page-of.ts';
import { countPosts, findShownPost, listPostSkus, listShownPosts } from './post.queries.ts';
import { presentPost } from './present-post.ts';
import { findReadableProduct } from './product.queries.ts';
import { readerIdOf } from './writer.ts';

interface Sought {
  productId: string;
  pageNo: number;
  pageSize: number;
}

export async function listPosts(deps: CommunityDeps, { db, actor }: Context, sought: Sought) {
  if (!(await findReadableProduct(db, sought.productId))) return refuse({ code: 'product-not-found' });
  const readerId = readerIdOf(actor);
  const posts = await withFaces(db, await listShownPosts(db, sought.productId, sought, readerId));
  const skus = await listPostSkus(
    db,
    posts.map(({ id }) => id),
  );
  const skusOf = Map.groupBy(skus, ({ post_id }) => post_id);
  return accept(
    pageOf(
      posts.map((post) => presentPost(deps, post, skusOf.get(post.id) ?? [], readerId)),
      sought,
      await countPosts(db, sought.productId),
    ),
  );
}

export async function postDetail(deps: CommunityDeps, { db, actor }: Context, postId: string) {
  const readerId = readerIdOf(actor);
  const post = await findShownPost(db, postId, readerId);
  if (!post) return refuse({ code: 'text-not-found' });
  const [shown] = await withFaces(db, [post]);
  return accept(presentPost(deps, shown!, await listPostSkus(db, [post.id]), readerId));
}
