import { SectionHead } from '@huarong/ui';
import { browserApi } from '../../../../platform/api/index.ts';
import { useApiQuery } from '../../../../platform/deferred/use-api-query.ts';
import { useIsNear } from '../../../../platform/deferred/use-is-near.ts';
import { displayCount } from '../../../catalogue/index.ts';
import { PostGrid } from '../PostTile/PostGrid.tsx';
import { COMMUNITY_PATH } from '../post-path.ts';
import styles from './PostRail.module.css';

const POST_COUNT = 5;

/** Posts on the home page, loaded when the section comes near the viewport; renders nothing without posts. */
export function PostRail() {
  const { ref, isNear } = useIsNear<HTMLElement>();
  const { query } = useApiQuery(isNear ? 'posts' : null, () =>
    browserApi({ quiet: true }).community.allPosts({ pageNo: 1, pageSize: POST_COUNT }),
  );
  const posts = query.value;
  if (query.state === 'failed' || posts?.total === 0) return null;
  return (
    <section ref={ref} className={styles.rail} aria-label="花容社区" aria-busy={isNear && posts === null}>
      {posts && (
        <>
          <SectionHead
            title="花容社区"
            sub={`${displayCount(posts.total)} 篇会员笔记`}
            more={{ label: '去社区看看', href: COMMUNITY_PATH }}
          />
          <PostGrid posts={posts.list} />
        </>
      )}
    </section>
  );
}
