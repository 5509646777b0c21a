import type { SearchIndex } from '../build/build-index.ts';
import { isCode } from '../build/terms-of.ts';
import { foldWithPlaces } from '../text/fold.ts';
import { FILLERS, MIXED_WORDS, synonymsOf } from '../text/shop-words.ts';
import { type Run, splitRuns } from '../text/split-runs.ts';
import { asPinyin, readLatin } from './read-latin.ts';
import { splitPinyin } from './split-pinyin.ts';
import type { Reading, Word } from './word.ts';

/** Cuts a keyword into words and says what each may stand for. */
export function readWords(index: SearchIndex, keyword: string): Word[] {
  const { text, places } = foldWithPlaces(keyword);
  const typed = (start: number, end: number) => keyword.slice(places[start], places[end]);
  const words = stretchesOf(text).flatMap(({ start, isMixed, part }): Word[] =>
    isMixed
      ? [{ typed: typed(start, start + part.length), readings: readHan(index, part) }]
      : readRuns(index, part, (from, to) => typed(start + from, start + to)),
  );
  const wishes = words.filter((word) => !word.readings.some((reading) => FILLERS.has(reading.text)));
  return wishes.length > 0 ? wishes : words;
}

const MIXED = new RegExp(`(${MIXED_WORDS.join('|')})`);

/** Words of two scripts and what stands between them. */
function stretchesOf(text: string): { start: number; isMixed: boolean; part: string }[] {
  let start = 0;
  return text.split(MIXED).map((part, at) => {
    start += part.length;
    return { start: start - part.length, isMixed: at % 2 === 1, part };
  });
}

function readRuns(index: SearchIndex, text: string, typed: (start: number, end: number) => string): Word[] {
  return joinRuns(index, splitRuns(text)).flatMap((run): Word[] => {
    if (run.script === 'han') {
      let at = run.start;
      return index.cut(run.text).map((word) => {
        at += word.length;
        return { typed: typed(at - word.length, at), readings: readHan(index, word) };
      });
    }
    const read = readLatin(index, run);
    if ('readings' in read)
      return [{ typed: typed(run.start, run.start + run.length), readings: read.readings }];
    return read.pieces.map(({ start, end, meanings }) => ({
      typed: typed(run.start + start, run.start + end),
      readings: asPinyin(meanings),
    }));
  });
}

const readHan = (index: SearchIndex, word: string): Reading[] => [
  { text: word, kind: 'plain' },
  ...synonymsOf(word).map((text): Reading => ({ text, kind: 'synonym' })),
  ...readCompound(index, word),
];

/** A compound that begins with the name of a shelf is also that shelf's goods with the rest in their name: 眼线 · 笔. */
function readCompound({ shelfNames }: SearchIndex, word: string): Reading[] {
  if (shelfNames.has(word)) return [];
  for (let at = word.length - 1; at > 1; at -= 1) {
    if (!shelfNames.has(word.slice(0, at))) continue;
    return [{ text: word, kind: 'pieces', pieces: [word.slice(0, at), word.slice(at)] }];
  }
  return [];
}

export interface LatinRun extends Run {
  /** In the folded text; longer than its own text where gaps were left out. */
  length: number;
}

/** Letters and digits that stand together name one thing: n20. Pinyin is also typed with gaps: `kou hong`. */
function joinRuns(index: SearchIndex, runs: Run[]): LatinRun[] {
  const joined: LatinRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && (isOneCode(index, last, run) || isOneSpelling(index, last, run))) {
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

/** Read as one word when no part of it is a word of its own. */
const isOneSpelling = (index: SearchIndex, ...[last, run]: [Run, Run]) =>
  [last, run].every((each) => each.script === 'latin' && !isKnown(index, each.text)) &&
  splitPinyin(index.spellings, last.text + run.text) !== null;
