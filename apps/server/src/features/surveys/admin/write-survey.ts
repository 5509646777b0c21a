import { randomUUID } from 'node:crypto';
import { accept, refuse } from '@huarong/core/shared';
import { findQuestionProblem } from '@huarong/core/surveys';
import type { AdminWriteContext } from '#platform/admin';
import { canonicalJson } from '#platform/idempotency';
import { columnsOf, lockSurvey, type SurveyContent } from './surveys-admin.queries.ts';

/** Begins as a draft, which no member sees. */
export async function createSurvey({ db, staff }: AdminWriteContext, content: SurveyContent) {
  const problem = findProblem(content);
  if (problem !== null) return refuse({ code: 'survey-refused', reason: problem });
  const surveyId = `s-${randomUUID()}`;
  await db
    .insertInto('survey')
    .values({ id: surveyId, state: 'draft', ...columnsOf(content, staff.staffId) })
    .execute();
  return accept({ surveyId });
}

/** Of a survey that was published, texts, window and places change; questions and reward stay as they were asked. */
export async function saveSurvey(
  { db, staff }: AdminWriteContext,
  { surveyId, version, ...content }: SurveyContent & { surveyId: string; version: number },
) {
  const survey = await lockSurvey(db, surveyId);
  if (!survey) return refuse({ code: 'no-such-survey' });
  if (survey.version !== version) return refuse({ code: 'survey-conflict' });
  const isAsked = survey.state !== 'draft' || survey.answered > 0;
  const isSame = canonicalJson(survey.questions) === canonicalJson(content.questions);
  if (isAsked && (!isSame || survey.points !== content.points))
    return refuse({ code: 'survey-refused', reason: '发布之后题目与积分不能改，回答会对不上' });
  if (content.places !== null && content.places < survey.answered)
    return refuse({ code: 'survey-refused', reason: `已有 ${survey.answered} 人回答，名额不能更少` });
  const problem = findProblem(content);
  if (problem !== null) return refuse({ code: 'survey-refused', reason: problem });
  await db
    .updateTable('survey')
    .set({ ...columnsOf(content, staff.staffId), version: version + 1 })
    .where('id', '=', surveyId)
    .execute();
  return accept({ version: version + 1 });
}

function findProblem({ opensAt, closesAt, questions }: SurveyContent): string | null {
  if (Date.parse(closesAt) <= Date.parse(opensAt)) return '结束时间应在开始之后';
  return findQuestionProblem(questions);
}

const FROM = { draft: ['stopped', 'live'], live: ['draft', 'stopped'], stopped: ['live'] } as const;

export async function setSurveyState(
  { db, staff }: AdminWriteContext,
  { surveyId, state }: { surveyId: string; state: keyof typeof FROM },
) {
  const survey = await lockSurvey(db, surveyId);
  if (!survey) return refuse({ code: 'no-such-survey' });
  const isAllowed = (FROM[state] as readonly string[]).includes(survey.state);
  if (!isAllowed || (state === 'draft' && survey.answered > 0)) return refuse({ code: 'survey-state-wrong' });
  if (state === 'live') {
    const problem = findQuestionProblem(survey.questions);
    if (problem !== null) return refuse({ code: 'survey-refused', reason: problem });
  }
  await db
    .updateTable('survey')
    .set({ state, updated_by: staff.staffId, version: survey.version + 1 })
    .where('id', '=', surveyId)
    .execute();
  return accept(null);
}
