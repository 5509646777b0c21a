import type { Profile } from '@huarong/contract/account';
import { Button, Loading, Notice, Skeleton } from '@huarong/ui';
import { useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import { useApiQuery } from '../../../../platform/deferred/use-api-query.ts';
import { useIsNear } from '../../../../platform/deferred/use-is-near.ts';
import { displayCount } from '../../../catalogue/index.ts';
import { Section } from '../../Section/Section.tsx';
import { InlinePager } from '../InlinePager/InlinePager.tsx';
import { Comment } from './Comment.tsx';
import { type CommentChoice, CommentFilters } from './CommentFilters.tsx';
import styles from './Comments.module.css';
import { RatingSummary } from './RatingSummary.tsx';

const PAGE_SIZE = 10;

interface CommentsProps {
  productId: string;
  skuId: string;
  commentCount: number;
  /** The profile of a signed-in member, for 和我相似. */
  profile: Profile | null;
}

/** Comments of buyers, fetched when the section scrolls near the viewport. */
export function Comments({ productId, skuId, commentCount, profile }: CommentsProps) {
  const { ref, isNear } = useIsNear<HTMLElement>();
  const [chosen, setChosen] = useState<CommentChoice>({});
  const [isThisSkuOnly, setThisSkuOnly] = useState(false);
  const [page, setPage] = useState(1);
  const key = isNear ? JSON.stringify([productId, chosen, isThisSkuOnly && skuId, page]) : null;
  const { query, refetch } = useApiQuery(key, () =>
    browserApi({ quiet: true }).community.listComments({
      productId,
      pageNo: page,
      pageSize: PAGE_SIZE,
      ...(chosen as { filter?: 'all' }),
      ...(isThisSkuOnly && { skuId }),
    }),
  );
  const choose = (next: CommentChoice) => {
    setChosen(next);
    setPage(1);
  };
  const answer = query.value;
  return (
    <Section id="comments" title="评价" count={displayCount(commentCount)} ref={ref}>
      {answer && (
        <>
          <RatingSummary summary={answer.summary} />
          <CommentFilters
            summary={answer.summary}
            profile={profile}
            chosen={chosen}
            onChoose={choose}
            isThisSkuOnly={isThisSkuOnly}
            onThisSkuOnly={(isOnly) => {
              setThisSkuOnly(isOnly);
              setPage(1);
            }}
          />
          {answer.list.length === 0 && <p className={styles.none}>还没有这样的评价，换个条件看看。</p>}
          <div className={styles.list} aria-busy={query.state === 'loading'}>
            {answer.list.map((comment) => (
              <Comment key={comment.commentId} comment={comment} onVoted={refetch} />
            ))}
          </div>
          <InlinePager listName="评价" page={page} pageCount={answer.totalPages} onPage={setPage} />
        </>
      )}
      {!answer && query.state === 'loading' && (
        <Loading>
          <Skeleton shape="title" width="third" />
          <Skeleton />
          <Skeleton width="wide" />
        </Loading>
      )}
      {query.state === 'failed' && (
        <Notice tone="error" action={<Button onClick={refetch}>再试一次</Button>}>
          {query.message}
        </Notice>
      )}
    </Section>
  );
}
