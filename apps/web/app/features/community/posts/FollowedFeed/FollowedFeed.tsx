import { Button, ButtonLink, EmptyState, Loading, Pager, Skeleton } from '@huarong/ui';
import { browserApi } from '../../../../platform/api/index.ts';
import { useApiQuery } from '../../../../platform/deferred/use-api-query.ts';
import { useSession } from '../../../../platform/session/use-session.ts';
import { PostGrid } from '../PostTile/PostGrid.tsx';
import { COMMUNITY_PATH } from '../post-path.ts';
import { type CommunityQuery, communityPath } from '../query/community-query.ts';

const PAGE_SIZE = 20;

/** Posts of the authors whom the member follows. The page is cached for everyone, so the browser loads them. */
export function FollowedFeed({ query }: { query: CommunityQuery }) {
  const { isSignedIn } = useSession();
  const { page } = query;
  const feed = useApiQuery(isSignedIn ? `followed:${page}` : null, () =>
    browserApi({ quiet: true }).community.followedPosts({ pageNo: page, pageSize: PAGE_SIZE }),
  );
  const { state, value } = feed.query;
  if (!isSignedIn)
    return (
      <EmptyState
        icon="user"
        title="登录后看关注的作者"
        actions={
          <ButtonLink
            kind="ink"
            href={`/login?historyLocation=${encodeURIComponent(communityPath(query, {}))}`}
          >
            登录
          </ButtonLink>
        }
      >
        关注的作者有新笔记，会出现在这里。
      </EmptyState>
    );
  if (state === 'failed')
    return (
      <EmptyState
        icon="warning"
        title="笔记没有加载出来"
        actions={<Button onClick={feed.refetch}>重试</Button>}
      />
    );
  if (!value)
    return (
      <Loading>
        <Skeleton shape="block" />
        <Skeleton shape="text" width="half" />
      </Loading>
    );
  if (value.list.length === 0)
    return (
      <EmptyState
        icon="edit"
        title={value.authorCount === 0 ? '还没有关注作者' : '关注的作者还没有笔记'}
        actions={<ButtonLink href={COMMUNITY_PATH}>看看大家的笔记</ButtonLink>}
      >
        在笔记里点作者旁的“关注”，新笔记会出现在这里。
      </EmptyState>
    );
  return (
    <>
      <PostGrid posts={value.list} level={2} />
      <Pager
        page={page}
        pageCount={value.totalPages}
        hrefOf={(next) => communityPath(query, { page: next })}
      />
    </>
  );
}
