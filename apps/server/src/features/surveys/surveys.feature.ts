import { surveysContract } from '@huarong/contract/surveys';
import { accept, refuse } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { implement } from '#platform/feature';
import { answerSurvey } from './answer-survey.ts';
import { presentSurvey, questionsOf } from './present-survey.ts';
import { findSurvey, listSurveys } from './surveys.queries.ts';

export const surveysFeature = implement(surveysContract, {
  async list({ db, actor }) {
    const now = await readClock(db);
    const surveys = await listSurveys(db, actor.memberId);
    return accept({ surveys: surveys.map((survey) => presentSurvey(survey, now)) });
  },

  async detail({ db, actor }, { surveyId }) {
    const survey = await findSurvey(db, actor.memberId, surveyId);
    if (!survey) return refuse({ code: 'survey-not-found' });
    return accept({ ...presentSurvey(survey, await readClock(db)), questions: questionsOf(survey) });
  },

  answer: ({ db, actor }, { surveyId, answers }) =>
    answerSurvey(db, { memberId: actor.memberId, surveyId, answers }),
});
