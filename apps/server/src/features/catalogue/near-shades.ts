import type { NearShade } from '@huarong/contract/catalogue';
import {
  groupIntoCells,
  type Lab,
  labOf,
  listCandidates,
  nearestShades,
  type ShadeCell,
} from '@huarong/core/catalogue';
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
  snapshot: Snapshot,
  { sku, product }: { sku: SkuRow; product: Product },
  { isInStock }: Pick<PresenterDeps, 'isInStock'>,
): NearShade[] {
  if (sku.shade_hex === null) return [];
  const { maxDifference, limit } = STORE.nearShades;
  const own = labOfSku(sku);
  const candidates = listCandidates(cellsOf(snapshot, product.category_id), own, maxDifference);
  const found: NearShade[] = [];
  const shown = new Set<string>();
  for (const { shade, difference } of nearestShades(own, candidates, { maxDifference, limit: Infinity })) {
    if (found.length === limit) break;
    if (shade.product.brand_id === product.brand_id || shown.has(shade.product.id)) continue;
    if (!isInStock(shade.sku.id)) continue;
    shown.add(shade.product.id);
    found.push(presentNearShade(shade, difference));
  }
  return found;
}

/** Shades by colour, for each leaf category that was asked for since the catalogue changed. */
const cellsBySnapshot = new WeakMap<Snapshot, Map<string, readonly ShadeCell<Candidate>[]>>();

function cellsOf(snapshot: Snapshot, categoryId: string): readonly ShadeCell<Candidate>[] {
  const byCategory = cellsBySnapshot.get(snapshot) ?? new Map<string, readonly ShadeCell<Candidate>[]>();
  cellsBySnapshot.set(snapshot, byCategory);
  const cells = byCategory.get(categoryId) ?? groupIntoCells(listShades(snapshot, categoryId));
  byCategory.set(categoryId, cells);
  return cells;
}

const listShades = ({ byCategory }: Snapshot, categoryId: string): Candidate[] =>
  (byCategory.get(categoryId) ?? []).flatMap((product) =>
    product.skus.filter((sku) => sku.shade_hex !== null).map((sku) => ({ sku, product, lab: labOfSku(sku) })),
  );

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
