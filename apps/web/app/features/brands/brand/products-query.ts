export const SORTS = [
  { sort: 'default', label: '综合' },
  { sort: 'sales', label: '销量' },
  { sort: 'new', label: '新品' },
  { sort: 'rating', label: '好评' },
  { sort: 'priceAsc', label: '价格' },
] as const;
export type Sort = (typeof SORTS)[number]['sort'] | 'priceDesc';

/** Which products of a brand are shown: category, sort order and page. */
export interface ProductsQuery {
  category: string | null;
  sort: Sort;
  page: number;
}

/** Reads the query from the URL; invalid values are ignored. */
export function readProductsQuery(
  query: URLSearchParams,
  categories: readonly { categoryId: string }[],
): ProductsQuery {
  const category = query.get('category');
  const sort = query.get('sort');
  const page = query.get('page') ?? '';
  return {
    category: categories.some(({ categoryId }) => categoryId === category) ? category : null,
    sort: isSort(sort) ? sort : 'default',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The URL of the brand page with a change applied; another category or order starts at page 1. */
export function productsPath(link: string, current: ProductsQuery, change: Partial<ProductsQuery>): string {
  const { category, sort, page } = { ...current, page: 1, ...change };
  const query = new URLSearchParams({
    ...(category !== null && { category }),
    ...(sort !== 'default' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${link}?${query}` : link;
}

/** Choosing the price order again reverses it. */
export const toggleSort = (sort: Sort, current: Sort): Sort =>
  sort === 'priceAsc' && current === 'priceAsc' ? 'priceDesc' : sort;

const isSort = (value: string | null): value is Sort =>
  value === 'priceDesc' || SORTS.some(({ sort }) => sort === value);
