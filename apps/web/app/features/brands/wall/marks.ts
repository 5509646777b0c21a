import type { BrandMark } from '@huarong/contract/catalogue';

/** What the wall can be narrowed to, in the order of the chips. */
export const MARKS: readonly { mark: BrandMark; label: string }[] = [
  { mark: 'international', label: '国际品牌' },
  { mark: 'guohuo', label: '国货之选' },
  { mark: 'niche', label: '小众香氛' },
  { mark: 'exclusive', label: '花容独家' },
  { mark: 'newcomer', label: '本月新入驻' },
];

/** The mark an address asks for; one nobody knows asks for all. */
export const readMark = (value: string | null): BrandMark | null =>
  MARKS.find(({ mark }) => mark === value)?.mark ?? null;

/** The wall narrowed to a mark and to what was typed; a part that is empty is left out. */
export function wallPath({ mark = null, typed = '' }: { mark?: BrandMark | null; typed?: string }): string {
  const query = new URLSearchParams({ ...(mark && { mark }), ...(typed && { q: typed }) });
  return query.size > 0 ? `/brand/?${query}` : '/brand/';
}
