import { surveysContract } from '@huarong/contract/surveys';
import { accept, refuse } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Context } from '#platform/context';
import { implement } from '#platform/feature';
import { answerSurvey } from './answer-survey.ts';
import { presentSurvey, questionsOf } from './present-survey.ts';
import { findSurvey, listSurveys } from './surveys.queries.ts';

export const surveysFeature = implement(surveysContract, {
  async list({ db, actor }) {
    const now = await readClock(db);
    const surveys = await listSurveys(db, memberOf(actor));
    return accept({ surveys: surveys.map((survey) => presentSurvey(survey, now)) });
  },

  async detail({ db, actor }, { surveyId }) {
    const survey = await findSurvey(db, memberOf(actor), surveyId);
    if (!survey) return refuse({ code: 'survey-not-found' });
    return accept({ ...presentSurvey(survey, await readClock(db)), questions: questionsOf(survey) });
  },

  answer: ({ db, actor }, { surveyId, answers }) =>
    answerSurvey(db, { memberId: memberOf(actor), surveyId, answers }),
});

/** The contract admits only members to these calls. */
function memberOf(actor: Context['actor']): string {
  if (actor.kind !== 'member') throw new TypeError('only members answer surveys');
  return actor.memberId;
}
