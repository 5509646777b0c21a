import type { ProductValues, SkuValues } from '@huarong/core/catalogue';
import { z } from 'zod';
import { id, time } from '../../kit/fields.ts';

/** Wide enough that the use case can name what is too long. */
const words = z.string().max(20_000);
const list = z.array(z.string().max(5_000)).max(500);
const number = z.int().min(-1_000_000_000).max(1_000_000_000);

const includedItems = z
  .array(z.object({ name: words, size: words, count: number, code: words, sku_size: words }))
  .max(200);
const testedFigures = z.array(z.object({ figure: words, claim: words, method: words })).max(100);

/** The columns of a product that staff edit, by the names that product files have. */
export const productValues = z.object({
  code: z.string().max(200),
  brand_id: z.string().max(20),
  category_id: z.string().max(20),
  kind: z.enum(['cosmetic', 'special-cosmetic', 'tool', 'food']),
  name_cn: words,
  name_en: words,
  nicknames: list,
  line: words,
  story: z.array(z.object({ title: words, text: words })).max(100),
  tested_figures: testedFigures,
  included_items: includedItems,
  how_to_use: words,
  ingredients: list,
  star_ingredients: list,
  effects: list,
  skin_types: list,
  filing_number: words.nullable(),
  standard_number: words.nullable(),
  producer: words.nullable(),
  producer_address: words.nullable(),
  production_licence: words.nullable(),
  origin: words.nullable(),
  shelf_life_months: number.nullable(),
  opened_months: number.nullable(),
  warnings: words.nullable(),
  no_return_reason: words.nullable(),
  labels: list,
  tags: list,
}) satisfies z.ZodType<ProductValues>;

/** Of a new product. Systems that know an earlier release leave out what is younger. */
export const newProductValues = productValues.extend({
  tested_figures: testedFigures.default([]),
  included_items: includedItems.default([]),
});

/** Some of them. A field that is not named is absent, never undefined: that is what JSON has. */
export const someProductValues = productValues.partial().transform((some) => some as Partial<ProductValues>);

/** The columns of a sku that staff edit. Amounts are in fen. */
export const skuValues = z.object({
  code: z.string().max(200),
  barcode: z.string().max(40).nullable(),
  shade_number: z.string().max(200).nullable(),
  shade_name: z.string().max(200).nullable(),
  shade_hex: z.string().max(20).nullable(),
  shade_family: z.string().max(200).nullable(),
  size: z.string().max(200),
  offer_price_fen: number,
  market_price_fen: number.nullable(),
  purchase_limit: number.nullable(),
  is_live: z.boolean(),
}) satisfies z.ZodType<SkuValues>;

export const someSkuValues = skuValues.partial().transform((some) => some as Partial<SkuValues>);

export const productStatus = z.enum(['draft', 'published', 'withdrawn']);

/** When a change takes effect, and until when it holds. */
export const changeTimes = {
  /** Null: at once. */
  applyAt: time.nullable().default(null),
  /** When everything becomes what it was. */
  restoreAt: time.nullable().default(null),
};

export const ofProduct = ({ productId }: { productId: string }) =>
  ({ kind: 'product', id: productId }) as const;
export const one = z.object({ productId: id });
