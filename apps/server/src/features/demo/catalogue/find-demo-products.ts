import type { SkuLookup } from '@huarong/catalogue/promotions';
import { getFrom } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { brandLink } from '../../catalogue/index.ts';

const MAX_ID_LENGTH = 6;

/** Finds the demo products by brand and name; null when the shop sells other products. */
export async function findDemoProducts(tx: Tx): Promise<SkuLookup | null> {
  const brands = new Map((await tx.selectFrom('brand').selectAll().execute()).map((row) => [row.key, row]));
  const rows = await tx
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select(['sku.id', 'sku.product_id', 'sku.size', 'sku.position', 'sku.offer_price_fen'])
    .select(['product.name_cn', 'brand.key'])
    // Generated products have longer ids and are not needed here.
    .where(sql`length(product.id)`, '<=', MAX_ID_LENGTH)
    .execute();
  const skus = new Map(rows.map((row) => [`${row.key}/${row.name_cn}/${row.position}`, row]));
  // The product of the flash sale stands for the rest: without it the shop gets no demo promotions.
  if (!skus.has('lorvenne/山茶焕亮面霜/1')) return null;
  return {
    brand: (key) => getFrom(brands, key).id,
    brandLink: (key) => brandLink(getFrom(brands, key)),
    has: (brandKey, productName) => skus.has(`${brandKey}/${productName}/1`),
    sku(brandKey, productName, nth = 1) {
      const row = skus.get(`${brandKey}/${productName}/${nth}`);
      if (!row) throw new Error(`the demo has no sku ${nth} of ${brandKey} ${productName}`);
      return {
        skuId: row.id,
        productId: row.product_id,
        title: `${productName} ${row.size}`,
        price: row.offer_price_fen,
      };
    },
  };
}
