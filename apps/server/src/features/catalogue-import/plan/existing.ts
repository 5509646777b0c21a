import type { BrandFields, ProductFields, SkuFields } from '../columns/columns.ts';

/** What is stored of the products in a file. Codes are folded by `codeKey`. */
export interface Existing {
  categoryIds: ReadonlySet<string>;
  brands: ReadonlyMap<string, KnownBrand>;
  products: ReadonlyMap<string, KnownProduct>;
  skus: ReadonlyMap<string, KnownSku>;
  /** Ids in use now or earlier, so that none is assigned twice. */
  usedIds: { brand: number; product: number; skus: ReadonlySet<string> };
}

export interface KnownBrand {
  id: string;
  fields: BrandFields;
}

export interface KnownProduct {
  id: string;
  brandId: string;
  fields: ProductFields;
  /** All its skus, by position. */
  skus: KnownSku[];
}

export interface KnownSku {
  id: string;
  productId: string;
  productCode: string;
  position: number;
  /** Null without a stock row. */
  fields: Omit<SkuFields, 'stock'> & { stock: number | null };
  held: number;
}
