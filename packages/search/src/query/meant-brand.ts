import type { SearchIndex } from '../build/build-index.ts';
import { editDistance, isOneSlipAway } from '../text/edit-distance.ts';
import { fold } from '../text/fold.ts';
import { spell } from '../text/spell.ts';
import { splitRuns, squeeze } from '../text/split-runs.ts';

/** The one brand a whole keyword names: printed name, pinyin, nickname, or one slip beside. */
export function meantBrand(index: SearchIndex, keyword: string): string | undefined {
  const text = squeeze(fold(keyword));
  if (text === '') return undefined;
  const ways: ((names: SearchIndex['brands'][number]) => boolean)[] = [
    (names) => names.en === text || names.cn === text,
    (names) => names.pinyin === text,
    (names) => names.nicknames.includes(text),
    (names) => text.length >= 4 && isOneSlipAway(names.en, text),
  ];
  for (const way of ways) {
    const meant = index.brands.filter(way);
    if (meant.length > 0) return meant.length === 1 ? meant[0]!.brand.id : undefined;
  }
  return undefined;
}

/** The brand whose name looks or sounds most like the keyword. */
export function nearestBrand(index: SearchIndex, keyword: string): string | undefined {
  const text = inLatin(keyword);
  let nearest: { id: string; distance: number } | undefined;
  for (const { brand, en, pinyin } of index.brands) {
    for (const name of [en, pinyin]) {
      const distance = editDistance(text, name) / Math.max(text.length, name.length, 1);
      if (distance < (nearest?.distance ?? 1)) nearest = { id: brand.id, distance };
    }
  }
  return nearest?.id;
}

const inLatin = (keyword: string) =>
  splitRuns(fold(keyword))
    .map((run) => (run.script === 'han' ? spell(run.text).full : run.text))
    .join('');
