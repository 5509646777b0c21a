import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';
import { findListing } from './listing-data.ts';
import { readListingQuery } from './query/listing-query.ts';
import { SPECIAL_LISTINGS } from './special-listings.ts';

/** Serves /weeklyspecials/, /exclusive/ and /gift_set/, chosen by the path. */
export async function loadSpecial(api: Api, { url }: PageArgs) {
  const requested = `${url.pathname.replace(/\/$/, '')}/`;
  const listing = SPECIAL_LISTINGS.find(({ path }) => path === requested);
  if (!listing) throw notFound();
  const query = readListingQuery(url.searchParams);
  return { path: listing.path, query, answer: await findListing(api, listing.scope, query) };
}
