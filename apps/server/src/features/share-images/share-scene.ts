import { getFirst } from '@huarong/core/shared';
import type { Database } from '#platform/database';
import { findPageScene, type SceneSpec } from '../campaigns/index.ts';
import type { Product, Snapshot } from '../catalogue/index.ts';

/** As many packs as fit side by side without overlap. */
const MAX_PRODUCTS = 4;
/** The backdrop for products of several top categories. */
const DEFAULT_PIGMENT = 'xia';

/**
 * The scene of a shared page: `home`, `brand-10001`, `category-60002`, `campaign-winter`. Null when there is no such
 * page.
 */
export async function findShareScene(
  db: Database,
  { products, brands, byBrand, byCategory, topCategories, categories }: Snapshot,
  subject: string,
): Promise<SceneSpec | null> {
  const [, kind, id = ''] = /^(home$|brand|category|campaign)(?:-([a-z0-9-]{1,64}))?$/.exec(subject) ?? [];
  const defaultScene = () =>
    createScene(
      'home',
      topCategories.flatMap((topCategory) => listBestSellers(byCategory.get(topCategory.id) ?? [], 1)),
    );
  if (kind === 'home') return defaultScene();
  if (kind === 'brand' && brands.has(id))
    return createScene(subject, byBrand.get(id) ?? []) ?? defaultScene();
  if (kind === 'category' && categories.has(id))
    return createScene(subject, byCategory.get(id) ?? []) ?? defaultScene();
  const page = kind === 'campaign' ? await findPageScene(db, id, products) : null;
  return page && (page.scene ?? defaultScene());
}

/** Best-selling products that the studio can draw. */
const listBestSellers = (candidates: readonly Product[], limit: number): Product[] =>
  candidates
    .filter(({ pack }) => pack !== null)
    .sort((a, b) => b.sold_count - a.sold_count || (a.id < b.id ? -1 : 1))
    .slice(0, limit);

/** The backdrop is that of their common top category, otherwise the default. */
function createScene(name: string, candidates: readonly Product[]): SceneSpec | null {
  const shown = listBestSellers(candidates, MAX_PRODUCTS);
  const pigments = new Set(shown.map(({ category }) => getFirst(category.trail).pigment));
  const pigment = pigments.size === 1 ? getFirst([...pigments]) : DEFAULT_PIGMENT;
  return shown.length === 0 ? null : { name, pigment, product_ids: shown.map(({ id }) => id) };
}
