import { z } from 'zod';
import { money } from '../kit/fields.ts';

const BundlePart = z.object({
  skuId: z.string(),
  skuName: z.string(),
  groupName: z.string(),
  hex: z.string().optional(),
  skuImagePath: z.string(),
  offerPrice: money,
  hasInventory: z.boolean(),
  arrivalText: z.string().optional(),
});

export const Bundle = z.object({
  bundleId: z.string(),
  productId: z.string(),
  /** The case or box, which is the sku of the cart line. */
  skuId: z.string(),
  title: z.string(),
  brandNameEN: z.string(),
  brandNameCN: z.string(),
  /** From the home category down to the bundle's own. */
  categoryPath: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
  /** 盘盒 · 墨黑 */
  caseName: z.string(),
  casePrice: money,
  /** Name and counting unit of the parts: 眼影 3 格. */
  partName: z.string(),
  unit: z.string(),
  /** Discount once every slot is filled. */
  fullDiscount: money,
  slots: z.array(z.object({ slotId: z.string(), name: z.string(), required: z.boolean() })),
  groups: z.array(
    z.object({ name: z.string(), hint: z.string(), most: z.int().optional(), least: z.int().optional() }),
  ),
  parts: z.array(BundlePart.extend({ slotIds: z.array(z.string()) })),
  rules: z.array(z.object({ code: z.string(), text: z.string() })),
  engraving: z
    .object({
      maxCharacters: z.int(),
      maxLetters: z.int(),
      fonts: z.array(z.object({ font: z.string(), name: z.string(), lettersOnly: z.boolean().optional() })),
      fee: money,
      notice: z.string(),
    })
    .optional(),
  purchaseLimit: z.int(),
  deliveryText: z.string(),
  /** Return conditions, shown before buying. */
  returns: z.array(z.object({ title: z.string(), text: z.string() })),
  /** The case and enough parts to fill every slot are in stock. */
  hasInventory: z.boolean(),
});
export type Bundle = z.infer<typeof Bundle>;

export const BundlePrice = z.object({
  complete: z.boolean(),
  missing: z.array(z.string()),
  lines: z.array(z.object({ label: z.string(), amount: money })),
  discount: money,
  total: money,
  /** Every rule of the bundle with the result for this choice. */
  rules: z.array(z.object({ code: z.string(), text: z.string(), state: z.enum(['met', 'open', 'broken']) })),
  /** The next action as a sentence. */
  hint: z.string(),
  /** The price range once full; absent when no slot is empty. */
  range: z.object({ from: money, to: money }).optional(),
});
export type BundlePrice = z.infer<typeof BundlePrice>;

/** A bundle part of a cart or order line. */
export const LinePart = z.object({
  skuId: z.string(),
  skuName: z.string(),
  slotName: z.string(),
  hex: z.string().optional(),
  skuImagePath: z.string(),
});
export type LinePart = z.infer<typeof LinePart>;

export const LineEngraving = z.object({ text: z.string(), fontName: z.string() });
export type LineEngraving = z.infer<typeof LineEngraving>;
