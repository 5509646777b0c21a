import type { Profile } from '@huarong/contract/account';
import { Button, Notice } from '@huarong/ui';
import { type ReactNode, useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import { useApiQuery } from '../../../../platform/deferred/use-api-query.ts';
import { InlinePager } from '../InlinePager/InlinePager.tsx';
import { Comment } from './Comment.tsx';
import { type CommentChoice, CommentFilters } from './CommentFilters.tsx';
import styles from './Comments.module.css';
import { RatingSummary } from './RatingSummary.tsx';

const PAGE_SIZE = 10;
const FOLDED = 3;

interface CommentListProps {
  productId: string;
  skuId: string;
  profile: Profile | null;
  loading: ReactNode;
}

/** The rating, the filters and the comments that match them. */
export default function CommentList({ productId, skuId, profile, loading }: CommentListProps) {
  const [chosen, setChosen] = useState<CommentChoice>({});
  const [isThisSkuOnly, setThisSkuOnly] = useState(false);
  const [page, setPage] = useState(1);
  /** A phone shows three until all are wanted. */
  const [isUnfolded, setUnfolded] = useState(false);
  const key = JSON.stringify([productId, chosen, isThisSkuOnly && skuId, page]);
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
    setUnfolded(true);
    setChosen(next);
    setPage(1);
  };
  const answer = query.value;
  return (
    <>
      {answer && (
        <>
          <RatingSummary
            summary={answer.summary}
            chosen={chosen.stars}
            onChoose={(stars) => choose(withStars(chosen, stars))}
          />
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
          <div
            className={styles.list}
            data-folded={!isUnfolded || undefined}
            aria-busy={query.state === 'loading'}
          >
            {answer.list.map((comment) => (
              <Comment key={comment.commentId} comment={comment} onVoted={refetch} />
            ))}
          </div>
          {!isUnfolded && answer.list.length > FOLDED && (
            <Button className={styles.unfold} block onClick={() => setUnfolded(true)}>
              查看全部评价
            </Button>
          )}
          <InlinePager listName="评价" page={page} pageCount={answer.totalPages} onPage={setPage} />
        </>
      )}
      {!answer && query.state === 'loading' && loading}
      {query.state === 'failed' && (
        <Notice tone="error" action={<Button onClick={refetch}>再试一次</Button>}>
          {query.message}
        </Notice>
      )}
    </>
  );
}

/** Pressing the chosen number of stars again removes the condition. */
function withStars({ stars: before, ...others }: CommentChoice, stars: number): CommentChoice {
  return before === stars ? others : { ...others, stars };
}
