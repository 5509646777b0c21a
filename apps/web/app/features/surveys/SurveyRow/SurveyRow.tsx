import type { Survey } from '@huarong/contract/surveys';
import { Button, ButtonLink, StatusTag } from '@huarong/ui';
import { dayText, shortDayText } from '../../account/index.ts';
import { readDraft } from '../SurveyForm/answer-draft.ts';
import { surveysPath } from '../surveys-data.ts';
import styles from './SurveyRow.module.css';

interface SurveyRowProps {
  survey: Survey;
  /** Its questions are open below. */
  isAnswering: boolean;
}

/** A survey: duration, points and closing date. */
export const SurveyRow = ({ survey, isAnswering }: SurveyRowProps) => (
  <li className={styles.row} data-off={survey.status === 'full' || undefined}>
    <div>
      <h2>{survey.title}</h2>
      <p>
        {survey.questionCount} 题，约 {survey.minutes} 分钟。{survey.intro}
      </p>
    </div>
    <p className={styles.points}>
      +{survey.points}
      <small>积分</small>
    </p>
    <p className={styles.when}>{availabilityText(survey)}</p>
    <SurveyAction survey={survey} isAnswering={isAnswering} />
  </li>
);

function availabilityText({ status, opensAt, closesAt, placesLeft, answeredAt }: Survey) {
  if (answeredAt) return `${dayText(answeredAt)} 完成`;
  if (status === 'full') return '名额已满';
  if (status === 'upcoming') return `${shortDayText(opensAt)}起可填`;
  return (
    <>
      {shortDayText(closesAt)}截止
      {placesLeft !== undefined && <span>剩 {placesLeft} 个名额</span>}
    </>
  );
}

function SurveyAction({ survey: { surveyId, status, opensAt }, isAnswering }: SurveyRowProps) {
  if (status === 'done') return <StatusTag tone="ok">已完成</StatusTag>;
  if (status === 'open') {
    const answeredCount = Object.keys(readDraft(surveyId)).length;
    return (
      <ButtonLink
        size="sm"
        kind={isAnswering || answeredCount > 0 ? 'ink' : 'line'}
        href={`${surveysPath({ survey: surveyId })}#survey`}
      >
        {isAnswering ? '正在填写' : answeredCount > 0 ? `继续，已答 ${answeredCount} 题` : '开始'}
      </ButtonLink>
    );
  }
  return (
    <Button size="sm" disabled>
      {status === 'upcoming' ? `${shortDayText(opensAt)}开放` : '已满'}
    </Button>
  );
}
