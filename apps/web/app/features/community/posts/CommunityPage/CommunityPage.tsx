import {
  Breadcrumbs,
  ButtonLink,
  ChipLink,
  ChipRow,
  EmptyState,
  Pager,
  SectionHead,
  TabLinks,
} from '@huarong/ui';
import { displayCount } from '../../../catalogue/index.ts';
import { FollowedFeed } from '../FollowedFeed/FollowedFeed.tsx';
import { PostGrid } from '../PostTile/PostGrid.tsx';
import { COMMUNITY_PATH, writePath } from '../post-path.ts';
import type { CommunityList } from '../posts-data.ts';
import { communityPath } from '../query/community-query.ts';
import styles from './CommunityPage.module.css';

/** All posts, five in a row, by topic and sort order. */
export function CommunityPage({ query, posts }: CommunityList) {
  return (
    <main id="main" className={styles.wrap}>
      <Breadcrumbs crumbs={[{ label: '首页', href: '/' }, { label: '花容社区' }]} />
      <SectionHead
        level={1}
        title="花容社区"
        sub={`${displayCount(posts.total)} 篇${query.topic ? `「${query.topic}」` : ''}笔记`}
        aside={
          <ButtonLink kind="ink" href={writePath()}>
            写笔记
          </ButtonLink>
        }
      />
      <TopicChips query={query} posts={posts} />
      <TabLinks
        label="排序"
        links={[
          { label: '大家觉得有用', sort: 'popular' as const },
          { label: '新发布', sort: 'newest' as const },
          { label: '关注', sort: 'followed' as const },
        ].map(({ label, sort }) => ({
          label,
          href: communityPath(query, sort === 'followed' ? { sort, topic: '' } : { sort }),
          current: sort === query.sort,
        }))}
      />
      {query.sort === 'followed' ? (
        <div className={styles.list}>
          <FollowedFeed query={query} />
        </div>
      ) : (
        <PostList query={query} posts={posts} />
      )}
    </main>
  );
}

const PostList = ({ query, posts }: CommunityList) => (
  <>
    {posts.list.length > 0 ? (
      <div className={styles.list}>
        <PostGrid posts={posts.list} level={2} />
      </div>
    ) : (
      <EmptyState
        icon="edit"
        title="这里还没有笔记"
        actions={<ButtonLink href={COMMUNITY_PATH}>看看全部笔记</ButtonLink>}
      >
        换个话题看看，或者写第一篇。
      </EmptyState>
    )}
    <Pager page={query.page} pageCount={posts.totalPages} hrefOf={(page) => communityPath(query, { page })} />
  </>
);

function TopicChips({ query, posts }: CommunityList) {
  // The feed has no topics: choosing one leaves it.
  const listed = query.sort === 'followed' ? { ...query, sort: 'popular' as const } : query;
  return (
    <div className={styles.topics}>
      <ChipRow>
        <ChipLink
          href={communityPath(listed, { topic: '' })}
          aria-current={query.topic === '' ? 'true' : undefined}
        >
          全部话题
        </ChipLink>
        {posts.topics.map(({ topic, count }) => (
          <ChipLink
            key={topic}
            href={communityPath(listed, { topic })}
            aria-current={query.topic === topic ? 'true' : undefined}
          >
            #{topic} {displayCount(count)}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  );
}
