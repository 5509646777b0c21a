import type { SearchIndex } from '../build/build-index.ts';
import { isCode } from '../build/list-terms.ts';
import { fold, foldWithPositions } from '../text/fold.ts';
import { type Run, splitRuns } from '../text/split-runs.ts';
import { asNickname } from './as-nickname.ts';
import { asPinyin, interpretLatin } from './interpret-latin.ts';
import { splitPinyin } from './split-pinyin.ts';
import type { Interpretation, Word } from './word.ts';

/** Segments a keyword into words with their interpretations, without fillers unless there is nothing else. */
export function parseWords(index: SearchIndex, keyword: string): Word[] {
  const words = parseAllWords(index, keyword);
  const meaningful = words.filter((word) => !isFiller(index, word));
  return meaningful.length > 0 ? meaningful : words;
}

/** The same with fillers. */
export function parseAllWords(index: SearchIndex, keyword: string): Word[] {
  const { text, positions } = foldWithPositions(keyword);
  const typed = (start: number, end: number) => keyword.slice(positions[start], positions[end]);
  return splitMixedWords(index, text).flatMap(({ start, isMixed, part }): Word[] =>
    isMixed
      ? [{ typed: typed(start, start + part.length), interpretations: interpretChinese(index, part) }]
      : interpretRuns(index, part, (from, to) => typed(start + from, start + to)),
  );
}

export const isFiller = (index: SearchIndex, word: Word): boolean =>
  index.words.isFiller(fold(word.typed)) ||
  word.interpretations.some((interpretation) => index.words.isFiller(interpretation.text));

export const isOnlyFiller = (index: SearchIndex, words: readonly Word[]): boolean =>
  words.every((word) => isFiller(index, word));

/** Splits off words of mixed script. */
function splitMixedWords(
  { words }: SearchIndex,
  text: string,
): { start: number; isMixed: boolean; part: string }[] {
  let start = 0;
  return (words.mixed === null ? [text] : text.split(words.mixed)).map((part, at) => {
    start += part.length;
    return { start: start - part.length, isMixed: at % 2 === 1, part };
  });
}

function interpretRuns(
  index: SearchIndex,
  text: string,
  typed: (start: number, end: number) => string,
): Word[] {
  return joinRuns(index, splitRuns(text)).flatMap((run): Word[] => {
    if (run.script === 'han') {
      let at = run.start;
      return index.segment(run.text).map((word) => {
        at += word.length;
        return { typed: typed(at - word.length, at), interpretations: interpretChinese(index, word) };
      });
    }
    const latin = interpretLatin(index, run);
    if ('interpretations' in latin)
      return [{ typed: typed(run.start, run.start + run.length), interpretations: latin.interpretations }];
    return latin.parts.map(({ start, end, meanings }) => ({
      typed: typed(run.start + start, run.start + end),
      interpretations: asPinyin(index, meanings),
    }));
  });
}

const interpretChinese = (index: SearchIndex, word: string): Interpretation[] => [
  { text: word, kind: 'plain' },
  ...asNickname(index, word),
  ...index.words.synonymsOf(word).map((text): Interpretation => ({ text, kind: 'synonym' })),
  ...interpretCompound(index, word),
];

/** A compound that begins with a category name also matches that category with the rest in the name: 眼线 · 笔. */
function interpretCompound({ categoryNames }: SearchIndex, word: string): Interpretation[] {
  if (categoryNames.has(word)) return [];
  for (let at = word.length - 1; at > 1; at -= 1) {
    if (!categoryNames.has(word.slice(0, at))) continue;
    return [{ text: word, kind: 'pieces', parts: [word.slice(0, at), word.slice(at)] }];
  }
  return [];
}

export interface LatinRun extends Run {
  /** In the folded text; longer than `text` where gaps were removed. */
  length: number;
}

/** Adjacent letters and digits are one code: n20. Pinyin is also typed with spaces: `kou hong`. */
function joinRuns(index: SearchIndex, runs: Run[]): LatinRun[] {
  const joined: LatinRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && (isOneCode(index, last, run) || isOnePinyin(index, last, run))) {
      last.text += run.text;
      last.script = 'latin';
      last.length = run.start + run.text.length - last.start;
    } else joined.push({ ...run, length: run.text.length });
  }
  return joined;
}

const isKnown = (index: SearchIndex, text: string) => index.postings.of(text).documents.length > 0;

const isOneCode = (index: SearchIndex, last: LatinRun, run: Run) =>
  isCode(last, run) && last.start + last.length === run.start && isKnown(index, last.text + run.text);

/** Joined when neither part is a word itself. */
const isOnePinyin = (index: SearchIndex, ...[last, run]: [Run, Run]) =>
  [last, run].every((each) => each.script === 'latin' && !isKnown(index, each.text)) &&
  splitPinyin(index.pinyin, last.text + run.text) !== null;
