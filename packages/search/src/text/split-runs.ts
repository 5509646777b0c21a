export interface Run {
  text: string;
  script: 'han' | 'latin' | 'digits';
  /** Position in the split text. */
  start: number;
}

const RUNS = /(\p{Script=Han}+)|(\p{N}+)|(?:(?!\p{Script=Han})\p{L})+/gu;

/** `维b5精华 spf50` → 维 · b · 5 · 精华 · spf · 50. Whatever is neither letter nor digit only separates. */
export const splitRuns = (folded: string): Run[] =>
  [...folded.matchAll(RUNS)].map((found) => ({
    text: found[0],
    script: found[1] !== undefined ? 'han' : found[2] !== undefined ? 'digits' : 'latin',
    start: found.index,
  }));

/** A text without separators, to compare whole names. */
export const removeGaps = (folded: string): string =>
  splitRuns(folded)
    .map((run) => run.text)
    .join('');
