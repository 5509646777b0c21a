import type { ListingAnswer } from '../listing-data.ts';
import {
  type ListingAddress,
  type ListingQuery,
  listingHref,
  withoutFilters,
  withPage,
} from '../query/listing-query.ts';

/** Links that remove the filters read from the keyword. */
export interface IntentLinks {
  links: readonly { key: string; label: string; href: string }[];
  /** Removes these and the chosen filters. */
  clearHref: string;
}

/** Everything on sale, for a keyword that has no words left. */
const ALL_PRODUCTS = '/category/hot_rec/';

/** A removed filter leaves the keyword, so the URL, the search box and the result agree. Chosen filters stay. */
export function intentLinks(
  { intents = [], words = '' }: Pick<ListingAnswer, 'intents' | 'words'>,
  { path }: ListingAddress,
  query: ListingQuery,
): IntentLinks | undefined {
  if (intents.length === 0) return undefined;
  const hrefOf = (keyword: string, next: ListingQuery) =>
    listingHref(keyword === '' ? { path: ALL_PRODUCTS } : { path, keyword }, next);
  return {
    links: intents.map(({ kind, label, keywordWithout }) => ({
      key: `${kind}:${label}`,
      label,
      href: hrefOf(keywordWithout, withPage(query, 1)),
    })),
    clearHref: hrefOf(words, withoutFilters(query)),
  };
}
