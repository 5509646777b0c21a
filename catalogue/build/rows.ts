import { CATEGORIES } from '../kit/categories.ts';
import { FORM_KITS, type FormKit } from '../kit/form-kits.ts';
import type { BrandCatalogue, ProductSeed, SkuSeed } from '../kit/seed.ts';
import { growCatalogue } from './grow-catalogue.ts';
import { includedItemsOf, productIdAt } from './included-items.ts';
import { labelFacts } from './label-facts.ts';
import { planPopularity } from './popularity.ts';
import { createRandom, type Random } from './random.ts';

/** Rows in the columns of the tables, ready to insert. */
export type CatalogueRows = ReturnType<typeof buildRows>;
type ProductRow = ReturnType<typeof productRow>['row'] & {
  included_items: ReturnType<typeof includedItemsOf>;
};
type SkuRow = ReturnType<typeof skuRow>;

const SPECIAL_RETURNS: Record<string, string> = { food: '食品拆封后不支持无理由退货' };

export const categoryRows = () =>
  CATEGORIES.flatMap((home, h) => [
    {
      id: home.id,
      parent_id: null,
      level: 1,
      name: home.name,
      name_en: home.nameEn,
      pigment: home.pigment,
      position: h + 1,
    },
    ...home.groups.flatMap((group, g) => [
      {
        id: group.id,
        parent_id: home.id,
        level: 2,
        name: group.name,
        name_en: '',
        pigment: home.pigment,
        position: g + 1,
      },
      ...group.leaves.map((leaf, l) => ({
        id: leaf.id,
        parent_id: group.id,
        level: 3,
        name: leaf.name,
        name_en: '',
        pigment: home.pigment,
        position: l + 1,
      })),
    ]),
  ]);

/**
 * Ids follow the order: brand 10001 …, its products 200101 …, their skus 20010101 … New brands and products are
 * appended. Products beyond the hand-written ones are generated up to `target`, with ids from 30000001.
 */
export function buildRows(brandCatalogues: readonly BrandCatalogue[], target = 0) {
  const brandIndexes = new Map(brandCatalogues.map((brandCatalogue, index) => [brandCatalogue, index]));
  const brandIdAt = (index: number) => String(10_001 + index);
  const products: ProductRow[] = [];
  const skus: SkuRow[] = [];
  const starCounts: number[][] = [];
  const put = (id: string, brandCatalogue: BrandCatalogue, product: ProductSeed) => {
    const random = createRandom(`${brandCatalogue.brand.key}/${product.name}`);
    const brandIndex = brandIndexes.get(brandCatalogue)!;
    const built = productRow(id, brandIdAt(brandIndex), brandCatalogue, product, random);
    const included_items = includedItemsOf(brandIndex, brandCatalogue, product);
    products.push({ ...built.row, included_items });
    starCounts.push(built.starCounts);
    for (const [index, sku] of product.skus.entries()) skus.push(skuRow(id, index + 1, sku, random));
  };
  for (const [b, brandCatalogue] of brandCatalogues.entries()) {
    for (const [p, product] of brandCatalogue.products.entries()) {
      put(productIdAt(b, p), brandCatalogue, product);
    }
  }
  for (const [g, { brandCatalogue, product }] of growCatalogue(brandCatalogues, target).entries())
    put(String(30_000_001 + g), brandCatalogue, product);
  return {
    categories: categoryRows(),
    brands: brandCatalogues.map((brandCatalogue, index) => brandRow(brandIdAt(index), brandCatalogue)),
    products,
    skus,
    /** How many comments of one to five stars each product has, in the order of the products. */
    starCounts,
  };
}

const brandRow = (id: string, { brand }: BrandCatalogue) => ({
  id,
  key: brand.key,
  name_en: brand.en,
  name_cn: brand.cn,
  nicknames: brand.nicknames,
  letter: brand.letter,
  origin: brand.origin,
  since_year: brand.since,
  slogan: brand.slogan,
  story: brand.story,
  marks: brand.marks as string[],
});

