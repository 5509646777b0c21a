import type { ProductRule as Rule } from '@huarong/core/content';
import { z } from 'zod';
import { wholeNumber } from '../../kit/fields.ts';

const key = z.string().regex(/^[\p{L}\p{N}_+ -]{1,40}$/u);
/** Products in the order in which they are shown. */
export const productIds = (max: number) => z.array(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)).max(max);

/** Which products are selected; a rule without conditions selects all. */
export const productRule = z.strictObject({
  label: key.optional(),
  minSold: wholeNumber({ min: 1, max: 10_000_000 }).optional(),
  brand: key.optional(),
  category: key.optional(),
  tag: key.optional(),
  newSinceDays: wholeNumber({ min: 1, max: 365 }).optional(),
  minPercentOff: wholeNumber({ min: 1, max: 90 }).optional(),
  order: z.enum(['listed', 'sold', 'newest', 'priceLow', 'priceHigh']),
}) satisfies z.ZodType<Rule>;

/** Products by rule, or one by one. */
export const productSelection = z.union([
  z.strictObject({ rule: productRule }),
  z.strictObject({ products: productIds(100).min(1) }),
]);

/** A filter of listings. */
export const facetName = z.enum([
  'category',
  'brand',
  'price',
  'effect',
  'skinType',
  'finish',
  'shadeFamily',
  'label',
  'promotion',
]);
