import { STORE } from '@huarong/core/shared';
import { Breadcrumbs } from '@huarong/ui';
import { useState } from 'react';
import { TitleBanner } from '../../platform/components/TitleBanner/TitleBanner.tsx';
import { publishedPageHeaders } from '../../platform/pages/loaders.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { useSession } from '../../platform/session/use-session.ts';
import type { Route } from './+types/feedback.route';
import { GuestFeedbackForm, MemberFeedbackForm } from './FeedbackForm/FeedbackForm.tsx';
import { FeedbackLookup } from './FeedbackLookup/FeedbackLookup.tsx';
import styles from './feedback.module.css';
import { Received } from './Received/Received.tsx';

export const headers = publishedPageHeaders;

const { answerDays } = STORE.feedback;
const CRUMBS = [{ label: '首页', href: '/' }, { label: '意见反馈' }];

export const handle: PageHandle = { barTitle: '意见反馈' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '意见反馈｜花容 HUARONG',
    description: `告诉花容哪里不顺手：写下情况、附上截图，${answerDays} 个工作日内答复。`,
    path: '/campaign/feedback.html',
    crumbs: CRUMBS,
  });

/** Writing to the shop, and the answer to a guest. */
export default function FeedbackPage() {
  const { isSignedIn } = useSession();
  const [feedbackNo, setFeedbackNo] = useState<string | null>(null);
  return (
    <main id="main" className={styles.page}>
      <Breadcrumbs crumbs={CRUMBS} />
      <TitleBanner
        title="意见反馈"
        intro={`每一条都有人看，${answerDays} 个工作日内答复。急事请致电客服 400-000-0000（每日 9:00–23:00）。`}
      />
      <div className={styles.columns}>
        {feedbackNo !== null ? (
          <Received feedbackNo={feedbackNo} isSignedIn={isSignedIn} onAnother={() => setFeedbackNo(null)} />
        ) : isSignedIn ? (
          <MemberFeedbackForm onDone={setFeedbackNo} />
        ) : (
          <GuestFeedbackForm onDone={setFeedbackNo} />
        )}
        <aside className={styles.aside}>
          {isSignedIn ? (
            <p>
              你提交的反馈和答复在<a href="/myAccount/feedback">我的反馈</a>，有答复时消息中心会提醒。
            </p>
          ) : (
            <FeedbackLookup />
          )}
        </aside>
      </div>
    </main>
  );
}
