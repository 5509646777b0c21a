import {
  defineQuery,
  flag,
  oneOf,
  pageNumber,
  type QueryField,
  type QueryOf,
} from '../../../platform/pages/define-query.ts';

export const SORTS = [
  { sort: 'default', label: '综合' },
  { sort: 'sales', label: '销量' },
  { sort: 'new', label: '新品' },
  { sort: 'rating', label: '好评' },
  { sort: 'priceAsc', label: '价格' },
] as const;
export type Sort = (typeof SORTS)[number]['sort'] | 'priceDesc';

/** An id of a category of the brand, or none. */
const category: QueryField<string | null> = { initial: null, parse: (text) => text, format: String };
/** Which products of a brand are shown. */
const productsQuery = defineQuery({
  category,
  sort: oneOf([...SORTS.map(({ sort }) => sort), 'priceDesc'], 'default'),
  isInStockOnly: flag('stock'),
  isWithGift: flag('gift'),
  page: pageNumber,
});
export type ProductsQuery = QueryOf<typeof productsQuery>;

export const hasFilters = ({ isInStockOnly, isWithGift }: ProductsQuery) => isInStockOnly || isWithGift;

/** The filters as the search API takes them. */
export const filtersToSend = ({ isInStockOnly, isWithGift }: ProductsQuery): string =>
  [...(isInStockOnly ? ['stock:in'] : []), ...(isWithGift ? ['promotion:gift'] : [])].join(';');

/** Reads the query from the URL; invalid values are ignored, among them categories the brand does not have. */
export function readProductsQuery(
  search: URLSearchParams,
  categories: readonly { categoryId: string }[],
): ProductsQuery {
  const query = productsQuery.read(search);
  return categories.some(({ categoryId }) => categoryId === query.category)
    ? query
    : { ...query, category: null };
}

/** The URL of the brand page with a change applied; another category or order starts at page 1. */
export const productsPath = productsQuery.path;

/** Choosing the price order again reverses it. */
export const toggleSort = (sort: Sort, current: Sort): Sort =>
  sort === 'priceAsc' && current === 'priceAsc' ? 'priceDesc' : sort;
