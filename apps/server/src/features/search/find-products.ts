import type { Parsed } from '@huarong/contract/kit';
import type { searchContract } from '@huarong/contract/search';
import { type SearchAnswer, type SearchQuestion, search } from '@huarong/search';
import type { Searched } from './index-source.ts';
import { readPriceRange } from './price-bands.ts';

type Asked = Parsed<(typeof searchContract)['keyword']>;

/** The shelves that are no shelf: what sells, and what only we have. */
const PSEUDO: Record<string, Partial<SearchQuestion>> = {
  hot_rec: { sort: 'sales' },
  eb_exclusive: { filters: { label: ['exclusive'] } },
};

export function findProducts({ index }: Searched, asked: Asked): SearchAnswer {
  const { stock, range, ...filters } = Object.fromEntries(
    asked.filters.map(({ code, values }) => [code, values]),
  );
  const priceRange = readPriceRange(range?.[0]);
  const pseudo = PSEUDO[asked.category ?? ''];
  return search(index, {
    keyword: asked.keyword,
    ...(asked.category !== undefined && !pseudo && { category: asked.category }),
    ...(asked.brandId !== undefined && { brandId: asked.brandId }),
    filters: { ...filters, ...pseudo?.filters },
    ...(priceRange && { priceRange }),
    inStockOnly: stock?.includes('in') ?? false,
    sort: asked.sort === 'default' ? (pseudo?.sort ?? 'default') : asked.sort,
    pageNo: asked.pageNo,
    pageSize: asked.pageSize,
  });
}

export const isShelf = ({ snapshot }: Searched, category: string | undefined) =>
  category === undefined || category in PSEUDO || snapshot.categories.has(category);
