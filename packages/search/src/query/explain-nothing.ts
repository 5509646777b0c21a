import type { SearchIndex } from '../build/build-index.ts';
import { suggest } from '../suggest/suggest.ts';
import { fold } from '../text/fold.ts';
import { splitRuns } from '../text/split-runs.ts';
import { truncateKeyword } from '../text/truncate-keyword.ts';
import { explainSearch, type SearchExplanation } from './explain-search.ts';
import { search } from './search.ts';

/** Each candidate is searched for, so that a link never leads to nothing. */
const MAX_TRIED = 24;
const MAX_SHORTER = 4;
const MAX_NEAR = 4;
const SHORTEST = 2;
/** So many letters of a word are enough to complete it. */
const PREFIX = { han: 2, latin: 3 } as const;

export interface NothingExplained {
  /** How the words were read; none of them was found together with the others. */
  words: SearchExplanation['words'];
  corrected: SearchExplanation['corrected'];
  /** Searches with fewer words or letters that find products, the longest first. */
  shorter: { keyword: string; total: number }[];
  /** Keywords of the shop that begin like one of the words, by letters or pinyin. */
  near: string[];
}

/** What a shopper can search for instead of a keyword that finds nothing. */
export function explainNothing(index: SearchIndex, typed: string): NothingExplained {
  const keyword = truncateKeyword(typed);
  const { words, corrected } = explainSearch(index, keyword, []);
  const shorter: NothingExplained['shorter'] = [];
  for (const candidate of listCandidates(index, keyword, words).slice(0, MAX_TRIED)) {
    if (shorter.length === MAX_SHORTER) break;
    if (shorter.some((found) => found.keyword.includes(candidate))) continue;
    const { total, droppedWords } = search(index, { keyword: candidate, pageSize: 1 });
    if (total > 0 && total < index.size && droppedWords.length === 0)
      shorter.push({ keyword: candidate, total });
  }
  return { words, corrected, shorter, near: listNear(index, words) };
}

/** The keyword without one of its words, then parts of what was typed without a gap; the longest first. */
function listCandidates(
  { words: { isFiller } }: SearchIndex,
  keyword: string,
  words: NothingExplained['words'],
): string[] {
  const named = words.filter(({ use }) => use !== 'ignored').map(({ typed }) => typed);
  const without = named.map((_word, at) => named.filter((_other, other) => other !== at).join(' '));
  const parts = splitRuns(fold(keyword))
    .filter(({ script }) => script === 'han')
    .flatMap(({ text }) => windowsOf(text))
    // 的东 of 不存在的东西 is no phrase.
    .filter((part) => !isFiller(part.slice(0, 1)) && !isFiller(part.slice(-1)));
  return [...new Set([...without, ...named, ...parts])]
    .filter((candidate) => candidate.length >= SHORTEST && candidate !== keyword)
    .sort((a, b) => b.length - a.length);
}

function windowsOf(text: string): string[] {
  const windows: string[] = [];
  for (let length = text.length - 1; length >= SHORTEST; length -= 1)
    for (let from = 0; from + length <= text.length; from += 1) windows.push(text.slice(from, from + length));
  return windows;
}

function listNear(index: SearchIndex, words: NothingExplained['words']): string[] {
  const near = words
    .filter(({ use }) => use === 'dropped')
    .flatMap(({ typed }) => {
      const whole = suggest(index, typed).keywords;
      const prefix = typed.slice(0, PREFIX[/\p{Script=Han}/u.test(typed) ? 'han' : 'latin']);
      return whole.length > 0 || prefix === typed ? whole : suggest(index, prefix).keywords;
    })
    .map(({ word }) => word);
  return [...new Set(near)].slice(0, MAX_NEAR);
}
