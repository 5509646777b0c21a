import type { CardType } from '@huarong/core/pricing';
import { type Fen, fen } from '@huarong/core/shared';
import type { CatalogueContent } from './read-catalogue.ts';
import { createSkuLookup, type SkuLookup } from './sku-lookup.ts';
import type { BrandRow, CategoryRow, ImageRow, ProductRow, SkuRow } from './snapshot.queries.ts';

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
export interface ProductOffersPort {
  (product: Product): ProductOffers;
  /** Another value whenever a promotion begins, ends or changes. */
  revision: () => unknown;
}

/** Used without promotions (tests): the product's own tags. */
export const noOffers: ProductOffersPort = Object.assign(
  (product: Product): ProductOffers => ({
    promotionTags: product.tags,
    kinds: [],
    bookingOf: () => 'none',
    unitPricesOf: (sku) => samePrices(fen(sku.offer_price_fen)),
  }),
  { revision: () => null },
);
/** One price for everyone. */
const samePrices = (price: Fen): UnitPrices => ({
  guest: price,
  byCard: { PINK: price, WHITE: price, BLACK: price, GOLD: price },
});

/** A published product with its live skus. */
export interface Product extends ProductRow {
  /** Changes with the product, its skus or its images. */
  version: string;
  brand: BrandRow;
  category: Category;
  skus: readonly SkuRow[];
  images: readonly ImageRow[];
  /** One function for all products. */
  offers: (this: Product) => ProductOffers;
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
  skus: SkuLookup;
  /** Products of a category and its descendants, newest first. */
  byCategory: ReadonlyMap<string, readonly Product[]>;
  byBrand: ReadonlyMap<string, readonly Product[]>;
}

export function buildSnapshot(
  version: number,
  { categories, brands, products: read }: Omit<CatalogueContent, 'categoryRows'>,
): Snapshot {
  const products = new Map<string, Product>();
  // A product without live skus is not listed.
  for (const [id, product] of read) if (product.skus.length > 0) products.set(id, product);
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
    skus: createSkuLookup(products.values()),
    byCategory,
    byBrand: Map.groupBy(newestFirst, (product) => product.brand_id),
  };
}

const byNewest = (a: Product, b: Product) =>
  b.published_at.getTime() - a.published_at.getTime() || (a.id < b.id ? -1 : 1);
