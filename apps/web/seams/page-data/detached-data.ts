/**
 * Seam: page-data
 * React Router by itself: encodes the loader data with turbo-stream into inline scripts and decodes them for hydration.
 * Here: a placeholder goes through the router's stream; the data are sent as JSON in a script of their own (PageData.tsx)
 *   and inserted when the router sets `state` on `window.__reactRouterContext` (restore-page-data.ts).
 * Why: docs/decisions/0021-rendering-cost-of-a-page.md
 * Off: SEAMS_OFF=page-data, and loaders return their data to the router; the script is empty, and the browser follows it.
 */

/** Stands in the router's data for page data that are sent separately. */
export interface Placeholder {
  isDetached: true;
}

const detachedData = new WeakMap<object, unknown>();

/**
 * Replaces page data by a placeholder until the page is rendered. Typed as the data, because only this module sees
 * the placeholder.
 */
export function detachData<Data>(data: Data): Data {
  const placeholder: Placeholder = { isDetached: true };
  detachedData.set(placeholder, data);
  return placeholder as Data;
}

/** The detached data by route; other loader data are left out. */
export function collectDetachedData(loaderData: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const found = Object.entries(loaderData).filter(([, data]) => isPlaceholder(data));
  return Object.fromEntries(
    found.map(([route, placeholder]) => [route, detachedData.get(placeholder as object)]),
  );
}

const isPlaceholder = (data: unknown) => typeof data === 'object' && data !== null && detachedData.has(data);
