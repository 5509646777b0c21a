import {
  explainSearch,
  type MatchReason,
  type SearchExplanation,
  type SearchIndex,
  search,
} from '@huarong/search';
import type { IndexedCatalogue } from '../index-source.ts';
import { type ProductPresenter, presentFound } from './present-found.ts';

const SHOWN = 10;
/** So far down a product is looked for in the other list. */
const COMPARED = 100;

const REASONS: ReadonlyMap<MatchReason['kind'], string> = new Map([
  ['plain', '含有'],
  ['part', '开头是'],
  ['synonym', '同义词'],
  ['nickname', '昵称'],
  ['pieces', '分开含有'],
  ['initials', '拼音首字母'],
  ['pinyin', '拼音'],
  ['typo', '近似'],
]);
const READ_AS = { nickname: '昵称', pinyin: '拼音', typo: '错字', traditional: '繁体' } as const;

/** A search as the bench shows it; `other` are the ids of the list it is compared with. */
export function presentTriedSearch(
  { snapshot }: IndexedCatalogue,
  index: SearchIndex,
  query: string,
  other: readonly string[] | null,
  presenter: ProductPresenter,
) {
  const found = search(index, { keyword: query, pageSize: SHOWN });
  const explained = explainSearch(index, query, found.ids);
  return {
    total: found.total,
    words: explained.words,
    intents: found.intents.map(({ label }) => label),
    readAs: found.matchedBy
      ? `${READ_AS[found.matchedBy.kind]}：${found.matchedBy.word} → ${found.matchedBy.meaning}`
      : null,
    notices: found.notices.map(({ text }) => text),
    hits: found.ids.flatMap((id, at) => {
      const product = snapshot.products.get(id);
      if (!product) return [];
      return [
        {
          ...presentFound(product, presenter),
          rank: at + 1,
          moved: movedFrom(other, id, at),
          score: explained.products.get(id)?.score ?? null,
          reasons: reasonsOf(explained, id),
        },
      ];
    }),
  };
}

/** The first ids of a search, to compare places. */
export const listRanked = (index: SearchIndex, query: string): string[] =>
  search(index, { keyword: query, pageSize: COMPARED }).ids;

function movedFrom(other: readonly string[] | null, id: string, at: number): number | null {
  if (other === null) return 0;
  const before = other.indexOf(id);
  return before < 0 ? null : before - at;
}

function reasonsOf({ products, corrected }: SearchExplanation, id: string): string[] {
  const matched = products.get(id)?.reasons ?? [];
  return [
    ...(corrected ? [`${READ_AS[corrected.kind]}：${corrected.word} → ${corrected.meaning}`] : []),
    ...(matched.length > 0 ? matched.map(reasonText) : ['符合读出的条件']),
  ];
}

const reasonText = ({ kind, word, text }: MatchReason): string =>
  word.toLowerCase() === text ? `${REASONS.get(kind)}：${word}` : `${REASONS.get(kind)}：${word} → ${text}`;
