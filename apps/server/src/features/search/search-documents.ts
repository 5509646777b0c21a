import { getFirst, STORE } from '@huarong/core/shared';
import type { SearchBrand, SearchDocument } from '@huarong/search';
import type { CatalogueSource, Category, Product, Snapshot } from '../catalogue/index.ts';
import { finishesOf } from './finishes-of.ts';
import { skinToneOfSku } from './matching-skus.ts';
import { priceBandOf } from './price-bands.ts';
import { isSpecialInWeek } from './weekly-specials.ts';

type SkuRow = Product['skus'][number];

const COSMETICS: ReadonlySet<string> = new Set(['cosmetic', 'special-cosmetic']);

/** The search document of a product; only skus in stock count for shades and prices. */
export function createSearchDocument(
  product: Product,
  isInStock: CatalogueSource['isInStock'],
  week: number,
): SearchDocument {
  const inStockSkus = product.skus.filter((sku) => isInStock(sku.id));
  const pricedSkus = inStockSkus.length > 0 ? inStockSkus : product.skus;
  const prices = pricedSkus.map((sku) => product.offers().unitPricesOf(sku).guest);
  return {
    id: product.id,
    brandId: product.brand_id,
    brandEn: product.brand.name_en,
    brandCn: product.brand.name_cn,
    brandNicknames: product.brand.nicknames,
    nameCn: product.name_cn,
    nameEn: product.name_en,
    nicknames: product.nicknames,
    shades: product.skus.flatMap((sku) => (sku.shade_name === null ? [] : [sku.shade_name])),
    shadeNumbers: product.skus.flatMap((sku) => (sku.shade_number === null ? [] : [sku.shade_number])),
    ...trailOf(product.category),
    effects: product.effects,
    stars: product.star_ingredients,
    skinTypes: product.skin_types,
    labels: product.labels,
    shadeFamilies: [
      ...new Set(inStockSkus.flatMap((sku) => (sku.shade_family === null ? [] : [sku.shade_family]))),
    ],
    // The price on the card, so that a sorted list looks sorted.
    priceFen: getFirst(prices),
    skuPrices: prices,
    shadeColours: inStockSkus.flatMap(({ shade_hex: hex, shade_family: family }) =>
      hex === null || family === null ? [] : [{ hex, family }],
    ),
    ...tonesOf(inStockSkus),
    // Tools list materials, and food has its own rules.
    ...(COSMETICS.has(product.kind) && { ingredientGroups: product.ingredient_groups }),
    soldCount: product.sold_count,
    rating: Number(product.rating_average),
    publishedAt: product.published_at!.getTime(),
    inStock: inStockSkus.length > 0,
    facets: {
      price: [...new Set(prices.map(priceBandOf))],
      finish: finishesOf(product),
      // A special is reduced from its struck-through price.
      promotion: [
        ...product.offers().kinds,
        ...(isReduced(getFirst(pricedSkus)) && isSpecialInWeek(product.id, week) ? ['special'] : []),
      ],
    },
  };
}

function tonesOf(skus: readonly SkuRow[]): Pick<SearchDocument, 'tones'> {
  const tones = skus.flatMap((sku) => skinToneOfSku(sku) ?? []);
  return tones.length > 0 ? { tones } : {};
}

/** Thousands of products share the lists of their category. */
const trails = new WeakMap<Category, Pick<SearchDocument, 'categoryIds' | 'categoryNames'>>();
function trailOf(category: Category) {
  const known = trails.get(category) ?? {
    categoryIds: category.trail.map(({ id }) => id),
    categoryNames: category.trail.map(({ name }) => name),
  };
  trails.set(category, known);
  return known;
}

const isReduced = ({ offer_price_fen: offer, market_price_fen: market }: Product['skus'][number]) =>
  market !== null && offer * 100 <= market * (100 - STORE.specials.minPercentOff);

export const listSearchBrands = ({ brands }: Snapshot): SearchBrand[] =>
  [...brands.values()].map((brand) => ({
    id: brand.id,
    en: brand.name_en,
    cn: brand.name_cn,
    nicknames: brand.nicknames,
  }));
