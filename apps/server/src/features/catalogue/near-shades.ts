import type { NearShade } from '@huarong/contract/catalogue';
import { type Lab, labOf, nearestShades } from '@huarong/core/catalogue';
import { STORE } from '@huarong/core/shared';
import { getColumn } from '#platform/database';
import { createRecentCache } from '#platform/memory';
import { type PresenterDeps, presentUnitPrice } from './present-product.ts';
import type { Product } from './snapshot/product.ts';
import type { SkuRow } from './snapshot/snapshot.queries.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

interface Candidate {
  sku: SkuRow;
  product: Product;
  lab: Lab;
}

/**
 * Similar shades of other brands in the same leaf category, one for each product, so that the list shows different
 * products.
 */
export function listNearShades(
  { byCategory }: Snapshot,
  { sku, product }: { sku: SkuRow; product: Product },
  { isInStock }: Pick<PresenterDeps, 'isInStock'>,
): NearShade[] {
  if (sku.shade_hex === null) return [];
  const { maxDifference, limit } = STORE.nearShades;
  const own = labOfSku(sku);
  return (byCategory.get(product.category_id) ?? [])
    .filter((other) => other.brand_id !== product.brand_id)
    .flatMap((other) =>
      nearestShades(own, shadesOf(other, isInStock), { maxDifference: maxDifference, limit: 1 }),
    )
    .sort((a, b) => a.difference - b.difference)
    .slice(0, limit)
    .map(({ shade, difference }) => presentNearShade(shade, difference));
}

const shadesOf = (product: Product, isInStock: PresenterDeps['isInStock']): Candidate[] =>
  product.skus
    .filter((sku) => sku.shade_hex !== null && isInStock(sku.id))
    .map((sku) => ({ sku, product, lab: labOfSku(sku) }));

/** Colours of shades; a hundred thousand products share a few thousand. */
const CACHED_COLOURS = 5_000;
const cached = createRecentCache<string, Lab>(CACHED_COLOURS);
function labOfSku(sku: SkuRow): Lab {
  const hex = getColumn(sku, 'shade_hex');
  return cached(hex, () => labOf(hex));
}

const presentNearShade = ({ sku, product }: Candidate, difference: number): NearShade => ({
  skuId: sku.id,
  productId: product.id,
  productName: product.name_cn,
  brandNameEN: product.brand.name_en,
  brandNameCN: product.brand.name_cn,
  shadeName: [sku.shade_number, sku.shade_name].filter(Boolean).join(' '),
  hex: getColumn(sku, 'shade_hex'),
  ...presentUnitPrice(product, sku),
  difference: Math.round(difference * 10) / 10,
});
