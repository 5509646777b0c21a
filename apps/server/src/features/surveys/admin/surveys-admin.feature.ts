import { surveysAdminContract } from '@huarong/contract/admin/surveys';
import { accept, refuse } from '@huarong/core/shared';
import { SCORES, type SurveyQuestion } from '@huarong/core/surveys';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import {
  countAnswers,
  countGiven,
  findStaffSurvey,
  listAllSurveys,
  listTexts,
  type StaffSurveyRow,
} from './surveys-admin.queries.ts';
import { createSurvey, saveSurvey, setSurveyState } from './write-survey.ts';

/** Surveys as staff write and read them. */
export const surveysAdminFeature: AdminFeature = implementAdmin('surveys', surveysAdminContract, {
  async list({ db }) {
    return accept({
      surveys: (await listAllSurveys(db)).map((row) => ({
        ...presentSurvey(row),
        questionCount: row.questions.length,
      })),
    });
  },
  async detail({ db }, { surveyId }) {
    const survey = await findStaffSurvey(db, surveyId);
    if (!survey) return refuse({ code: 'no-such-survey' });
    return accept({ ...presentSurvey(survey), questions: survey.questions });
  },
  async results({ db }, { surveyId }) {
    const survey = await findStaffSurvey(db, surveyId);
    if (!survey) return refuse({ code: 'no-such-survey' });
    const counts = Map.groupBy(await countAnswers(db, surveyId), ({ question }) => question);
    const given = await countGiven(db, surveyId);
    const questions = [];
    for (const question of survey.questions) {
      const found = new Map(counts.get(question.id)?.map(({ answer, count }) => [answer, count]));
      questions.push({
        id: question.id,
        title: question.title,
        kind: question.kind,
        given: given.get(question.id) ?? 0,
        counts: answersOf(question).map((answer) => ({ answer, count: found.get(answer) ?? 0 })),
        average: question.kind === 'score' ? averageOf(found) : null,
        texts: question.kind === 'text' ? await listTexts(db, surveyId, question.id) : [],
      });
    }
    return accept({ answered: survey.answered, questions });
  },
  create: createSurvey,
  save: saveSurvey,
  setState: setSurveyState,
});

/** Every answer that could be given, also those that nobody gave. */
function answersOf(question: SurveyQuestion): string[] {
  if (question.kind === 'text') return [];
  return question.kind === 'score' ? SCORES.map(String) : question.choices;
}

function averageOf(counts: ReadonlyMap<string, number>): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const sum = [...counts].reduce((all, [score, count]) => all + Number(score) * count, 0);
  return total === 0 ? null : Math.round((sum / total) * 10) / 10;
}

const presentSurvey = (row: StaffSurveyRow) => ({
  surveyId: row.id,
  title: row.title,
  intro: row.intro,
  minutes: row.minutes,
  points: row.points,
  places: row.places,
  opensAt: row.opens_at.toISOString(),
  closesAt: row.closes_at.toISOString(),
  state: row.state,
  answered: row.answered,
  version: row.version,
  updatedBy: row.updater,
  updatedAt: row.updated_at?.toISOString() ?? null,
});
