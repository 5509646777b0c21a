import { z } from 'zod';
import { time } from '../kit/fields.ts';

export const Survey = z.object({
  surveyId: z.string(),
  title: z.string(),
  intro: z.string(),
  questionCount: z.int(),
  minutes: z.int(),
  points: z.int(),
  status: z.enum(['open', 'done', 'upcoming', 'full', 'ended']),
  opensAt: time,
  closesAt: time,
  /** Remaining places, when limited. */
  placesLeft: z.int().optional(),
  answeredAt: time.optional(),
});
export type Survey = z.infer<typeof Survey>;

const questionFields = { id: z.string(), title: z.string(), isOptional: z.boolean().optional() };
/** Single choice, multiple choice, 0 to 10, or free text. */
export const SurveyQuestion = z.discriminatedUnion('kind', [
  z.object({ ...questionFields, kind: z.literal('one'), choices: z.array(z.string()) }),
  z.object({ ...questionFields, kind: z.literal('some'), choices: z.array(z.string()), most: z.int() }),
  z.object({ ...questionFields, kind: z.literal('score'), low: z.string(), high: z.string() }),
  z.object({ ...questionFields, kind: z.literal('text') }),
]);
export type SurveyQuestion = z.infer<typeof SurveyQuestion>;
