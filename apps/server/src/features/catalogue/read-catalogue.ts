import { getFrom } from '@huarong/core/shared';
import { type Database, type Tx, transaction } from '#platform/database';
import {
  type ImageRow,
  listBrands,
  listCategories,
  listImages,
  listLiveSkus,
  listProducts,
  listProductVersions,
  type ProductRow,
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

/** Reads the published catalogue in one snapshot; of cached products only the changed ones. */
export const readCatalogue = (db: Database, cached: CachedProducts) =>
  transaction(
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
  const versions = await listProductVersions(tx);
  const changed = versions.filter(({ id, version }) => cached.get(id)?.version !== version);
  const changedIds = changed.map(({ id }) => id);
  const rows = new Map((await listProducts(tx, changedIds)).map((product) => [product.id, product]));
  const skus = Map.groupBy(await listLiveSkus(tx, changedIds), ({ product_id }) => product_id);
  const images = Map.groupBy(await listImages(tx, changedIds), ({ product_id }) => product_id);
  return new Map(
    versions.map(({ id, version }) => {
      const product = rows.get(id);
      if (!product) return [id, getFrom(cached, id)];
      return [id, { version, product, skus: skus.get(id) ?? [], images: images.get(id) ?? [] }];
    }),
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
