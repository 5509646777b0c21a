import { z } from 'zod';
import { BundleChoice } from '../bundles/index.ts';
import { id, wholeNumber } from '../kit/fields.ts';

export const quantity = wholeNumber({ min: 1, max: 99 });
export const channel = z.literal('PC').default('PC');

/** Which of several lines of one sku: each way a bundle is put together is one. Left out: the plain sku. */
export const variant = id.optional();

/** Only skuId and variant decide. The rest is what older pages send along; price, stock and status are the shop's to know. */
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

/** Entries without a skuId are dropped, not refused. */
export const CheckedStates = z
  .array(z.object({ skuId: id.nullish(), variant, checked: z.boolean() }))
  .max(120)
  .transform((list) =>
    list.flatMap(({ skuId, variant, checked }) => (skuId ? [{ skuId, variant, checked }] : [])),
  );

/** What removeFromCart answered, sent back to undo it. Price and stock are the shop's to know, as ever. */
export const RestoredLine = z.object({
  skuId: id,
  quantity,
  checked: z.boolean().default(true),
  bundle: BundleChoice.optional(),
});
