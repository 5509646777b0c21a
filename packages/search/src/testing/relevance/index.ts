import type { SearchIndex } from '../../build/build-index.ts';
import type { SearchDocument } from '../../document.ts';
import { search } from '../../query/search.ts';
import { judge, type Verdict } from './judge.ts';
import type { Judged } from './judged.ts';
import { FORMS, INITIALS, PINYIN, SLIPS } from './queries/keyboard.ts';
import { BRAND_AND_SHELF, BRANDS, NICKNAMES, PRODUCTS, SHADES } from './queries/names.ts';
import { MIXED, NONSENSE, SENTENCES, SYNONYMS } from './queries/wishes.ts';
import { DESCRIBED, SHELF_WORDS } from './queries/words.ts';

export const GROUPS: Readonly<Record<string, readonly Judged[]>> = {
  'words of the shelves': SHELF_WORDS,
  'described in words': DESCRIBED,
  'other words for it': SYNONYMS,
  'names of goods': PRODUCTS,
  nicknames: NICKNAMES,
  shades: SHADES,
  brands: BRANDS,
  'brand and shelf': BRAND_AND_SHELF,
  pinyin: PINYIN,
  initials: INITIALS,
  'slips of the finger': SLIPS,
  'other forms': FORMS,
  'two scripts': MIXED,
  sentences: SENTENCES,
  nonsense: NONSENSE,
};

export interface JudgedAnswer extends Verdict {
  group: string;
  typed: string;
}

/** Asks everything and judges every answer. */
export function judgeAll(index: SearchIndex, catalogue: readonly SearchDocument[]): JudgedAnswer[] {
  const byId = new Map(catalogue.map((product) => [product.id, product]));
  return Object.entries(GROUPS).flatMap(([group, queries]) =>
    queries.map((query) => {
      const { ids } = search(index, { keyword: query[0], pageSize: catalogue.length });
      const answer = ids.map((id) => byId.get(id)!);
      return { group, typed: query[0], ...judge(query, catalogue, answer) };
    }),
  );
}

export interface Score extends Verdict {
  name: string;
  queries: number;
}

/** One line for each group, and one for all. */
export function scoresOf(answers: readonly JudgedAnswer[]): { groups: Score[]; overall: Score } {
  const score = (name: string, list: readonly JudgedAnswer[]): Score => ({
    name,
    queries: list.length,
    ndcg: mean(list.map((each) => each.ndcg)),
    recall: mean(list.map((each) => each.recall)),
  });
  const groups = Map.groupBy(answers, (answer) => answer.group);
  return { groups: [...groups].map(([name, list]) => score(name, list)), overall: score('all', answers) };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
