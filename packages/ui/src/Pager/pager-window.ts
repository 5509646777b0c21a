export type PagerSlot = number | 'gap-before' | 'gap-after';

const MAX_WITHOUT_GAP = 7;

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * The numbers to show: first, last and the neighbours of the current page. A gap never replaces a single page.
 * Page 1 of 21: `1 2 3 4 … 21`; page 10: `1 … 9 10 11 … 21`; page 21: `1 … 18 19 20 21`.
 */
export function pagerWindow(page: number, pageCount: number): PagerSlot[] {
  if (pageCount <= MAX_WITHOUT_GAP) return range(1, pageCount);
  if (page <= 4) return [...range(1, Math.max(4, page + 1)), 'gap-after', pageCount];
  if (page >= pageCount - 3) return [1, 'gap-before', ...range(Math.min(pageCount - 3, page - 1), pageCount)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pageCount];
}

/** The typed page number, clamped to the valid range; null when it is not a number. */
export function typedPage(typed: string, pageCount: number): number | null {
  const page = Number.parseInt(typed, 10);
  return Number.isNaN(page) ? null : Math.max(1, Math.min(page, pageCount));
}
