import { browserApi } from '../../../platform/api/index.ts';
import { type Appended, writeAppended } from '../Listing/appended-products.ts';
import { type ListingAnswer, type ListingScope, listingRequest } from '../listing-data.ts';
import { type ListingQuery, withPage } from '../query/listing-query.ts';

interface PageToAppend {
  /** The entry of the history. */
  key: string;
  href: string;
  answer: ListingAnswer;
  query: ListingQuery;
  scope: ListingScope;
  appended: Appended | null;
}

/** Loads the next page and appends what is not shown yet. Returns why it could not. */
export async function appendPage({ key, href, answer, query, scope, appended }: PageToAppend) {
  const pageNo = (appended?.pageNo ?? query.pageNo) + 1;
  const reply = await browserApi({ quiet: true }).search.keyword(
    listingRequest(scope, withPage(query, pageNo)),
  );
  if (!reply.ok) return reply.refusal.message;
  const shown = [...answer.productList, ...(appended?.products ?? [])];
  // The order may have changed since: nothing is shown twice.
  const ids = new Set(shown.map(({ productId }) => productId));
  const added = reply.value.productList.filter(({ productId }) => !ids.has(productId));
  writeAppended(key, { href, pageNo, products: [...(appended?.products ?? []), ...added] });
  return null;
}
