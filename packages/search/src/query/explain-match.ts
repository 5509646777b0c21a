import { getAt } from '@huarong/core/shared';
import type { SearchIndex } from '../build/build-index.ts';
import type { MatchedBy } from '../search-query.ts';
import { fold } from '../text/fold.ts';
import { removeGaps } from '../text/split-runs.ts';
import { simplify } from '../text/traditional.ts';
import { scoreOf } from './hits.ts';
import type { KeywordMatch, MatchedWord } from './match-keyword.ts';
import type { Interpretation } from './word.ts';

/** How the best product matched, when it does not contain the words as typed. */
export function explainMatch(
  index: SearchIndex,
  keyword: string,
  match: KeywordMatch,
  best: number,
): MatchedBy | null {
  for (const word of match.words) {
    const interpretation = bestReading(word, best);
    if (interpretation?.kind === 'pinyin' || interpretation?.kind === 'initials')
      return { kind: 'pinyin', word: word.typed, meaning: interpretation.meaning ?? interpretation.text };
    if (interpretation?.kind === 'typo')
      return { kind: 'typo', word: word.typed, meaning: displayName(index, best, interpretation.text) };
    if (interpretation?.kind === 'nickname')
      return { kind: 'nickname', word: word.typed, meaning: nameOfProduct(index, best) };
    const meaning =
      interpretation && interpretation.kind !== 'synonym'
        ? meaningOfNickname(index, best, interpretation.text)
        : null;
    if (meaning !== null) return { kind: 'nickname', word: word.typed, meaning };
  }
  const simplified = simplify(keyword);
  return simplified === keyword
    ? null
    : { kind: 'traditional', word: keyword.trim(), meaning: simplified.trim() };
}

export function bestReading(word: MatchedWord, document: number): Interpretation | null {
  let best: { interpretation: Interpretation; score: number } | null = null;
  for (const { interpretation, hits } of word.byInterpretation) {
    const score = scoreOf(hits, document);
    if (score !== null && score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { interpretation, score };
  }
  return best?.interpretation ?? null;
}

function nameOfProduct(index: SearchIndex, document: number): string {
  const { brandId, nameCn } = getAt(index.displayNames, document);
  const brand = index.brands.find((each) => each.brand.id === brandId)?.brand;
  return `${brand?.cn ?? ''} ${nameCn}`.trim();
}

/** What a nickname stands for; null when the name of the product or brand also contains the word. */
function meaningOfNickname(index: SearchIndex, document: number, text: string): string | null {
  const product = getAt(index.displayNames, document);
  const names = index.brands.find((each) => each.brand.id === product.brandId);
  const ownNames = [product.nameCn, product.nameEn, names?.brand.cn ?? '', names?.brand.en ?? ''];
  const includesText = (name: string) => removeGaps(fold(name)).includes(text);
  if (ownNames.some(includesText)) return null;
  if (product.nicknames.some(includesText)) return nameOfProduct(index, document);
  return names?.brand.nicknames.some(includesText) ? names.brand.cn : null;
}

/** A corrected brand name is shown as printed. */
function displayName(index: SearchIndex, document: number, term: string): string {
  const { brandId } = getAt(index.displayNames, document);
  const brand = index.brands.find((each) => each.brand.id === brandId);
  return brand?.en.includes(term) ? brand.brand.en : term;
}
