import { z } from 'zod';
import { emptyObject, id, text, wholeNumber } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { Survey, SurveyQuestion } from './survey-views.ts';
import { surveysRoutes } from './surveys.routes.ts';

const Answer = z.object({
  questionId: id,
  choices: z.array(text(40)).max(20).optional(),
  score: wholeNumber({ min: 0, max: 10 }).optional(),
  text: z.string().trim().max(200).optional(),
});

export const surveysContract = defineContract({
  list: endpoint({
    route: surveysRoutes.list,
    summary: 'Surveys a member can answer now or soon, and answered ones',
    access: 'member',
    input: emptyObject,
    output: z.object({ surveys: z.array(Survey) }),
    refusals: [],
  }),
  detail: endpoint({
    route: surveysRoutes.detail,
    summary: 'A survey with its questions',
    access: 'member',
    input: z.object({ surveyId: id }),
    output: Survey.extend({ questions: z.array(SurveyQuestion) }),
    refusals: ['survey-not-found'],
  }),
  answer: endpoint({
    route: surveysRoutes.answer,
    summary: 'Answer a survey once and receive its points',
    access: 'member',
    input: z.object({ surveyId: id, answers: z.array(Answer).max(60) }),
    output: z.object({ points: z.int(), payPoints: z.int() }),
    refusals: ['survey-not-found', 'survey-closed', 'survey-full', 'survey-answered', 'survey-incomplete'],
  }),
});
