import type { Promotion } from '@huarong/core/pricing';
import type { Fen } from '@huarong/core/shared';

type Scope = Promotion['scope'];

/** How much dearer than the gap a suggestion may be, in yuan. */
const ROOM = 200;

/**
 * 去凑单: the shelf of what counts for a promotion, where one more piece closes the gap, the cheapest first. Null for
 * promotions on goods named one by one: no shelf holds just those.
 */
export function topUpPath(scope: Scope, gap: Fen): string | null {
  const shelf = shelfOf(scope);
  if (!shelf) return null;
  const from = Math.ceil(gap / 100);
  const filters = [...shelf.filters, ...(from > 0 ? [`range:${from}-${from + ROOM}`] : [])];
  const query = new URLSearchParams({
    ...(filters.length > 0 && { f: filters.join(';') }),
    sort: 'priceAsc',
  });
  return `/category/${shelf.category}/?${query}`;
}

const EVERYTHING = 'hot_rec';

function shelfOf(scope: Scope): { category: string; filters: string[] } | null {
  switch (scope.kind) {
    case 'all':
    case 'excluded':
      return { category: EVERYTHING, filters: [] };
    case 'category':
      return scope.categoryIds.length === 1
        ? { category: scope.categoryIds[0]!, filters: [] }
        : { category: EVERYTHING, filters: [`category:${scope.categoryIds.join(',')}`] };
    case 'brand':
      return { category: EVERYTHING, filters: [`brand:${scope.brandIds.join(',')}`] };
    case 'list':
      return null;
  }
}
