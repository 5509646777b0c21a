import { buildRows } from '../../../../catalogue/build/index.ts';
import { demoBrandCatalogues } from '../../../../catalogue/index.ts';
import { readIngredientGroups } from '../build/ingredient-table.ts';
import type { SearchBrand } from '../document.ts';
import type { JudgedDocument } from '../relevance/judged-query.ts';

const DAY = 86_400_000;
/** Tools list materials, and food has its own rules. */
const COSMETICS: readonly string[] = ['cosmetic', 'special-cosmetic'];
const TODAY = Date.UTC(2026, 0, 15);

/** The demo catalogue as search documents; grown to `target` products if given. */
export function demoDocuments(target = 0): { documents: JudgedDocument[]; brands: SearchBrand[] } {
  const rows = buildRows(demoBrandCatalogues, target);
  const brands = new Map(rows.brands.map((brand) => [brand.id, brand]));
  const categories = new Map(rows.categories.map((category) => [category.id, category]));
  const skusOf = Map.groupBy(rows.skus, (sku) => sku.product_id);
  const documents = rows.products.map((product): JudgedDocument => {
    const brand = brands.get(product.brand_id)!;
    const skus = skusOf.get(product.id) ?? [];
    const inStock = skus.filter((sku) => sku.available > 0);
    const sold = inStock.length > 0 ? inStock : skus;
    const categoryIds = [5, 7, 9].map((length) => product.category_id.slice(0, length));
    return {
      id: product.id,
      brandId: brand.id,
      brandEn: brand.name_en,
      brandCn: brand.name_cn,
      brandNicknames: brand.nicknames,
      nameCn: product.name_cn,
      nameEn: product.name_en,
      nicknames: product.nicknames,
      shades: [...new Set(skus.flatMap((sku) => sku.shade_name ?? []))],
      shadeNumbers: [...new Set(skus.flatMap((sku) => sku.shade_number ?? []))],
      categoryIds,
      categoryNames: categoryIds.map((id) => categories.get(id)!.name),
      effects: product.effects,
      stars: product.star_ingredients,
      skinTypes: product.skin_types,
      labels: product.labels,
      shadeFamilies: [...new Set(inStock.flatMap((sku) => sku.shade_family ?? []))],
      priceFen: sold[0]!.offer_price_fen,
      skuPrices: sold.map((sku) => sku.offer_price_fen),
      soldCount: product.sold_count,
      rating: Number(product.rating_average),
      publishedAt: TODAY - product.published_days_ago * DAY,
      inStock: inStock.length > 0,
      shadeColours: inStock.flatMap(({ shade_hex: hex, shade_family: family }) =>
        hex === null || family === null ? [] : [{ hex, family }],
      ),
      ...(COSMETICS.includes(product.kind) && {
        ingredients: product.ingredients,
        ingredientGroups: readIngredientGroups(product.ingredients),
      }),
    };
  });
  return {
    documents,
    brands: rows.brands.map(({ id, name_en, name_cn, nicknames }) => ({
      id,
      en: name_en,
      cn: name_cn,
      nicknames,
    })),
  };
}
