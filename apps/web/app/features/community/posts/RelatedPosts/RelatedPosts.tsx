import type { Post } from '@huarong/contract/community';
import { CardGrid, SectionHead } from '@huarong/ui';
import { browserApi } from '../../../../platform/api/index.ts';
import { useApiQuery } from '../../../../platform/deferred/use-api-query.ts';
import { useIsNear } from '../../../../platform/deferred/use-is-near.ts';
import { ProductTile } from '../../../catalogue/index.ts';
import { PostGrid } from '../PostTile/PostGrid.tsx';
import { communityPath } from '../query/community-query.ts';
import styles from './RelatedPosts.module.css';

const POST_COUNT = 5;
const PRODUCT_COUNT = 5;

/** Posts of the same topic, and products like the one the post is about; loaded when they come near. */
export function RelatedPosts({ post }: { post: Post }) {
  const { ref, isNear } = useIsNear<HTMLDivElement>();
  const [topic] = post.topics;
  const [about] = post.skus;
  const { query: posts } = useApiQuery(isNear ? post.postId : null, () =>
    browserApi({ quiet: true }).community.allPosts({
      pageNo: 1,
      pageSize: POST_COUNT + 1,
      ...(topic && { topic }),
    }),
  );
  const { query: products } = useApiQuery(isNear && about ? about.skuId : null, () =>
    browserApi({ quiet: true }).catalogue.recommend({
      scene: 'similar',
      ...(about && { skuId: about.skuId }),
      pageSize: PRODUCT_COUNT,
    }),
  );
  const others = (posts.value?.list ?? [])
    .filter(({ postId }) => postId !== post.postId)
    .slice(0, POST_COUNT);
  const similar = products.value?.list ?? [];
  return (
    <div ref={ref} className={styles.related} aria-busy={isNear && posts.state === 'loading'}>
      {others.length > 0 && (
        <section aria-label="相关笔记">
          <SectionHead
            title={topic ? `更多 #${topic}` : '更多笔记'}
            size="md"
            more={{
              label: '去社区看看',
              href: communityPath({ sort: 'popular', topic: topic ?? '', page: 1 }),
            }}
          />
          <PostGrid posts={others} />
        </section>
      )}
      {similar.length > 0 && (
        <section aria-label="相关商品">
          <SectionHead title="和文中商品相近的" size="md" />
          <CardGrid columns={5} sample>
            {similar.map((product) => (
              <ProductTile key={product.productId} product={product} />
            ))}
          </CardGrid>
        </section>
      )}
    </div>
  );
}
