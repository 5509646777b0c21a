import { decodeKeyword } from '@huarong/core/search';
import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { findListing, type ListingAnswer } from './listing-data.ts';
import { hasFilters, readListingQuery } from './query/listing-query.ts';

const POPULAR_COUNT = 5;

/** Serves /search/ and /hot/. Without a keyword or results the page loads other options. */
export async function loadSearch(api: Api, { url }: PageArgs) {
  const keyword = decodeKeyword(url.searchParams.get('k'));
  const query = readListingQuery(url.searchParams);
  const answer = keyword ? await findListing(api, { keyword }, query) : null;
  const hasNoResults = answer === null || (answer.total === 0 && !hasFilters(query));
  return {
    path: url.pathname.startsWith('/hot') ? '/hot/' : '/search/',
    keyword,
    query,
    answer,
    ...(hasNoResults
      ? { otherOptions: await loadOtherOptions(api), shorter: await loadShorter(api, answer) }
      : { otherOptions: null, shorter: null }),
  };
}

/** Products of the longest part of the keyword that finds any. */
async function loadShorter(api: Api, answer: ListingAnswer | null) {
  const first = answer?.understood?.shorter[0];
  if (!first) return null;
  const reply = await api.search.keyword({ keyword: first.keyword, pageSize: POPULAR_COUNT });
  return reply.ok ? { ...first, productList: reply.value.productList } : null;
}
export type ShorterSearch = NonNullable<Awaited<ReturnType<typeof loadShorter>>>;

/** Popular keywords, categories and popular products. */
async function loadOtherOptions(api: Api) {
  const [suggested, categories] = await Promise.all([
    api.search.suggest({}),
    api.catalogue.getGroupCategory({}),
  ]);
  return {
    hotWords: suggested.ok ? suggested.value.hotWords : [],
    popular: suggested.ok ? suggested.value.productList.slice(0, POPULAR_COUNT) : [],
    categories: categories.ok ? categories.value.groups : [],
  };
}
export type OtherOptionsData = Awaited<ReturnType<typeof loadOtherOptions>>;
