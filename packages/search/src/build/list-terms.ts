import { fold } from '../text/fold.ts';
import { type Run, splitRuns } from '../text/split-runs.ts';

/** The term of a whole name, to tell an exact name from a part of it. */
export const wholeTerm = (compact: string): string => `=${compact}`;

/**
 * The index terms of a text: its Chinese characters and character pairs, its Latin words and numbers, and the whole
 * text. `朱砂 Matte` → 朱 砂 朱砂 matte =朱砂matte.
 */
export function listTerms(text: string): string[] {
  const runs = splitRuns(fold(text));
  const terms = new Set<string>();
  for (const run of runs)
    for (const term of run.script === 'han' ? listPairs(run.text) : [run.text]) terms.add(term);
  if (runs.length === 0) return [];
  const compact = runs.map((run) => run.text).join('');
  terms.add(wholeTerm(compact));
  for (const [at, run] of runs.entries())
    if (isCode(runs[at - 1], run)) terms.add(runs[at - 1]!.text + run.text);
  // Names are also typed without spaces: `soleneardey`.
  if (runs.every((run) => run.script === 'latin') && runs.length <= 3) terms.add(compact);
  return [...terms];
}

/** SPF 50, B5 and N20 are typed as one word. */
export const isCode = (before: Run | undefined, run: Run): boolean =>
  before !== undefined && before.script !== 'han' && run.script !== 'han' && before.script !== run.script;

function listPairs(han: string): string[] {
  const characters = [...han];
  return [...characters, ...characters.slice(1).map((character, at) => `${characters[at]}${character}`)];
}

/** The terms of a Chinese word: its pairs, or its single character. */
export function termsOfWord(han: string): string[] {
  const characters = [...han];
  return characters.length === 1 ? characters : listPairs(han).slice(characters.length);
}
