import type { Survey } from '@huarong/contract/surveys';
import { shanghaiIso } from '@huarong/core/shared';
import { surveyStatus } from '@huarong/core/surveys';
import type { SurveyRow } from './surveys.queries.ts';

export const questionsOf = ({ questions }: SurveyRow) => questions;

export const placesLeft = ({ places, answered }: SurveyRow): number | null =>
  places === null ? null : Math.max(0, places - answered);

export const statusOf = (row: SurveyRow, now: Date) =>
  surveyStatus({
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    placesLeft: placesLeft(row),
    isAnswered: row.answered_at !== null,
    now,
  });

export function presentSurvey(row: SurveyRow, now: Date): Survey {
  const left = placesLeft(row);
  return {
    surveyId: row.id,
    title: row.title,
    intro: row.intro,
    questionCount: questionsOf(row).length,
    minutes: row.minutes,
    points: row.points,
    status: statusOf(row, now),
    opensAt: shanghaiIso(row.opens_at),
    closesAt: shanghaiIso(row.closes_at),
    ...(left !== null && { placesLeft: left }),
    ...(row.answered_at !== null && { answeredAt: shanghaiIso(row.answered_at) }),
  };
}
