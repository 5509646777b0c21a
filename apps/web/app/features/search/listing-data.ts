import type { Api } from '../../platform/api/index.ts';
import { type NearbyPage, notFound } from '../../platform/pages/not-found.ts';
import type { Filter } from './query/filters.ts';
import { filtersToSend, type ListingQuery } from './query/listing-query.ts';

/** Forty-six cards and one double-width card fill twelve rows of four; the API returns fifty at most. */
const PAGE_SIZE = 47;

export interface ListingScope {
  category?: string;
  keyword?: string;
  /** Filters that the page itself sets, such as gift sets or an effect. The shopper cannot remove them. */
  fixed?: readonly Filter[];
}

/** The request for one page of a listing. */
export const listingRequest = ({ fixed = [], ...scope }: ListingScope, query: ListingQuery) => ({
  ...scope,
  filters: filtersToSend(query, fixed),
  sort: query.sort,
  pageNo: query.pageNo,
  pageSize: PAGE_SIZE,
});

/** The products of a category or for a keyword, with their facets. */
export async function findListing(
  api: Api,
  scope: ListingScope,
  query: ListingQuery,
  /** Links for the 404 page of a category. Throws the way to the category that this one was merged into. */
  nearest = async (_movedTo: string | undefined): Promise<NearbyPage[]> => [],
) {
  const reply = await api.search.keyword(listingRequest(scope, query));
  if (reply.ok) return reply.value;
  const { refusal } = reply;
  if (refusal.code === 'category-not-found') throw notFound(await nearest(refusal.movedTo));
  if (refusal.code === 'invalid-input') throw notFound(await nearest(undefined));
  throw new Error(refusal.message);
}
export type ListingAnswer = Awaited<ReturnType<typeof findListing>>;
