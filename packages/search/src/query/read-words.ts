import type { SearchIndex } from '../build/build-index.ts';
import { foldWithPlaces } from '../text/fold.ts';
import { FILLERS, synonymsOf } from '../text/shop-words.ts';
import { type Run, splitRuns } from '../text/split-runs.ts';
import { asPinyin, readLatin, splitPinyin } from './read-latin.ts';
import type { Reading, Word } from './word.ts';

/** Cuts a keyword into words and says what each may stand for. */
export function readWords(index: SearchIndex, keyword: string): Word[] {
  const { text, places } = foldWithPlaces(keyword);
  const typed = (start: number, end: number) => keyword.slice(places[start], places[end]);
  const words = joinSyllables(index, splitRuns(text)).flatMap((run): Word[] => {
    if (run.script === 'han') {
      let at = run.start;
      return index.cut(run.text).map((word) => {
        at += word.length;
        return { typed: typed(at - word.length, at), readings: readHan(word) };
      });
    }
    const readings = readLatin(index, run);
    const pieces = readings.some((each) => each.kind !== 'typo')
      ? null
      : splitPinyin(index.spellings, run.text);
    if (pieces === null) return [{ typed: typed(run.start, run.start + run.length), readings }];
    return pieces.map(({ start, end, meanings }) => ({
      typed: typed(run.start + start, run.start + end),
      readings: asPinyin(meanings),
    }));
  });
  const wishes = words.filter((word) => !word.readings.some((reading) => FILLERS.has(reading.text)));
  return wishes.length > 0 ? wishes : words;
}

const readHan = (word: string): Reading[] => [
  { text: word, kind: 'plain' },
  ...synonymsOf(word).map((text): Reading => ({ text, kind: 'synonym' })),
];

export interface LatinRun extends Run {
  /** In the folded text; longer than its own text where gaps were left out. */
  length: number;
}

/** Pinyin is also typed with gaps: `kou hong` is read as one word when no part of it is a word of its own. */
function joinSyllables(index: SearchIndex, runs: Run[]): LatinRun[] {
  const joined: LatinRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const together = `${last?.text ?? ''}${run.text}`;
    if (last && canJoin(index, last, run) && splitPinyin(index.spellings, together)) {
      last.text = together;
      last.length = run.start + run.text.length - last.start;
    } else joined.push({ ...run, length: run.text.length });
  }
  return joined;
}

const canJoin = (index: SearchIndex, ...runs: Run[]) =>
  runs.every((run) => run.script === 'latin' && index.postings.of(run.text).documents.length === 0);
