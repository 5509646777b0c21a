import { Link, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { formatTime } from '../../ui/format.ts';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/survey.route';
import { SurveyForm } from './SurveyForm.tsx';
import { SurveyResults } from './SurveyResults.tsx';
import { SURVEY_STATES, type SurveyRow } from './survey-texts.ts';

export const meta = () => [{ title: '问卷 · 花容管理后台' }];
export async function clientLoader({ params: { surveyId }, request }: Route.ClientLoaderArgs) {
  const isResults = new URL(request.url).searchParams.get('tab') === 'results';
  const [survey, results] = await Promise.all([
    load(api.surveys.detail({ surveyId })),
    isResults ? load(api.surveys.results({ surveyId })) : null,
  ]);
  return { survey, results };
}

/** One survey: what it asks, and what was answered. */
export default function SurveyPage({ loaderData: { survey, results } }: Route.ComponentProps) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const { surveyId, state, answered, version } = survey;
  async function setState(next: SurveyRow['state'], done: string) {
    const reply = await api.surveys.setState({ surveyId, state: next });
    showToast(reply.ok ? done : reply.refusal.message);
    void revalidate();
  }
  return (
    <>
      <div className="phead">
        <h1>{survey.title}</h1>
        <span className={SURVEY_STATES[state].className}>{SURVEY_STATES[state].label}</span>
        <span className="phead-n">
          {answered} 人回答，{formatTime(survey.opensAt)} 至 {formatTime(survey.closesAt)}
          {survey.updatedBy !== null && `，${survey.updatedBy} ${formatTime(survey.updatedAt)} 保存`}
        </span>
        {can('content:publish') && (
          <div className="acts">
            {state !== 'draft' && answered === 0 && (
              <button type="button" className="btn" onClick={() => void setState('draft', '已退回草稿')}>
                退回草稿
              </button>
            )}
            {state === 'live' ? (
              <button
                type="button"
                className="btn btn-danger"
                onClick={() => void setState('stopped', '已停止')}
              >
                停止
              </button>
            ) : (
              <button type="button" className="btn btn-ink" onClick={() => void setState('live', '已发布')}>
                发布
              </button>
            )}
          </div>
        )}
      </div>
      <nav className="views" aria-label="问卷">
        <Link to="?" aria-current={results ? undefined : 'page'}>
          内容
        </Link>
        <Link to="?tab=results" aria-current={results ? 'page' : undefined}>
          结果<span className="n">{answered}</span>
        </Link>
      </nav>
      {results ? (
        <SurveyResults results={results} title={survey.title} />
      ) : (
        <SurveyForm
          key={version}
          survey={survey}
          isAsked={state !== 'draft' || answered > 0}
          canWrite={can('content:write')}
          action="保存"
          onSave={async (content) => {
            const reply = await api.surveys.save({ surveyId, version, ...content });
            if (!reply.ok) return reply.refusal.message;
            showToast('已保存');
            void revalidate();
            return null;
          }}
        />
      )}
    </>
  );
}
