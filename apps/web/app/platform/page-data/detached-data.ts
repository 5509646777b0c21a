/** What stands in the router's own data for a page's, which travels beside them. */
export interface Aside {
  isAside: true;
}

const kept = new WeakMap<object, unknown>();

/** Puts data aside, for the page to take up again where it is drawn. Typed as the data: nobody but us sees it otherwise. */
export function putAside<Data>(data: Data): Data {
  const aside: Aside = { isAside: true };
  kept.set(aside, data);
  return aside as Data;
}

/** The data of a page's routes that were put aside, by route; what was not is left out. */
export function takeUp(loaderData: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const found = Object.entries(loaderData).filter(([, data]) => isKept(data));
  return Object.fromEntries(found.map(([route, aside]) => [route, kept.get(aside as object)]));
}

const isKept = (data: unknown) => typeof data === 'object' && data !== null && kept.has(data);
