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
