import type { StoredAnswers, SurveyQuestion } from '@huarong/core/surveys';
import { sql } from 'kysely';
import type { JsonOf, Queryable, Tx } from '#platform/database';

declare module '#platform/database' {
  interface DeclaredColumns {
    survey: { questions: JsonOf<SurveyQuestion[]> };
  }
}

/** Surveys with the time of the member's answer. */
const selectSurveys = (db: Queryable, memberId: string) =>
  db
    .selectFrom('survey')
    .leftJoin('survey_answer', (join) =>
      join.onRef('survey_answer.survey_id', '=', 'survey.id').on('survey_answer.member_id', '=', memberId),
    )
    .selectAll('survey')
    .select('survey_answer.at as answered_at');

/** Open and upcoming surveys, and those the member has answered. */
export const listSurveys = (db: Queryable, memberId: string) =>
  selectSurveys(db, memberId)
    .where((row) =>
      row.or([
        row('survey_answer.at', 'is not', null),
        row.and([row('survey.state', '=', 'live'), row('survey.closes_at', '>', sql<Date>`shop_now()`)]),
      ]),
    )
    .orderBy('survey.closes_at')
    .orderBy('survey.id')
    .execute();
export type SurveyRow = Awaited<ReturnType<typeof listSurveys>>[number];

export const findSurvey = async (
  db: Queryable,
  memberId: string,
  surveyId: string,
): Promise<SurveyRow | null> =>
  (await selectSurveys(db, memberId)
    .where('survey.id', '=', surveyId)
    .where((row) => row.or([row('survey.state', '=', 'live'), row('survey_answer.at', 'is not', null)]))
    .executeTakeFirst()) ?? null;

interface NewAnswer {
  surveyId: string;
  memberId: string;
  answers: StoredAnswers;
  points: number;
}

/** False when the member has already answered. */
export async function saveAnswer(
  tx: Tx,
  { surveyId, memberId, answers, points }: NewAnswer,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('survey_answer')
    .values({
      survey_id: surveyId,
      member_id: memberId,
      answers: JSON.stringify(answers),
      points,
      at: sql<Date>`shop_now()`,
    })
    .onConflict((again) => again.columns(['survey_id', 'member_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes a place; false when none is left or the survey is not open. */
export async function takePlace(tx: Tx, surveyId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('survey')
    .set((row) => ({ answered: row('answered', '+', 1) }))
    .where('id', '=', surveyId)
    .where('state', '=', 'live')
    .where(sql<boolean>`shop_now() >= opens_at and shop_now() < closes_at`)
    .where(sql<boolean>`(places is null or answered < places)`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
