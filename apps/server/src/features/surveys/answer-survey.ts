import { accept, type Result, refuse } from '@huarong/core/shared';
import { readAnswers, type SurveyAnswer } from '@huarong/core/surveys';
import { readClock } from '#platform/clock';
import { type Database, transaction } from '#platform/database';
import { earnPoints, getPointsBalance } from '../points/index.ts';
import { questionsOf, statusOf } from './present-survey.ts';
import { findSurvey, saveAnswer, takePlace } from './surveys.queries.ts';

type Refused =
  | { code: 'survey-not-found' | 'survey-closed' | 'survey-full' | 'survey-answered' }
  | { code: 'survey-incomplete'; number: number };
const REFUSALS = {
  done: 'survey-answered',
  full: 'survey-full',
  upcoming: 'survey-closed',
  ended: 'survey-closed',
} as const;

interface SurveySubmission {
  memberId: string;
  surveyId: string;
  answers: readonly SurveyAnswer[];
}

/** Saves the answers, takes a place and grants the points in one transaction. */
export const answerSurvey = (db: Database, { memberId, surveyId, answers }: SurveySubmission) =>
  transaction(db, async (tx): Promise<Result<{ points: number; payPoints: number }, Refused>> => {
    const survey = await findSurvey(tx, memberId, surveyId);
    if (!survey) return refuse({ code: 'survey-not-found' });
    const status = statusOf(survey, await readClock(tx));
    if (status !== 'open') return refuse({ code: REFUSALS[status] });
    const parsed = readAnswers(questionsOf(survey), answers);
    if (!parsed.ok) return parsed;

    const { points } = survey;
    // The member's answer row first: of concurrent submissions only one inserts it and goes on to take a place.
    if (!(await saveAnswer(tx, { surveyId, memberId, answers: parsed.value, points })))
      return refuse({ code: 'survey-answered' });
    if (!(await takePlace(tx, surveyId))) throw new NoPlaceLeft();
    await earnPoints(tx, {
      memberId,
      points,
      kind: 'reward',
      reference: `survey:${surveyId}`,
      text: `问卷：${survey.title}`,
    });
    return accept({ points, payPoints: (await getPointsBalance(tx, memberId)).payPoints });
  }).catch((error: unknown) => {
    if (error instanceof NoPlaceLeft) return refuse({ code: 'survey-full' as const });
    throw error;
  });

/** Thrown to roll back when the last place was taken meanwhile. */
class NoPlaceLeft extends Error {}
