import { getFrom } from '@huarong/core/shared';
import { type Database, longTransaction, type Tx } from '#platform/database';
import {
  type ImageRow,
  listBrands,
  listCategories,
  listImages,
  listLiveSkus,
  listProducts,
  listProductVersions,
  type ProductRow,
  type ProductVersion,
  type SkuRow,
} from './catalogue.queries.ts';
import type { CatalogueRows } from './snapshot.ts';

/** The rows of a product at one version. */
interface CachedProduct {
  version: string;
  product: ProductRow;
  skus: SkuRow[];
  images: ImageRow[];
}
export type CachedProducts = ReadonlyMap<string, CachedProduct>;

/** Products of one statement: a hundred thousand in one would hold all their rows twice. */
const SLICE = 5_000;

/** Reads the published catalogue in one snapshot; of cached products only the changed ones. */
export const readCatalogue = (db: Database, cached: CachedProducts) =>
  longTransaction(
    db,
    async (tx) => {
      const categories = await listCategories(tx);
      const brands = await listBrands(tx);
      const products = await readProducts(tx, cached);
      return { rows: { categories, brands, ...rowsOf(products) } satisfies CatalogueRows, products };
    },
    { isolation: 'repeatable read' },
  );

async function readProducts(tx: Tx, cached: CachedProducts): Promise<CachedProducts> {
  const products = new Map<string, CachedProduct>();
  let after = '';
  for (;;) {
    const versions = await listProductVersions(tx, { after, limit: SLICE });
    const changed = await readChanged(tx, versions, cached);
    for (const { id } of versions) products.set(id, changed.get(id) ?? getFrom(cached, id));
    const last = versions.at(-1);
    if (!last || versions.length < SLICE) return products;
    after = last.id;
  }
}

async function readChanged(
  tx: Tx,
  versions: readonly ProductVersion[],
  cached: CachedProducts,
): Promise<CachedProducts> {
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
    (await listProducts(tx, ids)).map((product) => [
      product.id,
      {
        version: getFrom(versionOf, product.id),
        product,
        skus: skus.get(product.id) ?? [],
        images: images.get(product.id) ?? [],
      },
    ]),
  );
}

function rowsOf(cached: CachedProducts) {
  const products = [...cached.values()];
  return {
    products: products.map(({ product }) => product),
    skus: products.flatMap(({ skus }) => skus),
    images: products.flatMap(({ images }) => images),
  };
}
