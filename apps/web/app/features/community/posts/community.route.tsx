import { browserLoader, publishedPageHeaders, serverLoader } from '../../../platform/pages/loaders.ts';
import type { PageHandle } from '../../../platform/pages/page-handle.ts';
import { pageMeta, privatePageMeta } from '../../../platform/pages/page-meta.ts';
import type { Route } from './+types/community.route';
import { AuthorPage } from './AuthorPage/AuthorPage.tsx';
import { CommunityPage } from './CommunityPage/CommunityPage.tsx';
import { PostPage } from './PostPage/PostPage.tsx';
import { authorPath, COMMUNITY_PATH, postCrumbs, postPath } from './post-path.ts';
import { loadCommunity } from './posts-data.ts';

export const loader = serverLoader(loadCommunity);
export const clientLoader = browserLoader(loadCommunity);
export const headers = publishedPageHeaders;
export const handle: PageHandle = {
  barTitle: ({ data }) => {
    const { post, author } = (data as Route.ComponentProps['loaderData'] | undefined) ?? {};
    if (author) return '作者';
    return post ? '笔记' : '花容社区';
  },
  barParent: COMMUNITY_PATH,
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return privatePageMeta('花容社区');
  const { post, author } = loaderData;
  if (author)
    return pageMeta(matches, {
      title: `${author.author.nickname}的笔记｜花容社区`,
      description: `${author.author.nickname}在花容社区写下的 ${author.total} 篇笔记。`,
      path: authorPath(author.author.authorId),
    });
  if (post)
    return pageMeta(matches, {
      title: `${post.title}｜花容社区`,
      description: post.content.slice(0, 120),
      path: postPath(post.postId),
      image: post.imageUrls[0] ?? post.skus[0]?.skuImagePath,
      crumbs: postCrumbs(post),
    });
  return pageMeta(matches, {
    title: '花容社区｜花容 HUARONG',
    description: '会员写下的试色、空瓶与用法，标注具体色号，可以同款加购。',
    path: COMMUNITY_PATH,
  });
};

export default function Community({ loaderData: { list, post, author } }: Route.ComponentProps) {
  if (list) return <CommunityPage {...list} />;
  if (author) return <AuthorPage {...author} />;
  return <PostPage key={post.postId} post={post} />;
}
