import { ButtonLink, EmptyState, Pager } from '@huarong/ui';
import { useRevalidator } from 'react-router';
import { ListFooter, PageHead } from '../../../account/index.ts';
import { COMMUNITY_PATH, OWN_POSTS_PATH, writePath } from '../post-path.ts';
import type { OwnPostsData } from '../posts-data.ts';
import { OwnPostRow } from './OwnPostRow.tsx';

export function OwnPostList({ page, posts }: NonNullable<OwnPostsData['list']>) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageHead
        title="我的笔记"
        note={posts.total > 0 ? `共 ${posts.total} 篇` : undefined}
        actions={
          <ButtonLink kind="ink" size="sm" href={writePath()}>
            写笔记
          </ButtonLink>
        }
      />
      {posts.list.map((post) => (
        <OwnPostRow key={post.postId} post={post} onRemoved={revalidate} />
      ))}
      {posts.total === 0 && (
        <EmptyState
          icon="edit"
          title="还没有写过笔记"
          actions={<ButtonLink href={COMMUNITY_PATH}>去社区看看</ButtonLink>}
        >
          试色、空瓶、用法，都可以写下来。
        </EmptyState>
      )}
      <ListFooter>
        <Pager page={page} pageCount={posts.totalPages} hrefOf={(next) => `${OWN_POSTS_PATH}?page=${next}`} />
      </ListFooter>
    </>
  );
}