function productRow(
  id: string,
  brandId: string,
  { brand }: BrandCatalogue,
  product: ProductSeed,
  random: Random,
) {
  const kit = kitOf(product);
  const facts = labelFacts(brand, kit, random);
  const isNew = product.labels?.includes('new') ?? false;
  const shares = {
    popularity: random.next(),
    eagerness: random.next(),
    quality: random.next(),
    trouble: random.next(),
  };
  /** New arrivals are spread over the last two weeks. */
  const publishedDaysAgo = isNew ? random.whole(0, 13) : random.whole(20, 700);
  const popularity = planPopularity({
    ...shares,
    ...(product.popularity !== undefined && { popularity: product.popularity }),
    isNew,
    publishedDaysAgo,
  });
  const row = {
    id,
    code: `HR${id}`,
    brand_id: brandId,
    category_id: product.category,
    kind: kit.kind,
    name_cn: product.name,
    name_en: product.nameEn,
    nicknames: product.nickname ? [product.nickname] : [],
    line: product.line,
    story: product.story.map(([title, text]) => ({ title, text })),
    tested_figures: (product.tested ?? []).map(([figure, claim, method]) => ({ figure, claim, method })),
    how_to_use: kit.howToUse,
    ingredients: [
      ...new Set([
        ...(kit.kind === 'tool' ? [] : kit.base.slice(0, 2)),
        ...product.stars,
        ...kit.base.slice(2),
      ]),
    ],
    star_ingredients: product.stars,
    effects: product.effects as string[],
    skin_types: (product.skinTypes ?? []) as string[],
    filing_number: facts.filingNumber,
    standard_number: kit.standard,
    producer: facts.producer,
    producer_address: facts.producerAddress,
    production_licence: facts.productionLicence,
    origin: brand.origin,
    shelf_life_months: kit.shelfLifeMonths,
    opened_months: kit.openedMonths,
    warnings: kit.warnings,
    no_return_reason: product.noReturn ?? SPECIAL_RETURNS[kit.kind] ?? null,
    labels: (product.labels ?? []) as string[],
    tags: [] as string[],
    pack: product.pack,
    sold_count: popularity.soldCount,
    comment_count: popularity.commentCount,
    rating_average: popularity.ratingAverage,
    praise_percent: popularity.praisePercent,
    /** Days before the demo start. */
    published_days_ago: publishedDaysAgo,
  };
  return { row, starCounts: popularity.starCounts };
}

/** Any product with sun protection is a special cosmetic, a foundation too. */
function kitOf(product: ProductSeed): FormKit {
  const kit = FORM_KITS[product.form];
  return product.name.includes('SPF') ? { ...kit, kind: 'special-cosmetic' } : kit;
}

function skuRow(productId: string, position: number, sku: SkuSeed, random: Random) {
  const id = `${productId}${String(position).padStart(2, '0')}`;
  const [number, name, hex, family] = sku.shade ?? [];
  return {
    id,
    product_id: productId,
    code: `HR${id}`,
    barcode: barcodeOf(id),
    shade_number: number ?? null,
    shade_name: name ?? null,
    shade_hex: hex?.toUpperCase() ?? null,
    shade_family: family ?? null,
    size: sku.size,
    offer_price_fen: Math.round(sku.price * 100),
    market_price_fen: sku.market === undefined ? null : Math.round(sku.market * 100),
    purchase_limit: null as number | null,
    position,
    available: sku.available ?? categoryOf(random),
  };
}

/** About one sku in twenty-five is sold out, so that every page can show that state. */
const categoryOf = (random: Random) => (random.next() < 0.04 ? 0 : random.whole(12, 480));

/** An EAN-13 with the in-store prefix 2 and its check digit. */
function barcodeOf(skuId: string): string {
  const digits = `2${skuId.padStart(11, '0')}`.slice(0, 12);
  const sum = [...digits].reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
