import { z } from 'zod';
import { id, text } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { Bundle, BundlePrice } from './bundle-views.ts';
import { bundlesRoutes } from './bundles.routes.ts';

/** Usually six Chinese characters or twelve letters; the server checks the bundle's own limit. */
const engraving = z.object({ text: text(40), font: id });
const choices = z.array(z.object({ slotId: id, skuId: id })).max(20);

/** The shopper's choice, as the price call and the cart accept it. */
export const BundleChoice = z.object({ bundleId: id, choices, engraving: engraving.optional() });
export type BundleChoice = z.infer<typeof BundleChoice>;

export const bundlesContract = defineContract({
  bundle: endpoint({
    route: bundlesRoutes.bundle,
    summary: 'A bundle with its slots, parts, rules and engraving',
    access: 'anyone',
    input: z.object({ bundleId: id }),
    output: Bundle,
    refusals: ['bundle-not-found'],
  }),
  bundlePrice: endpoint({
    route: bundlesRoutes.bundlePrice,
    summary: 'The price of a choice so far, and what is missing',
    access: 'anyone',
    input: BundleChoice,
    output: BundlePrice,
    refusals: ['bundle-not-found', 'bundle-choice-refused', 'engraving-refused', 'sku-unavailable'],
  }),
});
