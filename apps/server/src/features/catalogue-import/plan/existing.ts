import type { BrandFields, ProductFields, SkuFields } from '../columns/columns.ts';

/** What the shop already has of the goods in a file. Codes are folded by `codeKey`. */
export interface Existing {
  categoryIds: ReadonlySet<string>;
  brands: ReadonlyMap<string, KnownBrand>;
  products: ReadonlyMap<string, KnownProduct>;
  skus: ReadonlyMap<string, KnownSku>;
  /** Ids that are or once were in use, so that none is given twice. */
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
  /** Without a row of stock there is none to speak of. */
  fields: Omit<SkuFields, 'stock'> & { stock: number | null };
  held: number;
}
