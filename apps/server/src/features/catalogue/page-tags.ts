/** A page on which any product may appear: home, categories, search. A change of any product drops it. */
export const LIST_TAG = 'list';
/** More than this many changed products drop every page. */
const MAX_CHANGED = 300;
/** A page with more products than this is dropped like a list. */
const MAX_SHOWN = 80;

/** Short, because a page has many and some proxies take few headers. */
const productTag = (id: string) => `p${id}`;
const PRODUCT_PAGE = /^\/product\/[^/]+\.html(?:\?|$)/;
const PRODUCT_LINK = /\/product\/([\w-]+)\.html/g;

/** What drops a page from the shared cache: a product page shows the products it links to, any other page may show any. */
export function pageTagsOf(address: string, html: string): string[] {
  if (!PRODUCT_PAGE.test(address)) return [LIST_TAG];
  const ids = new Set([...`${address} ${html}`.matchAll(PRODUCT_LINK)].map(([, id]) => id!));
  return ids.size > MAX_SHOWN ? [LIST_TAG] : [...ids].map(productTag);
}

/** The tags of pages that show one of these products; null when there are too many of them. */
export const changedPageTags = (productIds: readonly string[]): string[] | null =>
  productIds.length > MAX_CHANGED ? null : [LIST_TAG, ...productIds.map(productTag)];
