import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';
import { loadTerms } from '../../platform/terms/terms.ts';
import { findListing } from './listing-data.ts';
import { readListingQuery } from './query/listing-query.ts';
import { SPECIAL_LISTINGS } from './special-listings.ts';

/** Serves /weeklyspecials/, /exclusive/ and /gift_set/, chosen by the path. */
export async function loadSpecial(api: Api, { url }: PageArgs) {
  const requested = `${url.pathname.replace(/\/$/, '')}/`;
  const listing = SPECIAL_LISTINGS.find(({ path }) => path === requested);
  if (!listing) throw notFound();
  const query = readListingQuery(url.searchParams);
  const [answer, terms] = await Promise.all([findListing(api, listing.scope, query), loadTerms(api)]);
  const intro = typeof listing.intro === 'string' ? listing.intro : listing.intro(terms);
  return { path: listing.path, query, answer, intro };
}
