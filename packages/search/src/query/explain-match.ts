import type { SearchIndex } from '../build/build-index.ts';
import type { MatchedBy } from '../question.ts';
import { fold } from '../text/fold.ts';
import { squeeze } from '../text/split-runs.ts';
import { simplify } from '../text/traditional.ts';
import { scoreOf } from './hits.ts';
import type { KeywordMatch, MatchedWord } from './match-keyword.ts';
import type { Reading } from './word.ts';

/** How the best product was found, when the shopper's words do not stand on it as typed. */
export function explainMatch(
  index: SearchIndex,
  keyword: string,
  match: KeywordMatch,
  best: number,
): MatchedBy | null {
  for (const word of match.words) {
    const reading = readingOf(word, best);
    if (reading?.kind === 'pinyin' || reading?.kind === 'initials')
      return { kind: 'pinyin', word: word.typed, meaning: reading.meaning ?? reading.text };
    if (reading?.kind === 'typo')
      return { kind: 'typo', word: word.typed, meaning: nameWith(index, best, reading.text) };
    const meaning =
      reading && reading.kind !== 'synonym' ? meaningOfNickname(index, best, reading.text) : null;
    if (meaning !== null) return { kind: 'nickname', word: word.typed, meaning };
  }
  const simple = simplify(keyword);
  return simple === keyword ? null : { kind: 'traditional', word: keyword.trim(), meaning: simple.trim() };
}

function readingOf(word: MatchedWord, document: number): Reading | null {
  let best: { reading: Reading; score: number } | null = null;
  for (const { reading, hits } of word.byReading) {
    const score = scoreOf(hits, document);
    if (score !== null && score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { reading, score };
  }
  return best?.reading ?? null;
}

/** What a nickname stands for; null when the product's or brand's own name holds the word too. */
function meaningOfNickname(index: SearchIndex, document: number, text: string): string | null {
  const product = index.shown[document]!;
  const names = index.brands.find((each) => each.brand.id === product.brandId);
  const own = [product.nameCn, product.nameEn, names?.brand.cn ?? '', names?.brand.en ?? ''];
  const holds = (name: string) => squeeze(fold(name)).includes(text);
  if (own.some(holds)) return null;
  if (product.nicknames.some(holds)) return `${names?.brand.cn ?? ''} ${product.nameCn}`.trim();
  return names?.brand.nicknames.some(holds) ? names.brand.cn : null;
}

/** A slip in a brand's name is shown with the name as it is printed. */
function nameWith(index: SearchIndex, document: number, term: string): string {
  const { brandId } = index.shown[document]!;
  const brand = index.brands.find((each) => each.brand.id === brandId);
  return brand?.en.includes(term) ? brand.brand.en : term;
}
