import type { PageHandle } from '../../../platform/pages/page-handle.ts';
import { privatePageMeta } from '../../../platform/pages/page-meta.ts';
import { memberLoader } from '../../../platform/session/member-loader.ts';
import { AccountFailure, PageHead, PageLoading } from '../../account/index.ts';
import type { Route } from './+types/own-posts.route';
import { OwnPostList } from './OwnPosts/OwnPostList.tsx';
import { loadOwnPosts } from './posts-data.ts';
import { WritePost } from './WritePost/WritePost.tsx';

export const clientLoader = memberLoader(loadOwnPosts);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(loaderData?.writing ? '写笔记' : '我的笔记');
export const HydrateFallback = PageLoading;

export const handle: PageHandle = {
  barTitle: ({ data }) =>
    (data as Awaited<ReturnType<typeof loadOwnPosts>> | undefined)?.writing ? '写笔记' : '我的笔记',
};

/** The member's posts with their states, or the form for a new post. */
export default function OwnPosts({ loaderData: { writing, list } }: Route.ComponentProps) {
  if (list) return <OwnPostList {...list} />;
  return (
    <>
      <PageHead title="写笔记" note="标注具体色号，别人可以同款加购" />
      <WritePost {...writing} />
    </>
  );
}
