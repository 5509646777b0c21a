import type { BrandFields, ProductFields, SkuFields } from '../columns/columns.ts';
import type { Problem } from '../row.ts';
import type { Existing } from './existing.ts';
import type { IdAllocator } from './id-allocator.ts';

/** Everything an import would write: only rows that are new or change. */
export interface Plan {
  brands: { id: string; fields: BrandFields }[];
  products: { id: string; brandId: string; fields: ProductFields }[];
  skus: { id: string; productId: string; position: number; fields: SkuFields }[];
  /** `from` null: there is no row of stock yet. */
  stock: { skuId: string; from: number | null; to: number }[];
  /** All pictures of a product, in order. */
  imagesBySku: { productId: string; list: { skuId: string | null; source: string }[] }[];
  outcomes: Outcome[];
}

/** What becomes of one thing in the file. */
export interface Outcome {
  line: number;
  entity: 'brand' | 'product' | 'sku';
  code: string;
  change: 'created' | 'updated' | 'unchanged';
  /** Chinese names of the columns that change. */
  columns: string[];
}

/** The work in progress: what is known, what is decided so far, what was found wrong. */
export interface Planning {
  existing: Existing;
  ids: IdAllocator;
  plan: Plan;
  /** Keep everything outside. */
  problems: Problem[];
  /** Only want to be read. */
  warnings: Problem[];
}
