import { Button, ButtonLink, Loading, Notice, Skeleton } from '@huarong/ui';
import { Suspense, useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import { lazyOptional } from '../../../../platform/components/lazy-optional.ts';
import { useApiQuery } from '../../../../platform/deferred/use-api-query.ts';
import { useIsNear } from '../../../../platform/deferred/use-is-near.ts';
import { displayCount } from '../../../catalogue/index.ts';
import { Section } from '../../Section/Section.tsx';
import { Question } from './Question.tsx';
import styles from './Questions.module.css';

const AskDialog = lazyOptional(async () => (await import('./AskDialog.tsx')).AskDialog);
const SHOWN_COUNT = 4;

/** The most asked questions, with a link to the page of all. */
export function Questions({ productId, questionCount }: { productId: string; questionCount: number }) {
  const { ref, isNear } = useIsNear<HTMLElement>();
  /** Null until it is opened for the first time: the form is fetched then. */
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const { query, refetch } = useApiQuery(isNear ? productId : null, () =>
    browserApi({ quiet: true }).community.listConsultations({ productId, pageNo: 1, pageSize: SHOWN_COUNT }),
  );
  const answer = query.value;
  return (
    <Section
      id="questions"
      title="问大家"
      count={displayCount(answer?.total ?? questionCount)}
      ref={ref}
      action={
        <Button size="sm" onClick={() => setAsking(true)}>
          我要提问
        </Button>
      }
    >
      {answer?.list.map((question) => (
        <Question key={question.consultationId} productId={productId} question={question} />
      ))}
      {answer?.total === 0 && <p className={styles.none}>还没有人提问，来问第一个问题吧。</p>}
      {answer && answer.total > SHOWN_COUNT && (
        <ButtonLink href={`/consultation/${productId}.html`}>查看全部 {answer.total} 个问题</ButtonLink>
      )}
      {!answer && query.state === 'loading' && (
        <Loading>
          <Skeleton width="half" />
          <Skeleton width="wide" />
        </Loading>
      )}
      {query.state === 'failed' && (
        <Notice tone="error" action={<Button onClick={refetch}>再试一次</Button>}>
          {query.message}
        </Notice>
      )}
      {isAsking !== null && (
        <Suspense fallback={null}>
          <AskDialog
            productId={productId}
            open={isAsking}
            onClose={() => setAsking(false)}
            onAsked={refetch}
          />
        </Suspense>
      )}
    </Section>
  );
}
