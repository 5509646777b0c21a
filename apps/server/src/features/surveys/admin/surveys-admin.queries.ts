import type { SurveyQuestion } from '@huarong/core/surveys';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

const selectSurveys = (db: Queryable) =>
  db
    .selectFrom('survey')
    .leftJoin('staff', 'staff.id', 'survey.updated_by')
    .selectAll('survey')
    .select('staff.name as updater');
export type StaffSurveyRow = Awaited<ReturnType<ReturnType<typeof selectSurveys>['executeTakeFirstOrThrow']>>;

const MOST_LISTED = 200;
export const listAllSurveys = (db: Queryable): Promise<StaffSurveyRow[]> =>
  selectSurveys(db).orderBy('survey.opens_at', 'desc').orderBy('survey.id').limit(MOST_LISTED).execute();

export const findStaffSurvey = async (db: Queryable, surveyId: string): Promise<StaffSurveyRow | null> =>
  (await selectSurveys(db).where('survey.id', '=', surveyId).executeTakeFirst()) ?? null;

export const lockSurvey = (tx: Tx, surveyId: string) =>
  tx.selectFrom('survey').selectAll().where('id', '=', surveyId).forUpdate().executeTakeFirst();

export interface SurveyContent {
  title: string;
  intro: string;
  minutes: number;
  points: number;
  places: number | null;
  opensAt: string;
  closesAt: string;
  questions: readonly SurveyQuestion[];
}

export const columnsOf = ({ opensAt, closesAt, questions, ...content }: SurveyContent, staffId: number) => ({
  ...content,
  opens_at: new Date(opensAt),
  closes_at: new Date(closesAt),
  questions: JSON.stringify(questions),
  updated_by: staffId,
  updated_at: sql<Date>`shop_now()`,
});

/** How often each choice, score or text was given. Only the answers of this survey are read. */
export async function countAnswers(db: Queryable, surveyId: string) {
  const { rows } = await sql<{ question: string; answer: string; count: number }>`
    select question, answer, count(*)::int as count from (
      select given.key as question, choice as answer
      from survey_answer, jsonb_each(answers) as given(key, value),
        jsonb_array_elements_text(case jsonb_typeof(given.value) when 'array' then given.value else '[]' end) as choice
      where survey_id = ${surveyId}
      union all
      select given.key, given.value #>> '{}' from survey_answer, jsonb_each(answers) as given(key, value)
      where survey_id = ${surveyId} and jsonb_typeof(given.value) = 'number') each_answer
    group by question, answer`.execute(db);
  return rows;
}

/** How many answered each question. */
export async function countGiven(db: Queryable, surveyId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ question: string; count: number }>`
    select key as question, count(*)::int as count
    from survey_answer, jsonb_object_keys(answers) as key where survey_id = ${surveyId} group by key`.execute(
    db,
  );
  return new Map(rows.map(({ question, count }) => [question, count]));
}

const MOST_TEXTS = 50;
/** The latest free texts of a question, without who wrote them. */
export async function listTexts(db: Queryable, surveyId: string, questionId: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select answers ->> ${questionId} as text from survey_answer
    where survey_id = ${surveyId} and jsonb_typeof(answers -> ${questionId}) = 'string'
    order by at desc limit ${MOST_TEXTS}`.execute(db);
  return rows.map(({ text }) => text);
}
