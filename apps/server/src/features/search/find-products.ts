import type { Parsed } from '@huarong/contract/kit';
import type { searchContract } from '@huarong/contract/search';
import { type SearchQuery, type SearchResult, search } from '@huarong/search';
import type { IndexedCatalogue } from './index-source.ts';
import { parsePriceRange } from './price-bands.ts';

type KeywordInput = Parsed<(typeof searchContract)['keyword']>;

/** Categories without a row: best sellers and exclusive products. */
const VIRTUAL_CATEGORIES: Record<string, Partial<SearchQuery>> = {
  hot_rec: { sort: 'sales' },
  eb_exclusive: { filters: { label: ['exclusive'] } },
};

export function findProducts({ index, pinsFor }: IndexedCatalogue, input: KeywordInput): SearchResult {
  const { stock, range, ...filters } = Object.fromEntries(
    input.filters.map(({ code, values }) => [code, values]),
  );
  const priceRange = parsePriceRange(range?.[0]);
  const virtualCategory = VIRTUAL_CATEGORIES[input.category ?? ''];
  const pins = pinsFor(input.keyword);
  return search(index, {
    keyword: input.keyword,
    ...(pins && { pins }),
    ...(input.category !== undefined && !virtualCategory && { category: input.category }),
    ...(input.brandId !== undefined && { brandId: input.brandId }),
    filters: { ...filters, ...virtualCategory?.filters },
    ...(priceRange && { priceRange }),
    inStockOnly: stock?.includes('in') ?? false,
    sort: input.sort === 'default' ? (virtualCategory?.sort ?? 'default') : input.sort,
    pageNo: input.pageNo,
    pageSize: input.pageSize,
  });
}

export const isKnownCategory = ({ snapshot }: IndexedCatalogue, category: string | undefined) =>
  category === undefined || category in VIRTUAL_CATEGORIES || snapshot.categories.has(category);
