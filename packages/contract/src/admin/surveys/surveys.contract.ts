import { z } from 'zod';
import { emptyObject, id, text, time, wholeNumber } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract } from '../kit/index.ts';
import { surveysAdminRoutes } from './surveys.routes.ts';

const surveyState = z.enum(['draft', 'live', 'stopped']);
const questionFields = {
  id: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  title: z.string().trim().max(60),
  isOptional: z.boolean().optional(),
};
const choices = z.array(z.string().trim().max(40)).max(20);
const question = z.discriminatedUnion('kind', [
  z.object({ ...questionFields, kind: z.literal('one'), choices }),
  z.object({ ...questionFields, kind: z.literal('some'), choices, most: z.int().min(0).max(20) }),
  z.object({
    ...questionFields,
    kind: z.literal('score'),
    low: z.string().trim().max(20),
    high: z.string().trim().max(20),
  }),
  z.object({ ...questionFields, kind: z.literal('text') }),
]);

/** What staff write. */
const content = z.object({
  title: text(40, 1),
  intro: text(200, 1),
  minutes: wholeNumber({ min: 1, max: 60 }),
  points: wholeNumber({ min: 1, max: 100_000 }),
  /** How many may answer; null: everybody. */
  places: wholeNumber({ min: 1, max: 10_000_000 }).nullable(),
  opensAt: z.iso.datetime({ offset: true }),
  closesAt: z.iso.datetime({ offset: true }),
  questions: z.array(question).max(50),
});
const survey = content.extend({
  surveyId: z.string(),
  state: surveyState,
  answered: z.int(),
  version: z.int(),
  updatedBy: z.string().nullable(),
  updatedAt: time.nullable(),
});
const oneSurvey = z.object({ surveyId: id });
const ofSurvey = ({ surveyId }: { surveyId: string }) => ({ kind: 'survey', id: surveyId }) as const;

export const surveysAdminContract = defineAdminContract({
  list: adminRead({
    route: surveysAdminRoutes.list,
    summary: 'The latest surveys, by when they open',
    permission: 'content:read',
    input: emptyObject,
    output: z.object({
      surveys: z.array(survey.omit({ questions: true }).extend({ questionCount: z.int() })),
    }),
    refusals: [],
  }),
  detail: adminRead({
    route: surveysAdminRoutes.detail,
    summary: 'A survey with its questions',
    permission: 'content:read',
    input: oneSurvey,
    output: survey,
    refusals: ['no-such-survey'],
  }),
  results: adminRead({
    route: surveysAdminRoutes.results,
    summary: 'How often each answer was given, without who gave it',
    permission: 'content:read',
    input: oneSurvey,
    output: z.object({
      answered: z.int(),
      questions: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          kind: z.enum(['one', 'some', 'score', 'text']),
          given: z.int(),
          counts: z.array(z.object({ answer: z.string(), count: z.int() })),
          /** Of scores. */
          average: z.number().nullable(),
          /** The latest free texts. */
          texts: z.array(z.string()),
        }),
      ),
    }),
    refusals: ['no-such-survey'],
  }),
  create: adminWrite({
    route: surveysAdminRoutes.create,
    summary: 'Writes a new survey as a draft',
    permission: 'content:write',
    input: content,
    output: z.object({ surveyId: z.string() }),
    refusals: ['survey-refused'],
    subject: (_input, result) => ({ kind: 'survey', id: result?.surveyId ?? 'new' }),
    reason: 'none',
  }),
  save: adminWrite({
    route: surveysAdminRoutes.save,
    summary: 'Changes a survey; once it was published, its questions and its reward stay',
    permission: 'content:write',
    input: content.extend({ surveyId: id, version: wholeNumber({ min: 1, max: 1_000_000 }) }),
    output: z.object({ version: z.int() }),
    refusals: ['no-such-survey', 'survey-refused', 'survey-conflict'],
    subject: ofSurvey,
    reason: 'none',
  }),
  setState: adminWrite({
    route: surveysAdminRoutes.setState,
    summary: 'Publishes a survey, stops it, or takes it back to a draft while nobody has answered',
    permission: 'content:publish',
    input: oneSurvey.extend({ state: surveyState }),
    output: z.null(),
    refusals: ['no-such-survey', 'survey-state-wrong', 'survey-refused'],
    subject: ofSurvey,
    reason: 'none',
  }),
});
