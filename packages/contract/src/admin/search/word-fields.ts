import { z } from 'zod';
import { text, wholeNumber } from '../../kit/fields.ts';
import { rowId } from '../kit/index.ts';

export const wordKind = z.enum(['two-way', 'one-way', 'nickname', 'filler']);

/** Letters, digits and what names contain: `维c`, `l'eau`, `no.5`. */
const word = z
  .string()
  .trim()
  .min(1)
  .max(20)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}\p{M} .+'’·&-]*$/u);

/** A group as staff write it. */
const wordGroup = z.object({
  kind: wordKind,
  words: z.array(word).min(1).max(60),
  /** Of one-way words what they also find; of nicknames product ids. */
  targets: z.array(word).max(20).default([]),
});

/** A change of words that is not saved yet. */
export const wordChange = z.discriminatedUnion('do', [
  wordGroup.extend({ do: z.literal('save'), groupId: rowId.nullable().default(null) }),
  z.object({ do: z.literal('remove'), groupId: rowId }),
]);

/** What a change does to the judged queries. */
const judgedChange = z.object({ query: z.string(), before: z.number(), after: z.number() });
export const effect = z.object({
  /** How many judged queries this catalogue can answer, and how many others there are. */
  queries: z.int(),
  leftOut: z.int(),
  /** nDCG over these queries, from 0 to 1; null when there are none. */
  before: z.number().nullable(),
  after: z.number().nullable(),
  better: z.array(judgedChange),
  worse: z.array(judgedChange),
  /** It falls by so much that saving asks for a confirmation. */
  needsConfirmation: z.boolean(),
  /** Proves to the saving call that this change was measured with the words of now. */
  token: z.string(),
});

export const saving = {
  token: z.string().max(200).default(''),
  /** Saved although the judged queries get worse. */
  confirmed: z.boolean().default(false),
};
export const version = wholeNumber({ min: 1, max: 1_000_000_000 });
export const query = text(50);

export const foundProduct = z.object({
  productId: z.string(),
  name: z.string(),
  brandName: z.string(),
  imagePath: z.string().nullable(),
  isInStock: z.boolean(),
});
