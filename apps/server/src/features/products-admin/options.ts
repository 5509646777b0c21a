import type { Queryable } from '#platform/database';
import type { CatalogueSource, Snapshot } from '../catalogue/index.ts';

const MAX_WORDS = 200;
const MAX_COLOURS = 24;

/** Words and colours of one snapshot; computed once for each. */
const wordsOf = new WeakMap<Snapshot, ReturnType<typeof collectWords>>();

/** What the form of a product offers. */
export async function listOptions(db: Queryable, catalogue: CatalogueSource) {
  const snapshot = catalogue.current();
  const words = wordsOf.get(snapshot) ?? collectWords(snapshot);
  wordsOf.set(snapshot, words);
  const brands = await db
    .selectFrom('brand')
    .select(['id', 'name_cn', 'name_en', 'letter'])
    .orderBy('letter')
    .orderBy('name_en')
    .execute();
  return {
    brands: brands.map(({ id, name_cn, name_en, letter }) => ({
      brandId: id,
      name: `${name_en} ${name_cn}`,
      letter,
    })),
    categories: await listCategoryPaths(db),
    ...words,
  };
}

/** Categories in the order of their tree, each with the names above it. */
async function listCategoryPaths(db: Queryable) {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'parent_id', 'name', 'level'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const byParent = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const below = (parentId: string | null, above: readonly string[]): CategoryPath[] =>
    (byParent.get(parentId) ?? []).flatMap(({ id, name, level }) => {
      const path = [...above, name];
      const hasChildren = byParent.has(id);
      return [{ categoryId: id, path: path.join(' › '), level, hasChildren }, ...below(id, path)];
    });
  return below(null, []);
}
interface CategoryPath {
  categoryId: string;
  path: string;
  level: number;
  hasChildren: boolean;
}

/** Words that published products have, the most used first, and the colours of each family of shades. */
function collectWords({ products }: Snapshot) {
  const counts = {
    effects: new Map<string, number>(),
    skin_types: new Map<string, number>(),
    labels: new Map<string, number>(),
    tags: new Map<string, number>(),
  };
  const families = new Map<string, Set<string>>();
  for (const product of products.values()) {
    for (const [field, counted] of Object.entries(counts))
      for (const word of product[field as keyof typeof counts])
        counted.set(word, (counted.get(word) ?? 0) + 1);
    for (const { shade_family: family, shade_hex: hex } of product.skus) {
      if (family === null || hex === null) continue;
      const colours = families.get(family) ?? new Set();
      families.set(family, colours);
      if (colours.size < MAX_COLOURS) colours.add(hex);
    }
  }
  const mostUsed = (counted: ReadonlyMap<string, number>) =>
    [...counted]
      .sort(([, one], [, other]) => other - one)
      .slice(0, MAX_WORDS)
      .map(([word]) => word);
  return {
    words: {
      effects: mostUsed(counts.effects),
      skin_types: mostUsed(counts.skin_types),
      labels: mostUsed(counts.labels),
      tags: mostUsed(counts.tags),
    },
    families: [...families].map(([name, hexes]) => ({ name, hexes: [...hexes] })),
  };
}
