import type { ProductCard } from '@huarong/contract/catalogue';
import type { Crumb } from '@huarong/ui';
import type { MetaDescriptor } from 'react-router';

export interface Findable {
  title: string;
  description: string;
  /** The one address of this content: without filters, order or where the visitor came from. */
  path: string;
  /** What stands for the page where it is shared. */
  image?: string | undefined;
  /** The way to the page, for those who list it. */
  crumbs?: readonly Crumb[] | undefined;
  /** What the page lists. */
  products?: readonly Pick<ProductCard, 'productId' | 'productName' | 'brandNameCN'>[] | undefined;
}

/** The head of a page that wants to be found: title, canonical address, a card for sharing, and what it lists as data. */
export function findable({ title, description, path, image, crumbs, products }: Findable): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: path },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: '花容 HUARONG' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: path },
    ...(image === undefined ? [] : [{ property: 'og:image', content: image }]),
    ...(crumbs === undefined ? [] : [{ 'script:ld+json': breadcrumbList(crumbs, path) }]),
    ...(products === undefined || products.length === 0 ? [] : [{ 'script:ld+json': itemList(products) }]),
  ];
}

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

const itemList = (products: NonNullable<Findable['products']>) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: products.map(({ productId, productName, brandNameCN }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: `${brandNameCN} ${productName}`,
    url: `/product/${productId}.html`,
  })),
});
