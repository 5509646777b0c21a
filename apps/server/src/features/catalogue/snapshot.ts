import type { CardType } from '@huarong/core/pricing';
import { type Fen, fen, getFrom } from '@huarong/core/shared';
import type { BrandRow, CategoryRow, ImageRow, ProductRow, SkuRow } from './catalogue.queries.ts';

export interface Category extends CategoryRow {
  children: Category[];
  /** Top category first, this category last. */
  trail: Category[];
}
/** Kinds of promotions a product can have. */
export type OfferKind =
  | 'flashSale'
  | 'limitedTime'
  | 'memberPrice'
  | 'amountOff'
  | 'amountPercent'
  | 'piecesPercent'
  | 'nthUnit'
  | 'gift'
  | 'extraBuy'
  | 'presale'
  | 'set';

/** Current promotions of a product. The promotions feature computes them; the catalogue only shows them. */
export interface ProductOffers {
  /** 满299减50, most important first. */
  promotionTags: readonly string[];
  kinds: readonly OfferKind[];
  /** 秒杀, 预售. */
  badge?: string;
  bookingOf: (skuId: string) => 'none' | 'upcoming' | 'deposit' | 'balance' | 'ended';
  unitPricesOf: (sku: SkuRow) => UnitPrices;
}
/** The unit price of a sku now: what the cart charges for the first unit, by shopper. */
export interface UnitPrices {
  /** Without a card: guests and visitors. */
  guest: Fen;
  byCard: Readonly<Record<CardType, Fen>>;
}
export type ProductOffersPort = (product: Product) => ProductOffers;

/** Used without promotions (tests): the product's own tags. */
export const noOffers: ProductOffersPort = (product) => {
  const cached = cachedOffers.get(product) ?? {
    promotionTags: product.tags,
    kinds: [],
    bookingOf: () => 'none',
    unitPricesOf: (sku) => samePrices(fen(sku.offer_price_fen)),
  };
  cachedOffers.set(product, cached);
  return cached;
};
/** One price for everyone. */
const samePrices = (price: Fen): UnitPrices => ({
  guest: price,
  byCard: { PINK: price, WHITE: price, BLACK: price, GOLD: price },
});

const cachedOffers = new WeakMap<Product, ProductOffers>();

/** A published product with its live skus. */
export interface Product extends ProductRow {
  brand: BrandRow;
  category: Category;
  skus: SkuRow[];
  images: ImageRow[];
  offers: () => ProductOffers;
}
export interface CatalogueRows {
  categories: CategoryRow[];
  brands: BrandRow[];
  products: ProductRow[];
  skus: SkuRow[];
  images: ImageRow[];
}

/**
 * The published catalogue at one moment. A request uses one snapshot throughout, so that it never mixes two versions.
 */
export interface Snapshot {
  version: number;
  topCategories: Category[];
  categories: ReadonlyMap<string, Category>;
  brands: ReadonlyMap<string, BrandRow>;
  products: ReadonlyMap<string, Product>;
  skus: ReadonlyMap<string, { sku: SkuRow; product: Product }>;
  /** Products of a category and its descendants, newest first. */
  byCategory: ReadonlyMap<string, readonly Product[]>;
  byBrand: ReadonlyMap<string, readonly Product[]>;
}

export function buildSnapshot(
  version: number,
  rows: CatalogueRows,
  offersOf: ProductOffersPort = noOffers,
): Snapshot {
  const categories = buildCategoryTree(rows.categories);
  const brands = new Map(rows.brands.map((brand) => [brand.id, brand]));
  const skusOf = Map.groupBy(rows.skus, (sku) => sku.product_id);
  const imagesOf = Map.groupBy(rows.images, (image) => image.product_id);

  const products = new Map<string, Product>();
  const skus = new Map<string, { sku: SkuRow; product: Product }>();
  for (const row of rows.products) {
    const ownSkus = skusOf.get(row.id);
    // A product without live skus is not listed.
    if (!ownSkus) continue;
    const product: Product = {
      ...row,
      brand: getFrom(brands, row.brand_id),
      category: getFrom(categories, row.category_id),
      skus: ownSkus,
      images: imagesOf.get(row.id) ?? [],
      offers: () => offersOf(product),
    };
    products.set(row.id, product);
    for (const sku of ownSkus) skus.set(sku.id, { sku, product });
  }

  const newestFirst = [...products.values()].sort(byNewest);
  const byCategory = new Map<string, Product[]>();
  for (const product of newestFirst) {
    for (const { id } of product.category.trail) {
      const listed = byCategory.get(id);
      if (listed) listed.push(product);
      else byCategory.set(id, [product]);
    }
  }
  return {
    version,
    topCategories: [...categories.values()].filter((category) => category.level === 1),
    categories,
    brands,
    products,
    skus,
    byCategory,
    byBrand: Map.groupBy(newestFirst, (product) => product.brand_id),
  };
}

function buildCategoryTree(rows: CategoryRow[]): Map<string, Category> {
  const categories = new Map<string, Category>();
  // Rows are sorted by level, so parents come first.
  for (const row of rows) {
    const parent = row.parent_id === null ? null : getFrom(categories, row.parent_id);
    const category: Category = { ...row, children: [], trail: [] };
    category.trail = [...(parent?.trail ?? []), category];
    parent?.children.push(category);
    categories.set(row.id, category);
  }
  return categories;
}

const byNewest = (a: Product, b: Product) =>
  b.published_at.getTime() - a.published_at.getTime() || (a.id < b.id ? -1 : 1);
