import { foldWithPlaces } from '../text/fold.ts';
import { spell } from '../text/spell.ts';
import { splitRuns } from '../text/split-runs.ts';

/** Stretches of a shown text to set in bold: from the first to behind the last character. */
export type Range = [start: number, end: number];

/** Where the wanted words (folded, without gaps) stand in a text, in the text's own places. */
export function rangesOf(text: string, wanted: readonly string[]): Range[] {
  const { letters, places } = lettersOf(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of wanted) {
    if (word === '') continue;
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length))
      for (const place of places.slice(at, at + word.length)) marked[place] = true;
  }
  return stretches(marked);
}

/** The characters a beginning of their pinyin or initials covers: `kouh` or `kh` mark both of 口红. */
export function rangesOfSpelling(text: string, typed: string): Range[] {
  const { letters, places } = lettersOf(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const place of places.slice(0, countSpelled(letters, typed))) marked[place] = true;
  return stretches(marked);
}

/** Letters and digits of a text without what stands between, each with its place. */
function lettersOf(text: string): { letters: string; places: number[] } {
  const folded = foldWithPlaces(text);
  const runs = splitRuns(folded.text);
  return {
    letters: runs.map((run) => run.text).join(''),
    places: runs.flatMap((run) => folded.places.slice(run.start, run.start + run.text.length)),
  };
}

function countSpelled(letters: string, typed: string): number {
  const { syllables, full, initials } = spell(letters);
  if (initials.startsWith(typed)) return typed.length;
  return full.startsWith(typed) ? countCovering(syllables, typed.length) : 0;
}

/** How many syllables it takes to be at least so long. */
function countCovering(syllables: readonly string[], length: number): number {
  let count = 0;
  for (let rest = length; rest > 0 && count < syllables.length; count += 1) rest -= syllables[count]!.length;
  return count;
}

function stretches(marked: readonly boolean[]): Range[] {
  const ranges: Range[] = [];
  for (let at = 0; at < marked.length; at += 1) {
    if (!marked[at]) continue;
    const last = ranges.at(-1);
    if (last?.[1] === at) last[1] = at + 1;
    else ranges.push([at, at + 1]);
  }
  return ranges;
}
