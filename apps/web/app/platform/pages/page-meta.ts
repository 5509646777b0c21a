import type { ProductCard } from '@huarong/contract/catalogue';
import type { Crumb } from '@huarong/ui';
import type { MetaDescriptor } from 'react-router';

/** The routes of a page, outermost first: the root knows the origin of the shop. */
type Matches = readonly ({ loaderData?: unknown } | undefined)[];
const originOf = ([root]: Matches): string => (root!.loaderData as { origin: string }).origin;

export interface PageMeta {
  title: string;
  description: string;
  /** The one address of this content: without filters, order or where the visitor came from. */
  path: string;
  kind?: 'website' | 'product' | undefined;
  /** A picture of its own that stands for the page where it is shared: a path of this shop. */
  image?: string | undefined;
  /** Without one: whose goods the shop arranges for the card, `brand-10001`. */
  share?: string | undefined;
  /** The way to the page, for those who list it. */
  crumbs?: readonly Crumb[] | undefined;
  /** What the page lists. */
  products?: readonly Pick<ProductCard, 'productId' | 'productName' | 'brandNameCN'>[] | undefined;
}

/**
 * The head of a page that wants to be found: title, canonical address, a card for sharing, and what it lists as data.
 * Whoever copies these addresses elsewhere needs them whole, so the shop's own origin stands before them.
 */
export function findable(matches: Matches, page: PageMeta): MetaDescriptor[] {
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

/** Told ahead, so that the card has its shape before the picture has come. */
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
