import type { Profile } from '@huarong/contract/account';
import { Loading, Skeleton } from '@huarong/ui';
import { lazy, Suspense } from 'react';
import { useIsNear } from '../../../../platform/deferred/use-is-near.ts';
import { displayCount } from '../../../catalogue/index.ts';
import { Section } from '../../Section/Section.tsx';

const CommentList = lazy(() => import('./CommentList.tsx'));

interface CommentsProps {
  productId: string;
  skuId: string;
  commentCount: number;
  /** The profile of a signed-in member, for 和我相似. */
  profile: Profile | null;
}

/** Comments of buyers; their script and data are loaded when the section scrolls near the viewport. */
export function Comments({ commentCount, ...list }: CommentsProps) {
  const { ref, isNear } = useIsNear<HTMLElement>();
  return (
    <Section id="comments" title="评价" count={displayCount(commentCount)} ref={ref}>
      {isNear && (
        <Suspense fallback={<CommentsLoading />}>
          <CommentList {...list} loading={<CommentsLoading />} />
        </Suspense>
      )}
    </Section>
  );
}

const CommentsLoading = () => (
  <Loading>
    <Skeleton shape="title" width="third" />
    <Skeleton />
    <Skeleton width="wide" />
  </Loading>
);
