import { z } from 'zod';
import { BundleChoice } from '../bundles/index.ts';
import { id, wholeNumber } from '../kit/fields.ts';

export const quantity = wholeNumber({ min: 1, max: 99 });
export const channel = z.literal('PC').default('PC');

/** Distinguishes lines of one sku: each bundle choice has its own. Omitted: the plain sku. */
export const variant = id.optional();

/** Only skuId and variant are used. Older clients also send the other fields; the server reads price, stock and status itself. */
export const DeletionItem = z.object({
  skuId: id,
  variant,
  channel: z.unknown().optional(),
  productName: z.unknown().optional(),
  productNameEN: z.unknown().optional(),
  productId: z.unknown().optional(),
  skuCode: z.unknown().optional(),
  type: z.unknown().optional(),
  quantity: z.unknown().optional(),
  status: z.unknown().optional(),
  inventory: z.unknown().optional(),
  offerPrice: z.unknown().optional(),
  deleteProductType: z.unknown().optional(),
});

/** Entries without a skuId are ignored, not refused. */
export const CheckedStates = z
  .array(z.object({ skuId: z.union([id, z.literal('')]).nullish(), variant, checked: z.boolean() }))
  .max(120)
  .transform((list) =>
    list.flatMap(({ skuId, variant, checked }) => (skuId ? [{ skuId, variant, checked }] : [])),
  );

/** The answer of removeFromCart, sent back to undo it. The server reads price and stock itself. */
export const RestoredLine = z.object({
  skuId: id,
  quantity,
  checked: z.boolean().default(true),
  bundle: BundleChoice.optional(),
});
