import type { ProductCard } from '@huarong/contract/catalogue';
import type { Crumb } from '@huarong/ui';
import type { MetaDescriptor } from 'react-router';

/** The routes of a page, outermost first: the root provides the origin of the shop. */
type Matches = readonly ({ loaderData?: unknown } | undefined)[];
const originOf = ([root]: Matches): string => (root!.loaderData as { origin: string }).origin;

export interface PageMeta {
  title: string;
  description: string;
  /** Canonical path: without filters, order or tracking. */
  path: string;
  kind?: 'website' | 'product' | undefined;
  /** Path of the page's own share image. */
  image?: string | undefined;
  /** Without an image: which generated share image to use, e.g. `brand-10001`. */
  share?: string | undefined;
  /** Breadcrumbs for search engines. */
  crumbs?: readonly Crumb[] | undefined;
  /** Products listed on the page. */
  products?: readonly Pick<ProductCard, 'productId' | 'productName' | 'brandNameCN'>[] | undefined;
}

/**
 * Meta tags of an indexable page: title, canonical address, share card and structured data. Other sites read these
 * addresses, so they include the origin.
 */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const { title, description, path, kind = 'website', image, share = 'home', crumbs, products } = page;
  const absoluteUrl = (address: string) => new URL(address, originOf(matches)).href;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: absoluteUrl(path) },
    { property: 'og:type', content: kind },
    { property: 'og:site_name', content: '花容 HUARONG' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absoluteUrl(path) },
    { property: 'og:image', content: absoluteUrl(image ?? `/pictures/share/${share}.jpg`) },
    { property: 'og:image:alt', content: title },
    ...(image === undefined ? SHARE_SIZE : []),
    ...(crumbs === undefined ? [] : [{ 'script:ld+json': breadcrumbList(crumbs, path) }]),
    ...(products === undefined || products.length === 0 ? [] : [{ 'script:ld+json': itemList(products) }]),
  ];
}

/** Meta tags of a page that search engines must not index; `name` is the title without the name of the shop. */
export const privatePageMeta = (name: string, description?: string): MetaDescriptor[] => [
  { title: `${name}｜花容 HUARONG` },
  ...(description === undefined ? [] : [{ name: 'description', content: description }]),
  { name: 'robots', content: 'noindex' },
];

/** Size of the generated image, so that the card is laid out before the image has loaded. */
const SHARE_SIZE = [
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
];

const breadcrumbList = (crumbs: readonly Crumb[], here: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href ?? here,
  })),
});

const itemList = (products: NonNullable<PageMeta['products']>) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: products.map(({ productId, productName, brandNameCN }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: `${brandNameCN} ${productName}`,
    url: `/product/${productId}.html`,
  })),
});
