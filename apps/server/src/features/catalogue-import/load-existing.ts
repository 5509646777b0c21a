import { cleanIncludedItems, codeKey } from '@huarong/core/catalogue';
import type { Queryable } from '#platform/database';
import {
  type CodeFilter,
  findLastIds,
  listBrands,
  listCategories,
  listImages,
  listProducts,
  listRetiredSkuIds,
  listSkus,
  listStock,
} from './catalogue-import.queries.ts';
import type { Fields } from './columns/column.ts';
import { brandColumns, categoryColumns, productColumns, skuColumns } from './columns/columns.ts';
import type { StoryBlock } from './columns/story-cell.ts';
import type { Existing, KnownProduct, KnownSku } from './plan/existing.ts';
import type { KnownCategory } from './plan/plan-categories.ts';

/**
 * The stored products that match the filter (null: all). With `isLocking` nobody can change them until the
 * transaction ends.
 */
export async function loadExisting(
  db: Queryable,
  filter: CodeFilter | null,
  isLocking: boolean,
): Promise<Existing> {
  const brands = await listBrands(db, isLocking);
  const products = await listProducts(db, filter, isLocking);
  const productIds = products.map(({ id }) => id);
  const skuRows = await listSkus(db, filter, productIds, isLocking);
  const skuIds = skuRows.map(({ id }) => id);
  const stock = new Map((await listStock(db, skuIds, isLocking)).map((row) => [row.sku_id, row]));
  const imagesOf = groupImagesByOwner(await listImages(db, productIds));

  const skus = skuRows.map(
    (row): KnownSku => ({
      id: row.id,
      productId: row.product_id,
      productCode: row.product_code,
      position: row.position,
      held: stock.get(row.id)?.held ?? 0,
      fields: {
        ...pick(storedSkuColumns, { ...row, images: imagesOf(row.product_id, row.id) }),
        stock: stock.get(row.id)?.available ?? null,
      },
    }),
  );
  const skusByProduct = Map.groupBy(skus, ({ productId }) => productId);
  const known = products.map(
    (row): KnownProduct => ({
      id: row.id,
      brandId: row.brand_id,
      skus: skusByProduct.get(row.id) ?? [],
      fields: pick(productColumns, {
        ...row,
        story: withKeyOrder(row.story),
        tested_figures: row.tested_figures.map(({ figure, claim, method }) => ({ figure, claim, method })),
        included_items: cleanIncludedItems(row.included_items),
        images: imagesOf(row.id, null),
      }),
    }),
  );
  return {
    categoryIds: new Set((await listCategories(db, false)).map(({ id }) => id)),
    brands: new Map(brands.map((row) => [row.key, { id: row.id, fields: pick(brandColumns, row) }])),
    products: new Map(known.map((product) => [codeKey(product.fields.code), product])),
    skus: new Map(skus.map((sku) => [codeKey(sku.fields.code), sku])),
    usedIds: {
      ...(await findLastIds(db)),
      skus: new Set([...skuIds, ...(await listRetiredSkuIds(db, productIds))]),
    },
  };
}

/** All categories by id, those above first. */
export async function loadCategories(
  db: Queryable,
  isLocking: boolean,
): Promise<ReadonlyMap<string, KnownCategory>> {
  const rows = await listCategories(db, isLocking);
  return new Map(rows.map((row) => [row.id, { level: row.level, fields: pick(categoryColumns, row) }]));
}

/** The stock is in a table of its own. */
const { stock: _stock, ...storedSkuColumns } = skuColumns;

/** Column keys equal the database columns. */
const pick = <Table extends object, Row extends Fields<Table>>(columns: Table, row: Row): Fields<Table> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(columns, name))) as Fields<Table>;

/** PostgreSQL reorders keys inside jsonb. */
const withKeyOrder = (blocks: readonly StoryBlock[]) => blocks.map(({ title, text }) => ({ title, text }));

/** An image belongs to a sku, or to the product for all shades. */
const imageOwnerKey = (productId: string, skuId: string | null) => `${productId} ${skuId ?? ''}`;

function groupImagesByOwner(rows: Awaited<ReturnType<typeof listImages>>) {
  const byOwner = Map.groupBy(rows, ({ sku_id, product_id }) => imageOwnerKey(product_id, sku_id));
  return (productId: string, skuId: string | null): string[] =>
    byOwner.get(imageOwnerKey(productId, skuId))?.map(({ source }) => source) ?? [];
}
