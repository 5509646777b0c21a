import type { Parsed } from '@huarong/contract/kit';
import type { searchContract } from '@huarong/contract/search';
import { type QueryPins, type SearchQuery, type SearchResult, type Sort, search } from '@huarong/search';
import type { Snapshot } from '../catalogue/index.ts';
import type { IndexedCatalogue } from './index-source.ts';
import { parsePriceRange } from './price-bands.ts';

type KeywordInput = Parsed<(typeof searchContract)['keyword']>;

/** A listing that is no category of the tree. */
interface PseudoListing {
  name: string;
  intro: string;
  hiddenFacets: string[];
  query: Pick<SearchQuery, 'filters' | 'only'> & {
    sort: Sort;
    /** Products that come first unless the shopper chose an order. */
    pinned: readonly string[];
  };
}
export type PseudoListings = (categoryId: string, snapshot: Snapshot) => PseudoListing | undefined;

export function findProducts(
  { index, pinsFor }: IndexedCatalogue,
  input: KeywordInput,
  listing?: PseudoListing,
): SearchResult {
  const { stock, range, ...filters } = Object.fromEntries(
    input.filters.map(({ code, values }) => [code, values]),
  );
  const priceRange = parsePriceRange(range?.[0]);
  const pins = pinsFor(input.keyword) ?? listingPins(listing);
  return search(index, {
    keyword: input.keyword,
    ...(pins && { pins }),
    ...(input.category !== undefined && !listing && { category: input.category }),
    ...(listing?.query.only && { only: listing.query.only }),
    ...(input.brandId !== undefined && { brandId: input.brandId }),
    filters: { ...filters, ...listing?.query.filters },
    ...(priceRange && { priceRange }),
    inStockOnly: stock?.includes('in') ?? false,
    ...sortOf(input, listing),
    pageNo: input.pageNo,
    pageSize: input.pageSize,
  });
}

/** Pinned products have places only in the usual order. */
const sortOf = (
  input: KeywordInput,
  listing: PseudoListing | undefined,
): Pick<SearchQuery, 'sort' | 'usualSort'> =>
  input.sort !== 'default' || !listing
    ? { sort: input.sort }
    : listing.query.pinned.length > 0
      ? { sort: 'default', usualSort: listing.query.sort }
      : { sort: listing.query.sort };

const listingPins = (listing: PseudoListing | undefined): QueryPins | undefined =>
  listing && listing.query.pinned.length > 0
    ? { pinned: listing.query.pinned.map((id, index) => ({ id, position: index + 1 })), buried: [] }
    : undefined;
