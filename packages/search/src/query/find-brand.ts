import { getFirst } from '@huarong/core/shared';
import type { SearchIndex } from '../build/build-index.ts';
import { editDistance, isOneEditAway } from '../text/edit-distance.ts';
import { fold } from '../text/fold.ts';
import { removeGaps, splitRuns } from '../text/split-runs.ts';
import { toPinyin } from '../text/to-pinyin.ts';

/** The brand that the whole keyword names: by printed name, pinyin, nickname, or with one typo. */
export function findNamedBrand(index: SearchIndex, keyword: string): string | undefined {
  const text = removeGaps(fold(keyword));
  if (text === '') return undefined;
  const matchers: ((names: SearchIndex['brands'][number]) => boolean)[] = [
    (names) => names.en === text || names.cn === text,
    (names) => names.pinyin === text,
    (names) => names.nicknames.includes(text),
    (names) => text.length >= 4 && isOneEditAway(names.en, text),
  ];
  for (const matcher of matchers) {
    const matches = index.brands.filter(matcher);
    if (matches.length > 0) return matches.length === 1 ? getFirst(matches).brand.id : undefined;
  }
  return undefined;
}

/** The brand whose name or pinyin is closest to the keyword. */
export function findNearestBrand(index: SearchIndex, keyword: string): string | undefined {
  const text = toLatin(keyword);
  let nearest: { id: string; distance: number } | undefined;
  for (const { brand, en, pinyin } of index.brands) {
    for (const name of [en, pinyin]) {
      const distance = editDistance(text, name) / Math.max(text.length, name.length, 1);
      if (distance < (nearest?.distance ?? 1)) nearest = { id: brand.id, distance };
    }
  }
  return nearest?.id;
}

const toLatin = (keyword: string) =>
  splitRuns(fold(keyword))
    .map((run) => (run.script === 'han' ? toPinyin(run.text).full : run.text))
    .join('');
