import { readIngredientGroups } from '@huarong/search';
import type { Product } from './product.ts';
import type { ImageRow, ReadProduct, SkuRow } from './snapshot.queries.ts';
import { LIST_SEPARATOR } from './snapshot.queries.ts';
import type { ValuePool } from './value-pool.ts';

const NO_IMAGES: readonly ImageRow[] = [];

/**
 * The product as the snapshot holds it, with values that many products share. All are written by the one literal, so that
 * they have one shape and no field of their own beside it: there may be a hundred thousand.
 */
export function createListedProduct(
  row: ReadProduct,
  {
    skus,
    images,
    ...rest
  }: Pick<Product, 'version' | 'brand' | 'category' | 'offers'> & {
    skus: readonly SkuRow[];
    images: readonly ImageRow[] | undefined;
  },
  { text, list, date }: ValuePool,
): Product {
  return {
    id: row.id,
    code: row.code,
    brand_id: rest.brand.id,
    category_id: rest.category.id,
    kind: text(row.kind),
    name_cn: row.name_cn,
    name_en: text(row.name_en),
    nicknames: list(row.nicknames),
    line: text(row.line),
    star_ingredients: list(row.star_ingredients),
    effects: list(row.effects),
    skin_types: list(row.skin_types),
    opened_months: row.opened_months,
    no_return_reason: text(row.no_return_reason),
    labels: list(row.labels),
    tags: list(row.tags),
    pack: row.pack,
    sold_count: row.sold_count,
    comment_count: row.comment_count,
    rating_average: text(row.rating_average),
    praise_percent: row.praise_percent,
    published_at: date(row.published_at),
    updated_at: date(row.updated_at),
    ingredient_groups: readIngredientGroups(row.ingredient_list.split(LIST_SEPARATOR)),
    version: text(rest.version),
    brand: rest.brand,
    category: rest.category,
    skus: skus.map((sku) => createListedSku(sku, row.id, text)),
    images: images ?? NO_IMAGES,
    offers: rest.offers,
  };
}

const createListedSku = (sku: SkuRow, productId: string, text: ValuePool['text']): SkuRow => ({
  id: sku.id,
  product_id: productId,
  code: sku.code,
  shade_number: text(sku.shade_number),
  shade_name: text(sku.shade_name),
  shade_hex: text(sku.shade_hex),
  shade_family: text(sku.shade_family),
  size: text(sku.size),
  offer_price_fen: sku.offer_price_fen,
  market_price_fen: sku.market_price_fen,
  purchase_limit: sku.purchase_limit,
});
