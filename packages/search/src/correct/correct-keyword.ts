import type { SearchIndex } from '../build/build-index.ts';
import type { MatchedBy } from '../search-query.ts';
import { foldWithPositions } from '../text/fold.ts';
import { splitRuns } from '../text/split-runs.ts';
import { completePinyin } from './complete-pinyin.ts';
import { type Correction, correctHomophones } from './correct-homophones.ts';

interface CorrectedKeyword {
  keyword: string;
  /** The first correction. */
  matchedBy: MatchedBy | null;
}

/** Corrects homophones and completes words that are half pinyin. Other parts stay as typed. */
export function correctKeyword(index: SearchIndex, keyword: string): CorrectedKeyword {
  const { text, positions } = foldWithPositions(keyword);
  const runs = splitRuns(text);
  const completed = completePinyin(index, runs);
  if (completed.length > 0) return apply(keyword, positions, completed, 'pinyin');
  const corrected = runs
    .filter(({ script }) => script === 'han')
    .flatMap((run) =>
      correctHomophones(index, run.text).map(({ start, end, meaning }) => ({
        start: run.start + start,
        end: run.start + end,
        meaning,
      })),
    );
  return corrected.length > 0 ? apply(keyword, positions, corrected, 'typo') : { keyword, matchedBy: null };
}

function apply(
  keyword: string,
  positions: readonly number[],
  corrections: readonly Correction[],
  kind: 'pinyin' | 'typo',
): CorrectedKeyword {
  const original = (at: number) => positions[at] ?? keyword.length;
  let corrected = '';
  let from = 0;
  for (const { start, end, meaning } of corrections) {
    if (original(start) < from) continue;
    corrected += keyword.slice(from, original(start)) + meaning;
    from = original(end);
  }
  const [first] = corrections;
  return {
    keyword: corrected + keyword.slice(from),
    matchedBy: first
      ? { kind, word: keyword.slice(original(first.start), original(first.end)), meaning: first.meaning }
      : null,
  };
}
