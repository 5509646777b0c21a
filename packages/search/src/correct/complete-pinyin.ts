import type { SearchIndex } from '../build/build-index.ts';
import { isOneEditAway } from '../text/edit-distance.ts';
import type { Run } from '../text/split-runs.ts';
import type { Correction } from './correct-homophones.ts';
import { soundOf } from './syllables.ts';

/** One typing error in fewer letters makes any syllable of any other. */
const MIN_TYPO_LENGTH = 3;

/** Characters and pinyin in one word: 洗面nai → 洗面奶, koug红 → 口红, 粉di液 → 粉底液. */
export function completePinyin(index: SearchIndex, runs: readonly Run[]): Correction[] {
  return runs.flatMap((run, at) => {
    if (run.script !== 'latin') return [];
    const before = adjacent(runs[at - 1], run);
    const after = adjacent(run, runs[at + 1]);
    const found = findWord(index, before?.text ?? '', run.text, after?.text ?? '');
    return found
      ? [
          {
            start: run.start - found.before,
            end: run.start + run.text.length + found.after,
            meaning: found.word,
          },
        ]
      : [];
  });
}

/** The Chinese one of two runs without a gap between them. */
function adjacent(left: Run | undefined, right: Run | undefined): Run | null {
  if (!left || !right || left.start + left.text.length !== right.start) return null;
  if (left.script === 'han') return left;
  return right.script === 'han' ? right : null;
}

interface FoundWord {
  word: string;
  /** Its characters before and after the letters. */
  before: number;
  after: number;
}

/** The word with the most typed characters; a word without a typing error wins. */
function findWord(index: SearchIndex, before: string, letters: string, after: string): FoundWord | null {
  if (before === '' && after === '') return null;
  let best: { found: FoundWord; worth: number } | null = null;
  for (const word of index.ownWords) {
    for (const found of listPlaces(word, before, after)) {
      const sound = soundOf(word.slice(found.before, word.length - found.after));
      const isTypo = letters.length >= MIN_TYPO_LENGTH && isOneEditAway(sound, letters);
      if (sound !== letters && !isTypo) continue;
      const worth = 2 * (found.before + found.after) + (isTypo ? 0 : 1);
      if (worth > (best?.worth ?? 0)) best = { found, worth };
    }
  }
  return best?.found ?? null;
}

/** Every way in which the characters around the letters begin and end the word. */
function listPlaces(word: string, before: string, after: string): FoundWord[] {
  const places: FoundWord[] = [];
  for (let head = 0; head < word.length; head += 1) {
    if (!before.endsWith(word.slice(0, head))) continue;
    for (let tail = head === 0 ? 1 : 0; head + tail < word.length; tail += 1)
      if (after.startsWith(word.slice(word.length - tail))) places.push({ word, before: head, after: tail });
  }
  return places;
}
