import { STORE } from '@huarong/core/shared';
import { ButtonLink, EmptyState } from '@huarong/ui';
import type { Api } from '../../platform/api/index.ts';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { unwrapReply } from '../../platform/session/unwrap-reply.ts';
import { AccountFailure, PageHead, PageLoading } from '../account/index.ts';
import type { Route } from './+types/own-feedback.route';
import { FeedbackCard } from './FeedbackCard/FeedbackCard.tsx';

const loadFeedback = async (api: Api) => unwrapReply(await api.feedback.list({}));

export const clientLoader = memberLoader(loadFeedback);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('我的反馈');
export const HydrateFallback = PageLoading;

const WRITE = '/campaign/feedback.html';

/** The feedback of the member with the answers, newest first. */
export default function OwnFeedbackPage({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="我的反馈" note="有答复时消息中心会提醒" actions={<a href={WRITE}>写反馈</a>} />
      {list.length === 0 ? (
        <EmptyState
          icon="chat"
          title="还没有反馈"
          frame="dashed"
          actions={
            <ButtonLink kind="ink" href={WRITE}>
              写反馈
            </ButtonLink>
          }
        >
          哪里不顺手，写给我们，{STORE.feedback.answerDays} 个工作日内答复。
        </EmptyState>
      ) : (
        list.map((feedback) => <FeedbackCard key={feedback.feedbackNo} feedback={feedback} />)
      )}
    </>
  );
}
