import { hasConditions, type ProductOrder } from '@huarong/core/content';
import type { Sort } from '@huarong/search';
import type { PseudoListings } from '../search/index.ts';
import { listSelected } from './list-selected.ts';
import type { PseudoCategory } from './navigation.queries.ts';
import type { Navigation } from './watch-navigation.ts';

const SORTS: Record<ProductOrder, Sort> = {
  listed: 'default',
  sold: 'sales',
  newest: 'new',
  priceLow: 'priceAsc',
  priceHigh: 'priceDesc',
};

/** What the search shows at the addresses of listings that are no categories. */
export const createPseudoListings =
  (source: Pick<Navigation, 'pseudoCategories' | 'now'>): PseudoListings =>
  (categoryId, snapshot) => {
    const category = source.pseudoCategories().get(categoryId);
    if (!category) return undefined;
    const { name, intro, hiddenFacets } = category;
    const query = readLabelOnly(category) ?? {
      sort: 'rule' in category.selection ? SORTS[category.selection.rule.order] : ('default' as const),
      only: new Set(listSelected(snapshot, category, source.now()).map(({ id }) => id)),
      pinned:
        'rule' in category.selection ? category.pins : [...category.pins, ...category.selection.products],
    };
    return { name, intro, hiddenFacets: [...hiddenFacets], query };
  };

/** A rule of at most one label is a filter, so that the counts of the facet beside it are those without the filter. */
function readLabelOnly({ selection, pins }: PseudoCategory) {
  if (!('rule' in selection) || pins.length > 0) return null;
  const { label, ...others } = selection.rule;
  if (hasConditions(others)) return null;
  return {
    sort: SORTS[others.order],
    ...(label !== undefined && { filters: { label: [label] } }),
    pinned: [],
  };
}
