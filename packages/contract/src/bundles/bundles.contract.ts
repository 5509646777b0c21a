import { z } from 'zod';
import { id, money, text } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { bundlesRoutes } from './bundles.routes.ts';

/** Up to six characters of Chinese or twelve letters; the bundle's own limit is checked by the shop. */
const engraving = z.object({ text: text(12), font: id });
const choices = z.array(z.object({ slotId: id, skuId: id })).max(20);

/** What a shopper put together, as the price call and the cart take it. */
export const BundleChoice = z.object({ bundleId: id, choices, engraving: engraving.optional() });

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

const Bundle = z.object({
  bundleId: z.string(),
  productId: z.string(),
  title: z.string(),
  brandNameEN: z.string(),
  brandNameCN: z.string(),
  slots: z.array(z.object({ slotId: z.string(), name: z.string(), required: z.boolean() })),
  parts: z.array(BundlePart.extend({ slotIds: z.array(z.string()) })),
  rules: z.array(z.object({ code: z.string(), text: z.string() })),
  engraving: z
    .object({
      maxCharacters: z.int(),
      maxLetters: z.int(),
      fonts: z.array(z.object({ font: z.string(), name: z.string() })),
      fee: money,
      notice: z.string(),
    })
    .optional(),
  purchaseLimit: z.int(),
  deliveryText: z.string(),
});
export type Bundle = z.infer<typeof Bundle>;

export const bundlesContract = defineContract({
  bundle: endpoint({
    route: bundlesRoutes.bundle,
    summary: 'A bundle builder: its slots, parts, rules and engraving',
    access: 'anyone',
    input: z.object({ bundleId: id }),
    output: Bundle,
    refusals: ['bundle-not-found'],
  }),
  bundlePrice: endpoint({
    route: bundlesRoutes.bundlePrice,
    summary: 'What a choice costs so far, and what it still lacks',
    access: 'anyone',
    input: BundleChoice,
    output: z.object({
      complete: z.boolean(),
      missing: z.array(z.string()),
      lines: z.array(z.object({ label: z.string(), amount: money })),
      discount: money,
      total: money,
    }),
    refusals: ['bundle-not-found', 'bundle-choice-refused', 'engraving-refused', 'sku-unavailable'],
  }),
});
