import type { BrandMark } from '@huarong/contract/catalogue';

/** The marks that brands can be filtered by, in the order of the chips. */
export const MARKS: readonly { mark: BrandMark; label: string }[] = [
  { mark: 'international', label: '国际品牌' },
  { mark: 'guohuo', label: '国货之选' },
  { mark: 'niche', label: '小众香氛' },
  { mark: 'exclusive', label: '花容独家' },
  { mark: 'newcomer', label: '本月新入驻' },
];

/** The mark in the URL; null, meaning all brands, when it is unknown. */
export const readMark = (value: string | null): BrandMark | null =>
  MARKS.find(({ mark }) => mark === value)?.mark ?? null;

/** The URL of the brand list for a mark and a typed text; empty parts are left out. */
export function wallPath({ mark = null, typed = '' }: { mark?: BrandMark | null; typed?: string }): string {
  const query = new URLSearchParams({ ...(mark && { mark }), ...(typed && { q: typed }) });
  return query.size > 0 ? `/brand/?${query}` : '/brand/';
}
