import type { Database } from '#platform/database';
import { readBuilders } from '../bundles/index.ts';
import { listLivePages } from '../campaigns/index.ts';
import { brandLink, type CatalogueSource, presentCategoryLink } from '../catalogue/index.ts';
import type { ContentSource } from '../content/index.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

const STATIC_PATHS = [
  '/',
  '/brand/',
  '/rank/',
  '/weeklyspecials/',
  '/exclusive/',
  '/gift_set/',
  '/tryout/',
  '/community/',
  '/cooperation.html',
];

/** Every public page: no personal pages and no filtered listings. */
export async function listSitemapEntries(
  db: Database,
  catalogue: CatalogueSource,
  content: ContentSource,
): Promise<SitemapEntry[]> {
  const { categories, brands, byBrand, products } = catalogue.current();
  const { effect_page: effects } = await content.listTexts(db, ['effect_page']);
  const pages = await listLivePages(db, content);
  const builders = await readBuilders(db);
  const allCategories = [...categories.values()];
  return [
    ...STATIC_PATHS.map((path) => ({ path })),
    ...allCategories.map((category) => ({ path: presentCategoryLink(category).link })),
    ...allCategories.filter(({ level }) => level <= 2).map(({ id }) => ({ path: `/rank/${id}/` })),
    ...effects.map(({ link }) => ({ path: link })),
    ...[...brands.values()]
      .filter(({ id }) => byBrand.has(id))
      .flatMap((brand) => [{ path: brandLink(brand) }, { path: `/brand/story/${brand.id}.html` }]),
    ...[...builders.byId.keys()].map((id) => ({ path: `/bundle/${id}.html` })),
    ...pages.map(({ slug, updated_at: changedAt }) => ({ path: `/campaign/${slug}.html`, changedAt })),
    ...Array.from(products.values(), ({ id, updated_at: changedAt }) => ({
      path: `/product/${id}.html`,
      changedAt,
    })),
  ];
}
