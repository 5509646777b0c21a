import type { Database } from '#platform/database';
import { findPageScene, type SceneWish } from '../campaigns/index.ts';
import type { Product, Snapshot } from '../catalogue/index.ts';

/** So many packs stand side by side without hiding each other. */
const MOST_GOODS = 4;
/** The wall behind goods of several shelves. */
const HOUSE_PIGMENT = 'xia';

/** What stands for a page where it is shared: `home`, `brand-10001`, `category-60002`, `campaign-winter`; null: no such page. */
export async function findShareScene(
  db: Database,
  { products, brands, byBrand, byCategory, homes, categories }: Snapshot,
  subject: string,
): Promise<SceneWish | null> {
  const [, kind, id = ''] = /^(home$|brand|category|campaign)(?:-([a-z0-9-]{1,64}))?$/.exec(subject) ?? [];
  const house = () =>
    sceneOf(
      'home',
      homes.flatMap((home) => bestOf(byCategory.get(home.id) ?? [], 1)),
    );
  if (kind === 'home') return house();
  if (kind === 'brand' && brands.has(id)) return sceneOf(subject, byBrand.get(id) ?? []) ?? house();
  if (kind === 'category' && categories.has(id)) return sceneOf(subject, byCategory.get(id) ?? []) ?? house();
  const page = kind === 'campaign' ? await findPageScene(db, id, products) : null;
  return page && (page.scene ?? house());
}

/** The best-sold of which the studio knows the pack. */
const bestOf = (goods: readonly Product[], most: number): Product[] =>
  goods
    .filter(({ pack }) => pack !== null)
    .sort((a, b) => b.sold_count - a.sold_count || (a.id < b.id ? -1 : 1))
    .slice(0, most);

/** Before the wall of the shelf they all lie on, or of the house. */
function sceneOf(name: string, goods: readonly Product[]): SceneWish | null {
  const shown = bestOf(goods, MOST_GOODS);
  const walls = new Set(shown.map(({ category }) => category.trail[0]!.pigment));
  const pigment = walls.size === 1 ? [...walls][0]! : HOUSE_PIGMENT;
  return shown.length === 0 ? null : { name, pigment, product_ids: shown.map(({ id }) => id) };
}
