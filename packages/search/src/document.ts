import type { SkinTone } from '@huarong/core/catalogue';

/** A product as the index stores it. Shade families and prices are those of skus in stock. */
export interface SearchDocument {
  id: string;
  brandId: string;
  brandEn: string;
  brandCn: string;
  brandNicknames: readonly string[];
  nameCn: string;
  nameEn: string;
  nicknames: readonly string[];
  shades: readonly string[];
  /** As printed on the skus: `01`, `N20`. */
  shadeNumbers: readonly string[];
  /** From the top category to the leaf. */
  categoryIds: readonly string[];
  categoryNames: readonly string[];
  effects: readonly string[];
  /** Star ingredients. */
  stars: readonly string[];
  skinTypes: readonly string[];
  labels: readonly string[];
  shadeFamilies: readonly string[];
  /** The price on the card: of the first sku in stock; of the first sku when all are sold out. */
  priceFen: number;
  /** Prices of all skus in stock; a price range matches when one of them is inside. Without it: `priceFen`. */
  skuPrices?: readonly number[];
  soldCount: number;
  rating: number;
  /** Milliseconds. */
  publishedAt: number;
  inStock: boolean;
  /** Colours of the shades in stock, each with the family that the brand assigned. */
  shadeColours?: readonly ShadeColour[];
  /** For which skin the shades of base make-up in stock are; other products have none. */
  tones?: readonly SkinTone[];
  /** What the complete list of a cosmetic contains (`readIngredientGroups`); other products have none. */
  ingredientGroups?: number;
  /** Other facets by code, besides brand, category, effect, skinType, label and shadeFamily. */
  facets?: Readonly<Record<string, readonly string[]>>;
}

export interface ShadeColour {
  /** `#A91D2B` */
  hex: string;
  family: string;
}

export interface SearchBrand {
  id: string;
  en: string;
  cn: string;
  nicknames: readonly string[];
}
