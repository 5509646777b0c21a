import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';
import { findListing } from './listing-data.ts';
import { readListingQuery } from './query/listing-query.ts';
import { SPECIAL_SHELVES } from './special-shelves.ts';

/** /weeklyspecials/, /exclusive/ and /gift_set/ alike: the address says which. */
export async function loadSpecial(api: Api, { url }: PageArgs) {
  const asked = `${url.pathname.replace(/\/$/, '')}/`;
  const shelf = SPECIAL_SHELVES.find(({ path }) => path === asked);
  if (!shelf) throw notFound();
  const query = readListingQuery(url.searchParams);
  return { path: shelf.path, query, answer: await findListing(api, shelf.scope, query) };
}
