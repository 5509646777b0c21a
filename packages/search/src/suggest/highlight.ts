import { getAt } from '@huarong/core/shared';
import { foldWithPositions } from '../text/fold.ts';
import { splitRuns } from '../text/split-runs.ts';
import { toPinyin } from '../text/to-pinyin.ts';

/** A range of a text to highlight: start inclusive, end exclusive. */
export type Range = [start: number, end: number];

/** Ranges of the words (folded, without gaps) in a text, as positions in the original text. */
export function highlightText(text: string, words: readonly string[]): Range[] {
  const { letters, positions } = lettersOf(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    if (word === '') continue;
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length))
      for (const position of positions.slice(at, at + word.length)) marked[position] = true;
  }
  return toRanges(marked);
}

/** The characters whose pinyin or initials begin with the typed letters: `kouh` or `kh` cover both of 口红. */
export function highlightPinyin(text: string, typed: string): Range[] {
  const { letters, positions } = lettersOf(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const position of positions.slice(0, countPinyinCharacters(letters, typed))) marked[position] = true;
  return toRanges(marked);
}

/** Letters and digits of a text with their positions, without separators. */
function lettersOf(text: string): { letters: string; positions: number[] } {
  const folded = foldWithPositions(text);
  const runs = splitRuns(folded.text);
  return {
    letters: runs.map((run) => run.text).join(''),
    positions: runs.flatMap((run) => folded.positions.slice(run.start, run.start + run.text.length)),
  };
}

function countPinyinCharacters(letters: string, typed: string): number {
  const { syllables, full, initials } = toPinyin(letters);
  if (initials.startsWith(typed)) return typed.length;
  return full.startsWith(typed) ? countCovering(syllables, typed.length) : 0;
}

/** How many syllables reach this length. */
function countCovering(syllables: readonly string[], length: number): number {
  let count = 0;
  for (let rest = length; rest > 0 && count < syllables.length; count += 1)
    rest -= getAt(syllables, count).length;
  return count;
}

function toRanges(marked: readonly boolean[]): Range[] {
  const ranges: Range[] = [];
  for (let at = 0; at < marked.length; at += 1) {
    if (!marked[at]) continue;
    const last = ranges.at(-1);
    if (last?.[1] === at) last[1] = at + 1;
    else ranges.push([at, at + 1]);
  }
  return ranges;
}
