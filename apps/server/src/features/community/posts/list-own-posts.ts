import type { OwnPost } from '@huarong/contract/community';
import { accept, shanghaiIso } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import type { CommunityDeps } from '../deps.ts';
import { pageOf } from '../page-of.ts';
import { presentText } from '../present-own-content.ts';
import { countPostsOf, listPostSkus, listPostsOf, type PostSkuRow } from './post.queries.ts';

interface ListInput {
  pageNo: number;
  pageSize: number;
}

/** The member's own posts in every state, with the reason when one is not shown. */
export async function listOwnPosts(deps: CommunityDeps, { db, actor }: Context<'member'>, input: ListInput) {
  const { memberId } = actor;
  const posts = await listPostsOf(db, {
    memberId,
    limit: input.pageSize,
    offset: (input.pageNo - 1) * input.pageSize,
  });
  const skus = await listPostSkus(
    db,
    posts.map(({ id }) => id),
  );
  const skusOf = Map.groupBy(skus, ({ post_id }) => post_id);
  const list = posts.map((post): OwnPost => {
    const tagged = skusOf.get(post.id) ?? [];
    return {
      ...presentText(deps, post.state, post.content, post.pictures, [
        post.title,
        ...post.topics,
        ...tagged.map(({ note }) => note),
      ]),
      createdAt: shanghaiIso(post.created_at),
      postId: post.id,
      title: post.title,
      topics: post.topics,
      likeCount: post.like_count,
      skus: tagged.map(presentTag),
    };
  });
  return accept(pageOf(list, input, await countPostsOf(db, memberId)));
}

const presentTag = (row: PostSkuRow): OwnPost['skus'][number] => ({
  skuId: row.sku_id,
  productId: row.product_id,
  name: `${row.product_name} ${row.sku_name}`,
});
