import { Button, ButtonLink, Loading, Notice, Skeleton } from '@huarong/ui';
import { useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import { useApiQuery } from '../../../../platform/deferred/use-api-query.ts';
import { useIsNear } from '../../../../platform/deferred/use-is-near.ts';
import { displayCount } from '../../../catalogue/index.ts';
import { PostTile, writePath } from '../../../community/index.ts';
import { Section } from '../../Section/Section.tsx';
import { InlinePager } from '../InlinePager/InlinePager.tsx';
import styles from './Posts.module.css';

const SHOWN_COUNT = 4;

interface PostsProps {
  productId: string;
  /** The sku a new post is tagged with; null when the product is delisted. */
  skuId: string | null;
  postCount: number;
}

/** Posts about the product, most liked first. */
export function Posts({ productId, skuId, postCount }: PostsProps) {
  const { ref, isNear } = useIsNear<HTMLElement>();
  const [page, setPage] = useState(1);
  const { query, refetch } = useApiQuery(isNear ? `${productId} ${page}` : null, () =>
    browserApi({ quiet: true }).community.listPosts({ productId, pageNo: page, pageSize: SHOWN_COUNT }),
  );
  const answer = query.value;
  return (
    <Section
      id="posts"
      title="社区笔记"
      count={displayCount(answer?.total ?? postCount)}
      ref={ref}
      action={
        skuId !== null && (
          <ButtonLink size="sm" href={writePath({ productId, skuId })}>
            写笔记
          </ButtonLink>
        )
      }
    >
      {answer?.total === 0 && <p className={styles.none}>还没有人写到它，来写第一篇吧。</p>}
      <ul className={styles.posts} aria-busy={query.state === 'loading'}>
        {answer?.list.map((post) => (
          <li key={post.postId}>
            <PostTile post={post} sizes="220px" />
          </li>
        ))}
      </ul>
      <InlinePager listName="笔记" page={page} pageCount={answer?.totalPages ?? 0} onPage={setPage} />
      {!answer && query.state === 'loading' && (
        <Loading>
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
