/** What a page says it is: title, description and main headings. */
export function readHeadings(html: string): string {
  const parts = [
    /<title>([^<]*)<\/title>/.exec(html)?.[1],
    /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
    ...[...html.matchAll(/<h[12][^>]*>([\s\S]*?)<\/h[12]>/g)].map(([, inner]) =>
      inner!.replace(/<[^>]*>/g, ''),
    ),
  ];
  return parts.filter((part) => part !== undefined).join('\n');
}

/** Part of every page, so that it says nothing about one. */
const EVERYWHERE = /花容 ?HUARONG|官方授权美妆商城|花容/g;

/** Whether a page is the one that a link names: it has the whole name, or two consecutive characters or a Latin word of it. */
export function fitsName(name: string, headings: string): boolean {
  if (name.length > 2 && headings.includes(name)) return true;
  const page = headings.replace(EVERYWHERE, ' ').toLowerCase();
  const wanted = name.replace(EVERYWHERE, ' ').toLowerCase();
  const words = wanted.match(/[a-zà-ÿ.]{3,}/g) ?? [];
  const pairs = (wanted.match(/[\u4e00-\u9fff]+/g) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_none, at) => run.slice(at, at + 2)),
  );
  return [...words, ...pairs].some((part) => page.includes(part));
}

/** Pages that are lists; one without products is a broken promise. */
const LISTING = /^\/(category|function|gift_set|weeklyspecials|exclusive|brand\/[^/]+-|tryout|rank)(\/|\d|$)/;
export const isEmptyListing = (path: string, html: string): boolean =>
  LISTING.test(path) && !html.includes('/product/');
