import { z } from 'zod';
import { id, text } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { Bundle, BundlePrice } from './bundle-views.ts';
import { bundlesRoutes } from './bundles.routes.ts';

/** Six characters of Chinese or twelve letters as a rule: the shop checks the bundle's own limit and says what it is. */
const engraving = z.object({ text: text(40), font: id });
const choices = z.array(z.object({ slotId: id, skuId: id })).max(20);

/** What a shopper put together, as the price call and the cart take it. */
export const BundleChoice = z.object({ bundleId: id, choices, engraving: engraving.optional() });
export type BundleChoice = z.infer<typeof BundleChoice>;

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
    output: BundlePrice,
    refusals: ['bundle-not-found', 'bundle-choice-refused', 'engraving-refused', 'sku-unavailable'],
  }),
});
