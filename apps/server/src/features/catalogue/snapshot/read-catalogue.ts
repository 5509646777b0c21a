import { isDeepStrictEqual } from 'node:util';
import { getFrom } from '@huarong/core/shared';
import { longTransaction, type Queryable, type Tx } from '#platform/database';
import { buildCategoryTree } from './category-tree.ts';
import { createListedProduct } from './listed-product.ts';
import { type Category, noOffers, type Product, type ProductOffersPort } from './product.ts';
import {
  type BrandRow,
  type CategoryRow,
  listBrands,
  listCategories,
  listImages,
  listLiveSkus,
  listProducts,
  listProductVersions,
  type ProductVersion,
} from './snapshot.queries.ts';
import { createValuePool, type ValuePool } from './value-pool.ts';

/** The published catalogue as it was read. */
export interface CatalogueContent {
  categoryRows: readonly CategoryRow[];
  categories: ReadonlyMap<string, Category>;
  brands: ReadonlyMap<string, BrandRow>;
  /** By id; also those without live skus. */
  products: ReadonlyMap<string, Product>;
}
export const NO_CONTENT: CatalogueContent = {
  categoryRows: [],
  categories: new Map(),
  brands: new Map(),
  products: new Map(),
};

/** Products of one statement: a hundred thousand in one would hold all their rows twice. */
const SLICE = 5_000;

/**
 * Reads the published catalogue in one snapshot. Whatever did not change is the object of `previous`, so that two
 * catalogues in memory take little more than one.
 */
export const readCatalogue = (
  db: Queryable,
  previous: CatalogueContent,
  offersOf: ProductOffersPort = noOffers,
): Promise<CatalogueContent> =>
  longTransaction(
    db,
    async (tx) => {
      const parents = await readParents(tx, previous);
      const offers = function (this: Product) {
        return offersOf(this);
      };
      const products = await readProducts(tx, previous.products, {
        ...parents,
        offers,
        pool: createValuePool(),
      });
      return { ...parents, products };
    },
    { isolation: 'repeatable read' },
  );

/** What every product refers to. */
interface Shared extends Omit<CatalogueContent, 'products'> {
  offers: Product['offers'];
  pool: ValuePool;
}

async function readParents(tx: Tx, previous: CatalogueContent): Promise<Omit<CatalogueContent, 'products'>> {
  const categoryRows = await listCategories(tx);
  const brands = new Map(
    (await listBrands(tx)).map((row) => {
      const known = previous.brands.get(row.id);
      return [row.id, known && isDeepStrictEqual(known, row) ? known : row];
    }),
  );
  return isDeepStrictEqual(categoryRows, previous.categoryRows)
    ? { categoryRows: previous.categoryRows, categories: previous.categories, brands }
    : { categoryRows, categories: buildCategoryTree(categoryRows), brands };
}

async function readProducts(
  tx: Tx,
  cached: ReadonlyMap<string, Product>,
  shared: Shared,
): Promise<Map<string, Product>> {
  const products = new Map<string, Product>();
  let after = '';
  for (;;) {
    const versions = await listProductVersions(tx, { after, limit: SLICE });
    const changed = await readChanged(tx, versions, cached, shared);
    for (const { id } of versions)
      products.set(id, changed.get(id) ?? withParents(getFrom(cached, id), shared));
    const last = versions.at(-1);
    if (!last || versions.length < SLICE) return products;
    after = last.id;
  }
}

async function readChanged(
  tx: Tx,
  versions: readonly ProductVersion[],
  cached: ReadonlyMap<string, Product>,
  { brands, categories, offers, pool }: Shared,
): Promise<Map<string, Product>> {
  const versionOf = new Map(
    versions
      .filter(({ id, version }) => cached.get(id)?.version !== version)
      .map(({ id, version }) => [id, version]),
  );
  if (versionOf.size === 0) return new Map();
  const ids = [...versionOf.keys()];
  const skus = Map.groupBy(await listLiveSkus(tx, ids), ({ product_id }) => product_id);
  const images = Map.groupBy(await listImages(tx, ids), ({ product_id }) => product_id);
  return new Map(
    (await listProducts(tx, ids)).map((row) => [
      row.id,
      createListedProduct(
        row,
        {
          version: getFrom(versionOf, row.id),
          brand: getFrom(brands, row.brand_id),
          category: getFrom(categories, row.category_id),
          skus: skus.get(row.id) ?? [],
          images: images.get(row.id),
          offers,
        },
        pool,
      ),
    ]),
  );
}

/** The product itself unless its brand or a category changed. */
function withParents(product: Product, { brands, categories }: Shared): Product {
  const brand = getFrom(brands, product.brand_id);
  const category = getFrom(categories, product.category_id);
  if (brand === product.brand && category === product.category) return product;
  // New skus too: what is cached for a sku may name its brand.
  return { ...product, brand, category, skus: product.skus.map((sku) => ({ ...sku })) };
}
