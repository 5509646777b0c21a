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

/** The products of a category or for a keyword, with their facets. */
export async function findListing(
  api: Api,
  { fixed = [], ...scope }: ListingScope,
  query: ListingQuery,
  nearest = async (): Promise<NearbyPage[]> => [],
) {
  const reply = await api.search.keyword({
    ...scope,
    filters: filtersToSend(query, fixed),
    sort: query.sort,
    pageNo: query.pageNo,
    pageSize: PAGE_SIZE,
  });
  if (reply.ok) return reply.value;
  const { code, message } = reply.refusal;
  if (code === 'category-not-found' || code === 'invalid-input') throw notFound(await nearest());
  throw new Error(message);
}
export type ListingAnswer = Awaited<ReturnType<typeof findListing>>;
