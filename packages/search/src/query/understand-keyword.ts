import type { SearchIndex } from '../build/build-index.ts';
import { FIELD } from '../build/fields.ts';
import { wholeTerm } from '../build/list-terms.ts';
import { correctKeyword } from '../correct/correct-keyword.ts';
import { cut, parseIntents, type ReadIntent } from '../intent/parse-intents.ts';
import type { MatchedBy } from '../search-query.ts';
import { fold } from '../text/fold.ts';
import { removeGaps } from '../text/split-runs.ts';

export interface UnderstoodKeyword {
  /** The corrected keyword that the positions of the intents refer to. */
  keyword: string;
  /** The words to match: the keyword without its intents. */
  words: string;
  intents: readonly ReadIntent[];
  /** How the keyword was corrected. */
  matchedBy: MatchedBy | null;
}

/** Separates what a keyword asks for (prices, recipients, colours …) from the words to match, and corrects these. */
export function understandKeyword(index: SearchIndex, typed: string): UnderstoodKeyword {
  if (isName(index, typed)) return { keyword: typed, words: typed, intents: [], matchedBy: null };
  const isSoldBrand = (phrase: string) => isBrandName(index, phrase);
  const read = parseIntents(typed, isSoldBrand);
  const corrected = correctKeyword(index, read.rest);
  if (corrected.matchedBy === null)
    return { keyword: typed, words: read.rest, intents: read.intents, matchedBy: null };
  // A corrected word may be an intent: 豆纱色 → 豆沙色.
  const keyword = replaceWords(typed, read.intents, corrected.keyword);
  const again = parseIntents(keyword, isSoldBrand);
  return { keyword, words: again.rest, intents: again.intents, matchedBy: corrected.matchedBy };
}

/** The phrases of the intents followed by the corrected words. */
const replaceWords = (typed: string, intents: readonly ReadIntent[], words: string): string =>
  [...intents.map(({ start, end }) => typed.slice(start, end)), words].join(' ').trim();

/** The keyword without one of its intents, for the link that removes it. */
export const keywordWithout = ({ keyword }: UnderstoodKeyword, intent: ReadIntent): string =>
  cut(keyword, [intent]);

const NAME_FIELDS = FIELD.name | FIELD.brand | FIELD.nickname | FIELD.brandNickname | FIELD.leafCategory;

/** A keyword that is the name of a product, brand or category means only that. */
const isName = (index: SearchIndex, typed: string): boolean =>
  index.words.productsOf(fold(typed)).length > 0 ||
  index.postings.of(wholeTerm(removeGaps(fold(typed)))).fields.some((fields) => (fields & NAME_FIELDS) !== 0);

const isBrandName = (index: SearchIndex, phrase: string): boolean => {
  const text = removeGaps(fold(phrase));
  return index.brands.some(({ en, cn, nicknames }) => en === text || cn === text || nicknames.includes(text));
};
