/** What the index knows of a product. Lists describe skus in stock where it matters: shade families, prices. */
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
  /** From the home category down to the leaf. */
  categoryIds: readonly string[];
  categoryNames: readonly string[];
  effects: readonly string[];
  /** The ingredients that lead the list. */
  stars: readonly string[];
  skinTypes: readonly string[];
  labels: readonly string[];
  shadeFamilies: readonly string[];
  /** The lowest price of a sku in stock; of any sku when all are sold out. */
  priceFen: number;
  /** Every price a shopper could pay; a price range asks whether one of them lies inside. Left out: `priceFen` alone. */
  skuPrices?: readonly number[];
  soldCount: number;
  rating: number;
  /** Milliseconds. */
  publishedAt: number;
  inStock: boolean;
  /** Further facets by code, beside brand, category, effect, skinType, label and shadeFamily. */
  facets?: Readonly<Record<string, readonly string[]>>;
}

export interface SearchBrand {
  id: string;
  en: string;
  cn: string;
  nicknames: readonly string[];
}
