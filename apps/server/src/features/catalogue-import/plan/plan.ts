import type { BrandFields, CategoryFields, ProductFields, SkuFields } from '../columns/columns.ts';
import type { PlaceOf, Problem } from '../row.ts';
import type { Existing } from './existing.ts';
import type { IdAllocator } from './id-allocator.ts';

/** Everything an import writes: only new and changed rows. */
export interface Plan {
  categories: { id: string; isNew: boolean; level: number; fields: CategoryFields }[];
  brands: { id: string; isNew: boolean; fields: BrandFields }[];
  products: { id: string; isNew: boolean; brandId: string; fields: ProductFields }[];
  skus: { id: string; isNew: boolean; productId: string; position: number; fields: SkuFields }[];
  /** `from` is null without a stock row. */
  stock: { skuId: string; from: number | null; to: number }[];
  /** All images of a product, in order. */
  imagesBySku: { productId: string; list: { skuId: string | null; source: string }[] }[];
  outcomes: Outcome[];
}

/** The result for one category, brand, product or sku of the file. */
export interface Outcome {
  line: number;
  entity: 'category' | 'brand' | 'product' | 'sku';
  code: string;
  change: 'created' | 'updated' | 'unchanged';
  /** Chinese names of the columns that change. */
  columns: string[];
}

/** The state of planning. */
export interface Planning {
  existing: Existing;
  ids: IdAllocator;
  placeOf: PlaceOf;
  plan: Plan;
  /** Any problem refuses the whole file. */
  problems: Problem[];
  /** Warnings are only reported. */
  warnings: Problem[];
}

export type Planned = Pick<Planning, 'plan' | 'problems' | 'warnings'> & {
  /** New products without a status: they are imported as drafts. */
  draftCount?: number;
};

export const createPlan = (): Plan => ({
  categories: [],
  brands: [],
  products: [],
  skus: [],
  stock: [],
  imagesBySku: [],
  outcomes: [],
});
