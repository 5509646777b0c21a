import { STORE } from '@huarong/core/shared';
import { TabLinks } from '@huarong/ui';
import { privatePageMeta } from '../../../platform/pages/page-meta.ts';
import { memberLoader } from '../../../platform/session/member-loader.ts';
import { AccountFailure, PageHead, PageLoading } from '../../account/index.ts';
import type { Route } from './+types/comments.route';
import styles from './comments.module.css';
import { type CommentsData, loadComments } from './comments-data.ts';
import { QuestionPanel } from './QuestionPanel/QuestionPanel.tsx';
import { type CommentsQuery, commentsPath } from './query/comments-query.ts';
import { WaitingPanel } from './WaitingPanel/WaitingPanel.tsx';
import { WrittenPanel } from './WrittenPanel/WrittenPanel.tsx';

export const clientLoader = memberLoader(loadComments);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('我的评价');
export const HydrateFallback = PageLoading;

/** Items waiting for a comment, written comments, and the member's questions and answers. */
export default function Comments({ loaderData }: Route.ComponentProps) {
  const { query, counts } = loaderData;
  const tabs: [CommentsQuery['tab'], string, number][] = [
    ['waiting', '待评价', counts.waiting],
    ['written', '已评价', counts.written],
    ['followUp', '追评', counts.followUp],
    ['questions', '我的问答', counts.questions + counts.answers],
  ];
  return (
    <>
      <PageHead
        title="我的评价"
        note={`买过的商品可评价一次，${STORE.community.followUpDays} 天内可再追评一次`}
      />
      <TabLinks
        label="我的评价"
        links={tabs.map(([tab, label, count]) => ({
          label,
          href: commentsPath(query, { tab }),
          current: tab === query.tab,
          ...(count > 0 && { count }),
        }))}
      />
      {loaderData.tab === 'waiting' && <WaitingNote counts={counts} />}
      {loaderData.tab === 'waiting' && (
        <WaitingPanel query={query} waiting={loaderData.waiting} traits={loaderData.traits} />
      )}
      {(loaderData.tab === 'written' || loaderData.tab === 'followUp') && (
        <WrittenPanel query={query} written={loaderData.written} />
      )}
      {loaderData.tab === 'questions' && <QuestionPanel query={query} questions={loaderData.questions} />}
    </>
  );
}

/** The order list counts orders and only completed ones; here are items, also of orders just signed for. */
function WaitingNote({ counts }: { counts: CommentsData['counts'] }) {
  const { waiting, waitingCompletedOrders = 0, waitingCompletedItems = 0 } = counts;
  if (waiting === 0) return null;
  const signed = waiting - waitingCompletedItems;
  const parts = [
    ...(waitingCompletedOrders > 0
      ? [`${waitingCompletedOrders} 笔已完成订单的 ${waitingCompletedItems} 件待评价`]
      : []),
    ...(signed > 0 ? [`${signed} 件已签收、订单还没完成，也可以先评`] : []),
  ];
  return <p className={styles.note}>{parts.join('；')}。</p>;
}
