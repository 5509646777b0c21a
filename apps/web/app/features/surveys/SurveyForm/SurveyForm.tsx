import { Button, Progress } from '@huarong/ui';
import { Block } from '../../account/index.ts';
import type { OpenSurvey } from '../surveys-data.ts';
import { Question } from './Question.tsx';
import styles from './SurveyForm.module.css';
import { useAnswers } from './use-answers.ts';

interface SurveyFormProps {
  survey: OpenSurvey;
  onAnswered: (reward: { points: number; payPoints: number }) => void;
}

/** The questions with the progress; missing answers are reported on submit. */
export function SurveyForm({ survey, onAnswered }: SurveyFormProps) {
  const state = useAnswers(survey, onAnswered);
  const { questions } = survey;
  return (
    <Block title={survey.title} note={`共 ${questions.length} 题`} id="survey">
      <form className={styles.columns} onSubmit={state.send} noValidate>
        <ol className={styles.questions}>
          {questions.map((question, index) => (
            <Question
              key={question.id}
              number={index + 1}
              question={question}
              answer={state.answers[question.id]}
              onAnswer={(answer) => state.answer(question.id, answer)}
              problem={state.missing === index + 1 ? '请先回答这一题' : undefined}
            />
          ))}
          <li className={styles.foot}>
            <Button kind="ink" type="submit" loading={state.isSending} loadingLabel="正在提交">
              提交，得 {survey.points} 积分
            </Button>
            {state.problem && <p role="alert">{state.problem}</p>}
          </li>
        </ol>
        <aside className={styles.side}>
          <p>
            <b>
              已答 {state.count} / {questions.length}
            </b>
          </p>
          <Progress label="答题进度" percent={(state.count / questions.length) * 100} />
          <p>写到一半可以离开，在这台设备上回来接着答。</p>
          <p>完成后 {survey.points} 积分立即到账。答案不与姓名、手机号一起提供给品牌。</p>
        </aside>
      </form>
    </Block>
  );
}
