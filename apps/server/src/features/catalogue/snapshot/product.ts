import type { CardType } from '@huarong/core/pricing';
import { type Fen, fen } from '@huarong/core/shared';
import type { BrandRow, CategoryRow, ImageRow, ProductRow, SkuRow } from './snapshot.queries.ts';

export interface Category extends CategoryRow {
  /** Those that are shown. */
  children: Category[];
  /** Top category first, this category last. */
  trail: Category[];
  /** Neither it nor one above it is hidden. */
  isShown: boolean;
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
