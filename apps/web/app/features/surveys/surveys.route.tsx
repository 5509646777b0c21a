import { groupDigits } from '@huarong/core/shared';
import { EmptyState, Notice, TabLinks } from '@huarong/ui';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { AccountFailure, Block, PageHead, PageLoading } from '../account/index.ts';
import type { Route } from './+types/surveys.route';
import { SurveyForm } from './SurveyForm/SurveyForm.tsx';
import { SurveyRow } from './SurveyRow/SurveyRow.tsx';
import styles from './surveys.module.css';
import { loadSurveys, surveysPath, type Tab } from './surveys-data.ts';
import { TryoutEntry, TryoutProducts } from './TryoutEntry/TryoutEntry.tsx';

export const clientLoader = memberLoader(loadSurveys);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('问卷与试用');
export const HydrateFallback = PageLoading;

/** Surveys that can be answered come first. */
const ORDER = ['open', 'upcoming', 'full'] as const;

interface Reward {
  points: number;
  payPoints: number;
}

/** Open and answered surveys, and trial products. */
export default function Surveys({ loaderData: { tab, surveys, survey, tryouts } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [reward, setReward] = useState<Reward | null>(null);
  const done = surveys.filter(({ status }) => status === 'done');
  const open = ORDER.flatMap((openStatus) => surveys.filter(({ status }) => status === openStatus));
  const shown = tab === 'done' ? done : open;
  const tabs: [Tab, string, number][] = [
    ['open', '可参加', open.length],
    ['done', '已完成', done.length],
    ['tryout', '试用装', tryouts.total],
  ];
  async function onAnswered(earned: Reward) {
    setReward(earned);
    window.scrollTo({ top: 0 });
    await navigate(surveysPath({}), { replace: true });
    // Refreshes the points in the member strip.
    await revalidate();
  }
  return (
    <>
      <PageHead title="问卷与试用" note="答完即得积分，答案只用于改进商品与服务" />
      <TabLinks
        label="问卷与试用"
        links={tabs.map(([entry, label, count]) => ({
          label,
          href: surveysPath({ tab: entry }),
          current: entry === tab,
          ...(count > 0 && { count }),
        }))}
      />
      {reward && <RewardNotice {...reward} />}
      {tab === 'tryout' ? (
        <TryoutEntry tryouts={tryouts} />
      ) : (
        <ul className={styles.list}>
          {shown.map((entry) => (
            <SurveyRow
              key={entry.surveyId}
              survey={entry}
              isAnswering={entry.surveyId === survey?.surveyId}
            />
          ))}
        </ul>
      )}
      {tab !== 'tryout' && shown.length === 0 && <NoSurveys isDone={tab === 'done'} />}
      {tab === 'open' && survey && (
        <SurveyForm key={survey.surveyId} survey={survey} onAnswered={onAnswered} />
      )}
      {tab === 'open' && tryouts.list.length > 0 && (
        <Block title="试用装" aside={<a href={surveysPath({ tab: 'tryout' })}>全部 {tryouts.total} 件</a>}>
          <TryoutProducts tryouts={tryouts} />
        </Block>
      )}
    </>
  );
}

const RewardNotice = ({ points, payPoints }: Reward) => (
  <div className={styles.thanks} role="status">
    <Notice tone="ok" action={<a href="/myAccount/integralFlow">查看积分</a>}>
      谢谢，{points} 积分已到账。现有 {groupDigits(payPoints)} 积分。
    </Notice>
  </div>
);

const NoSurveys = ({ isDone }: { isDone: boolean }) => (
  <EmptyState icon="list" title={isDone ? '还没有答过问卷' : '暂时没有问卷'}>
    {isDone ? '答完的问卷会留在这里。' : '有新的问卷会在消息里通知你。'}
  </EmptyState>
);
