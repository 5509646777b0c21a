import { z } from 'zod';
import { text, time } from '../../kit/fields.ts';
import {
  adminRead,
  adminWrite,
  cursor,
  defineAdminContract,
  listPage,
  listSize,
  reason,
  rowId,
} from '../kit/index.ts';
import { searchWordsRoutes } from './search.routes.ts';
import { effect, foundProduct, query, saving, version, wordChange, wordKind } from './word-fields.ts';

const group = z.object({
  groupId: z.string(),
  kind: wordKind,
  words: z.array(z.string()),
  /** Of nicknames the names of products; `isGone` when the shop no longer sells one. */
  targets: z.array(z.object({ id: z.string(), label: z.string(), isGone: z.boolean() })),
  version: z.int(),
  /** Null: came with the shop. */
  updatedBy: z.string().nullable(),
  updatedAt: time,
});

const hit = foundProduct.extend({
  rank: z.int(),
  /** How many places up (positive) or down compared with the other list; null: not in it. */
  moved: z.int().nullable(),
  score: z.number().nullable(),
  /** 同义词：口红 → 唇膏 */
  reasons: z.array(z.string()),
});
const triedSearch = z.object({
  total: z.int(),
  /** How the words were read. */
  words: z.array(
    z.object({
      typed: z.string(),
      use: z.enum(['matched', 'ignored', 'dropped']),
      synonyms: z.array(z.string()),
    }),
  ),
  /** 价格 ≤ ¥500 */
  intents: z.array(z.string()),
  /** 拼音：kouhong → 口红 */
  readAs: z.string().nullable(),
  notices: z.array(z.string()),
  hits: z.array(hit),
});

export const searchWordsContract = defineAdminContract({
  list: adminRead({
    route: searchWordsRoutes.list,
    summary: 'Synonyms, nicknames and ignored words of the search',
    permission: 'search:read',
    input: z.object({
      kind: wordKind.optional(),
      q: text(20).optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(group).extend({ counts: z.record(z.string(), z.int()) }),
    refusals: [],
  }),
  preview: adminRead({
    route: searchWordsRoutes.preview,
    summary: 'What a change of words does to the judged queries, before it is saved',
    permission: 'search:read',
    input: z.object({ change: wordChange }),
    output: effect,
    refusals: ['search-words-not-found', 'search-words-refused'],
  }),
  save: adminWrite({
    route: searchWordsRoutes.save,
    summary: 'Saves a group of words; one that makes judged queries worse has to be confirmed',
    permission: 'search:write',
    input: z.object({
      change: wordChange.refine((change) => change.do === 'save'),
      /** What was edited; null for a new group. */
      version: version.nullable().default(null),
      ...saving,
      reason,
    }),
    output: z.object({ groupId: rowId, version: z.int() }),
    refusals: [
      'search-words-not-found',
      'search-words-refused',
      'search-words-changed',
      'search-effect-unknown',
      'search-relevance-falls',
    ],
    subject: ({ change }, result) => ({
      kind: 'search-words',
      id: String(result?.groupId ?? change.groupId ?? 'new'),
    }),
    reason: 'required',
  }),
  remove: adminWrite({
    route: searchWordsRoutes.remove,
    summary: 'Removes a group of words',
    permission: 'search:write',
    input: z.object({ groupId: rowId, version, ...saving, reason }),
    output: z.object({ groupId: rowId }),
    refusals: [
      'search-words-not-found',
      'search-words-refused',
      'search-words-changed',
      'search-effect-unknown',
      'search-relevance-falls',
    ],
    subject: ({ groupId }) => ({ kind: 'search-words', id: groupId }),
    reason: 'required',
  }),
  tryOut: adminRead({
    route: searchWordsRoutes.tryOut,
    summary: 'A search with the reason of each result, before and after a change of words that is not saved',
    permission: 'search:read',
    input: z.object({ query, change: wordChange.nullable().default(null) }),
    output: z.object({ before: triedSearch, after: triedSearch.nullable(), milliseconds: z.number() }),
    refusals: ['search-words-not-found', 'search-words-refused'],
  }),
  findProducts: adminRead({
    route: searchWordsRoutes.findProducts,
    summary: 'Products by words or number, to choose one',
    permission: 'search:read',
    input: z.object({ q: text(40) }),
    output: z.object({ products: z.array(foundProduct) }),
    refusals: [],
  }),
});
