export const SORTS = [
  { sort: 'default', label: '综合' },
  { sort: 'sales', label: '销量' },
  { sort: 'new', label: '新品' },
  { sort: 'rating', label: '好评' },
  { sort: 'priceAsc', label: '价格' },
] as const;
export type Sort = (typeof SORTS)[number]['sort'] | 'priceDesc';

/** What of a brand is shown: a shelf, an order, a page. */
export interface GoodsQuery {
  category: string | null;
  sort: Sort;
  page: number;
}

/** What an address asks for; what makes no sense is as if it were not there. */
export function readGoodsQuery(
  query: URLSearchParams,
  shelves: readonly { categoryId: string }[],
): GoodsQuery {
  const category = query.get('category');
  const sort = query.get('sort');
  const page = query.get('page') ?? '';
  return {
    category: shelves.some(({ categoryId }) => categoryId === category) ? category : null,
    sort: isSort(sort) ? sort : 'default',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The brand's address for what is wanted; another shelf or order begins at its first page. */
export function goodsPath(link: string, now: GoodsQuery, wanted: Partial<GoodsQuery>): string {
  const { category, sort, page } = { ...now, page: 1, ...wanted };
  const query = new URLSearchParams({
    ...(category !== null && { category }),
    ...(sort !== 'default' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${link}?${query}` : link;
}

/** The price turns round when it is asked for again. */
export const sortAfter = (sort: Sort, now: Sort): Sort =>
  sort === 'priceAsc' && now === 'priceAsc' ? 'priceDesc' : sort;

const isSort = (word: string | null): word is Sort =>
  word === 'priceDesc' || SORTS.some(({ sort }) => sort === word);
