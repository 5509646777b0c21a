import { findQuestionProblem } from '@huarong/core/surveys';
import { type FormEvent, useState } from 'react';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { QuestionEditor } from './QuestionEditor.tsx';
import { fromField, type Question, type Survey, toField } from './survey-texts.ts';

export type SurveyContent = Pick<
  Survey,
  'title' | 'intro' | 'minutes' | 'points' | 'places' | 'opensAt' | 'closesAt' | 'questions'
>;

interface SurveyFormProps {
  survey: SurveyContent;
  /** It was published: the questions and the reward stay. */
  isAsked: boolean;
  canWrite: boolean;
  action: string;
  /** The error, or null when it is saved. */
  onSave: (content: SurveyContent) => Promise<string | null>;
}

const newQuestion = (questions: readonly Question[]): Question => {
  const numbers = questions.map(({ id }) => Number(/^q(\d{1,6})$/.exec(id)?.[1] ?? 0));
  return { id: `q${Math.max(0, ...numbers) + 1}`, kind: 'one', title: '', choices: ['', ''] };
};

/** What a survey asks, when, and what for. */
export function SurveyForm({ survey, isAsked, canWrite, action, onSave }: SurveyFormProps) {
  const [questions, setQuestions] = useState<readonly Question[]>(survey.questions);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isFixed = isAsked || !canWrite;
  const change = (at: number, question: Question) => setQuestions(questions.with(at, question));
  const move = (at: number, by: 1 | -1) => {
    const [moved, other] = [questions[at], questions[at + by]];
    if (moved && other) setQuestions(questions.with(at, other).with(at + by, moved));
  };
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => String(data.get(name) ?? '').trim();
    const problem = findQuestionProblem(questions);
    if (typed('title') === '' || typed('intro') === '') return setError('请写名称和说明');
    if (!/^\d{1,2}$/.test(typed('minutes'))) return setError('时长应为 1 到 60 分钟');
    if (!isAsked && !/^[1-9]\d{0,5}$/.test(typed('points'))) return setError('奖励积分应为正整数');
    if (!/^\d{0,8}$/.test(typed('places'))) return setError('名额应为正整数，或不填');
    if (typed('opensAt') === '' || typed('closesAt') === '') return setError('请选开始和结束的时间');
    if (problem !== null) return setError(problem);
    setIsBusy(true);
    const places = Number(typed('places'));
    const refused = await onSave({
      title: typed('title'),
      intro: typed('intro'),
      minutes: Number(typed('minutes')),
      points: isAsked ? survey.points : Number(typed('points')),
      places: places > 0 ? places : null,
      opensAt: fromField(typed('opensAt')),
      closesAt: fromField(typed('closesAt')),
      questions: [...questions],
    });
    setIsBusy(false);
    setError(refused ?? undefined);
  }
  return (
    <form className="stack stack-4" onSubmit={submit}>
      <fieldset className="survey-facts" disabled={!canWrite}>
        <legend className="vh">问卷的情况</legend>
        <TextField label="名称" name="title" maxLength={40} defaultValue={survey.title} />
        <TextAreaField label="说明" name="intro" rows={2} maxLength={200} defaultValue={survey.intro} />
        <div className="survey-row-3">
          <TextField
            label="约几分钟"
            name="minutes"
            inputMode="numeric"
            defaultValue={String(survey.minutes)}
          />
          <TextField
            label="奖励积分"
            name="points"
            inputMode="numeric"
            defaultValue={String(survey.points)}
            readOnly={isAsked}
            hint={isAsked ? '发布之后不能改' : undefined}
          />
          <TextField
            label="名额"
            name="places"
            isOptional
            inputMode="numeric"
            defaultValue={survey.places === null ? '' : String(survey.places)}
          />
        </div>
        <div className="cols-2">
          <TextField
            label="开始（北京时间）"
            name="opensAt"
            type="datetime-local"
            defaultValue={toField(survey.opensAt)}
          />
          <TextField
            label="结束（北京时间）"
            name="closesAt"
            type="datetime-local"
            defaultValue={toField(survey.closesAt)}
          />
        </div>
      </fieldset>
      {isAsked && <p className="note">已发布过，题目与奖励不能再改：改了，已有的回答就对不上。</p>}
      {questions.map((question, at) => (
        <QuestionEditor
          key={question.id}
          question={question}
          number={at + 1}
          isFixed={isFixed}
          isFirst={at === 0}
          isLast={at === questions.length - 1}
          onChange={(changed) => change(at, changed)}
          onMove={(by) => move(at, by)}
          onRemove={() => setQuestions(questions.toSpliced(at, 1))}
        />
      ))}
      {!isFixed && (
        <div>
          <button
            type="button"
            className="btn"
            onClick={() => setQuestions([...questions, newQuestion(questions)])}
          >
            <Icon name="plus" size={14} />
            加一题
          </button>
        </div>
      )}
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      {canWrite && (
        <div className="acts">
          <button type="submit" className="btn btn-ink" disabled={isBusy}>
            {action}
          </button>
        </div>
      )}
    </form>
  );
}
