import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { showToast } from '../../ui/Toaster.tsx';
import { type SurveyContent, SurveyForm } from './SurveyForm.tsx';

export const meta = () => [{ title: '新问卷 · 花容管理后台' }];
const DAY_MS = 86_400_000;

/** An empty survey: two weeks from tomorrow. */
const emptySurvey = (now: number): SurveyContent => ({
  title: '',
  intro: '',
  minutes: 3,
  points: 50,
  places: null,
  opensAt: new Date(now + DAY_MS).toISOString(),
  closesAt: new Date(now + 15 * DAY_MS).toISOString(),
  questions: [{ id: 'q1', kind: 'one', title: '', choices: ['', ''] }],
});

/** Writes a survey as a draft. */
export default function NewSurveyPage() {
  const navigate = useNavigate();
  const can = useCan();
  const [survey] = useState(() => emptySurvey(Date.now()));
  return (
    <>
      <div className="phead">
        <h1>新问卷</h1>
        <span className="phead-n">先存为草稿，看过再发布</span>
      </div>
      <SurveyForm
        survey={survey}
        isAsked={false}
        canWrite={can('content:write')}
        action="存为草稿"
        onSave={async (content) => {
          const reply = await api.surveys.create(content);
          if (!reply.ok) return reply.refusal.message;
          showToast('已存为草稿');
          void navigate(`/surveys/${reply.value.surveyId}`);
          return null;
        }}
      />
    </>
  );
}
