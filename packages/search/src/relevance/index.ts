import type { SearchIndex } from '../build/build-index.ts';
import { search } from '../query/search.ts';
import type { JudgedDocument, JudgedQuery } from './judged-query.ts';
import { COLOURS } from './queries/colours.ts';
import { CONCERNS, EXCLUSIONS, ROUTINES } from './queries/concerns.ts';
import { MIXED, NONSENSE, SENTENCES, SYNONYMS } from './queries/intents.ts';
import { FORMS, INITIALS, PINYIN, TYPOS } from './queries/keyboard.ts';
import { BRAND_AND_CATEGORY, BRANDS, NICKNAMES, PRODUCTS, SHADES } from './queries/names.ts';
import { PRICES, RECIPIENTS } from './queries/prices.ts';
import { CATEGORY_WORDS, DESCRIBED } from './queries/words.ts';
import { HALF_PINYIN, HOMOPHONES, UNSOLD_BRANDS } from './queries/writing.ts';
import { type RelevanceScore, scoreResult } from './score-result.ts';

export type { JudgedDocument, JudgedQuery } from './judged-query.ts';
export { type JudgedSet, judgeCatalogue, scoreInSteps } from './judged-set.ts';

export const GROUPS: Readonly<Record<string, readonly JudgedQuery[]>> = {
  'category words': CATEGORY_WORDS,
  descriptions: DESCRIBED,
  synonyms: SYNONYMS,
  'product names': PRODUCTS,
  nicknames: NICKNAMES,
  shades: SHADES,
  brands: BRANDS,
  'brand and category': BRAND_AND_CATEGORY,
  pinyin: PINYIN,
  initials: INITIALS,
  typos: TYPOS,
  'traditional and full width': FORMS,
  'mixed scripts': MIXED,
  sentences: SENTENCES,
  'price words': PRICES,
  recipients: RECIPIENTS,
  concerns: CONCERNS,
  'colours and looks': COLOURS,
  routines: ROUTINES,
  exclusions: EXCLUSIONS,
  'half pinyin': HALF_PINYIN,
  homophones: HOMOPHONES,
  'brands not sold': UNSOLD_BRANDS,
  nonsense: NONSENSE,
};

/** Every query once; some are in two groups. */
export const JUDGED_QUERIES: readonly JudgedQuery[] = Object.values(GROUPS).flat();

export interface ScoredQuery extends RelevanceScore {
  group: string;
  typed: string;
}

/** Runs and scores every judged query. */
export function scoreAll(index: SearchIndex, catalogue: readonly JudgedDocument[]): ScoredQuery[] {
  const byId = new Map(catalogue.map((product) => [product.id, product]));
  return Object.entries(GROUPS).flatMap(([group, queries]) =>
    queries.map((query) => {
      const { ids } = search(index, { keyword: query[0], pageSize: catalogue.length });
      const answer = ids.map((id) => byId.get(id)!);
      return { group, typed: query[0], ...scoreResult(query, catalogue, answer) };
    }),
  );
}

export interface Score extends RelevanceScore {
  name: string;
  queries: number;
}

/** One score for each group and one overall. */
export function scoresOf(answers: readonly ScoredQuery[]): { groups: Score[]; overall: Score } {
  const score = (name: string, list: readonly ScoredQuery[]): Score => ({
    name,
    queries: list.length,
    ndcg: mean(list.map((each) => each.ndcg)),
    recall: mean(list.map((each) => each.recall)),
  });
  const groups = Map.groupBy(answers, (answer) => answer.group);
  return { groups: [...groups].map(([name, list]) => score(name, list)), overall: score('all', answers) };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
