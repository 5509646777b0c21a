import type { Promotion } from '@huarong/core/pricing';
import { type Fen, getFirst } from '@huarong/core/shared';

type Scope = Promotion['scope'];

/** How far above the gap a suggested price may be, in yuan. */
const MAX_OVERSHOOT_YUAN = 200;

/**
 * 去凑单: the listing of products that count for a promotion, priced so that one more unit closes the gap, cheapest first.
 * Null for promotions on individual skus: no listing shows just those.
 */
export function topUpPath(scope: Scope, gap: Fen): string | null {
  const listing = listingFor(scope);
  if (!listing) return null;
  const from = Math.ceil(gap / 100);
  const filters = [...listing.filters, ...(from > 0 ? [`range:${from}-${from + MAX_OVERSHOOT_YUAN}`] : [])];
  const query = new URLSearchParams({
    ...(filters.length > 0 && { f: filters.join(';') }),
    sort: 'priceAsc',
  });
  return `/category/${listing.category}/?${query}`;
}

const ALL_PRODUCTS = 'hot_rec';

function listingFor(scope: Scope): { category: string; filters: string[] } | null {
  switch (scope.kind) {
    case 'all':
    case 'excluded':
      return { category: ALL_PRODUCTS, filters: [] };
    case 'category':
      return scope.categoryIds.length === 1
        ? { category: getFirst(scope.categoryIds), filters: [] }
        : { category: ALL_PRODUCTS, filters: [`category:${scope.categoryIds.join(',')}`] };
    case 'brand':
      return { category: ALL_PRODUCTS, filters: [`brand:${scope.brandIds.join(',')}`] };
    case 'list':
      return null;
  }
}
