/** For each page path, as the router writes it (`category/:categoryId`), the query parameters that the page reads. */
export type PageParameters = Readonly<Record<string, readonly string[]>>;

/** Where pages are declared: an address that differs only in what its page does not read is the same page. */
export interface PageAddresses {
  /** The address with the parameters its page reads, in one order. The browser keeps the rest, for its analytics. */
  addressOf: (url: string) => string;
  /** The cache key of a page. */
  keyOf: (url: string) => string;
}

/** Without a declaration, as in development, every parameter but these counts. */
const TRACKING = /^(utm_\w+|gclid|fbclid|spm|_)$/;

export function createPageAddresses(declared?: PageParameters): PageAddresses {
  const pages = Object.entries(declared ?? {}).map(([path, names]) => ({
    pattern: patternOf(path),
    names: new Set(names),
  }));
  const isRead = (path: string): ((name: string) => boolean) => {
    if (!declared) return (name) => !TRACKING.test(name);
    const page = pages.find(({ pattern }) => pattern.test(path));
    return (name) => page?.names.has(name) ?? false;
  };
  const addressOf = (url: string) => {
    const mark = url.indexOf('?');
    return mark === -1
      ? url
      : sortedAddress(url.slice(0, mark), url.slice(mark + 1), isRead(url.slice(0, mark)));
  };
  return { addressOf, keyOf: (url) => `page ${addressOf(url)}` };
}

/** The path with those parameters that count, in one order, each once: pages read the first of several. */
function sortedAddress(path: string, search: string, counts: (name: string) => boolean): string {
  const first = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search))
    if (!first.has(name) && counts(name)) first.set(name, value);
  const query = new URLSearchParams([...first].sort(([a], [b]) => (a < b ? -1 : 1))).toString();
  return query ? `${path}?${query}` : path;
}

/** `product/:file` matches `/product/1.html` and `/Product/1.html/`, as in the router; `guest/:page/:id?` both forms. */
function patternOf(path: string): RegExp {
  const segments = path.split('/').filter((segment) => segment !== '');
  const source = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?';
    if (segment.startsWith(':')) return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^${source.join('')}/?$`, 'i');
}
