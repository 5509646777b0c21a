import type { Profile } from '@huarong/contract/account';
import { Button, Chip, ChipRow, Loading, Notice, Skeleton } from '@huarong/ui';
import { useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { useAnswer } from '../../../platform/deferred/use-api-query.ts';
import { useNear } from '../../../platform/deferred/use-is-near.ts';
import { displayCount } from '../../catalogue/index.ts';
import { PageSteps } from '../PageSteps/PageSteps.tsx';
import { Section } from '../Section/Section.tsx';
import { Comment } from './Comment.tsx';
import styles from './Comments.module.css';
import type { Likeness } from './likeness-of.ts';
import { SimilarChip } from './SimilarChip.tsx';
import { Summary } from './Summary.tsx';

const PAGE_SIZE = 10;

interface CommentsProps {
  productId: string;
  skuId: string;
  commentCount: number;
  /** Of a member: what she is like. */
  profile: Profile | null;
}
type Filter = { filter?: string; tag?: string } & Partial<Likeness>;

/** What buyers say, asked for when the shopper comes near. */
export function Comments({ productId, skuId, commentCount, profile }: CommentsProps) {
  const { ref, isNear } = useNear<HTMLElement>();
  const [chosen, setChosen] = useState<Filter>({});
  const [isThisSku, setThisSku] = useState(false);
  const [page, setPage] = useState(1);
  const key = isNear ? JSON.stringify([productId, chosen, isThisSku && skuId, page]) : null;
  const { asked, askAgain } = useAnswer(key, () =>
    browserApi({ quiet: true }).community.listComments({
      productId,
      pageNo: page,
      pageSize: PAGE_SIZE,
      ...(chosen as { filter?: 'all' }),
      ...(isThisSku && { skuId }),
    }),
  );
  const choose = (next: Filter) => {
    setChosen(next);
    setPage(1);
  };
  const answer = asked.value;
  return (
    <Section id="comments" title="评价" count={displayCount(commentCount)} ref={ref}>
      {answer && (
        <>
          <Summary summary={answer.summary} />
          <ChipRow>
            {answer.summary.filters.map(({ filter, label, count }) => (
              <Chip
                key={filter}
                selected={(chosen.filter ?? 'all') === filter && !chosen.tag}
                onClick={() => choose({ filter })}
              >
                {label} {displayCount(count)}
              </Chip>
            ))}
            {answer.summary.tags.map(({ tag, count }) => (
              <Chip key={tag} selected={chosen.tag === tag} onClick={() => choose({ tag })}>
                {tag} {displayCount(count)}
              </Chip>
            ))}
            <SimilarChip
              profile={profile}
              selected={chosen.filter === 'similar'}
              onChoose={(likeness) => choose({ filter: 'similar', ...likeness })}
            />
            <Chip
              selected={isThisSku}
              onClick={() => {
                setThisSku(!isThisSku);
                setPage(1);
              }}
            >
              只看当前规格
            </Chip>
          </ChipRow>
          {answer.list.length === 0 && <p className={styles.none}>还没有这样的评价，换个条件看看。</p>}
          <div className={styles.list} aria-busy={asked.state === 'asking'}>
            {answer.list.map((comment) => (
              <Comment key={comment.commentId} comment={comment} onVoted={askAgain} />
            ))}
          </div>
          <PageSteps what="评价" page={page} pageCount={answer.totalPages} onPage={setPage} />
        </>
      )}
      {!answer && asked.state === 'asking' && (
        <Loading>
          <Skeleton shape="title" width="third" />
          <Skeleton />
          <Skeleton width="wide" />
        </Loading>
      )}
      {asked.state === 'failed' && (
        <Notice tone="error" action={<Button onClick={askAgain}>再试一次</Button>}>
          {asked.message}
        </Notice>
      )}
    </Section>
  );
}
