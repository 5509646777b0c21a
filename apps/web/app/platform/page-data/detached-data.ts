/** What stands in the router's own data for a page's, which travels beside them. */
export interface Placeholder {
  isDetached: true;
}

const detachedData = new WeakMap<object, unknown>();

/** Puts data aside, for the page to take up again where it is drawn. Typed as the data: nobody but us sees it otherwise. */
export function detachData<Data>(data: Data): Data {
  const placeholder: Placeholder = { isDetached: true };
  detachedData.set(placeholder, data);
  return placeholder as Data;
}

/** The data of a page's routes that were put aside, by route; what was not is left out. */
export function collectDetachedData(loaderData: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const found = Object.entries(loaderData).filter(([, data]) => isPlaceholder(data));
  return Object.fromEntries(
    found.map(([route, placeholder]) => [route, detachedData.get(placeholder as object)]),
  );
}

const isPlaceholder = (data: unknown) => typeof data === 'object' && data !== null && detachedData.has(data);
