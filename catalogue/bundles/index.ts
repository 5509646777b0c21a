import type { SkuLookup } from '../promotions/sku-lookup.ts';
import type { DemoBundle } from './demo-bundle.ts';
import { paletteBundle } from './palette.ts';
import { scentsBundle } from './scents.ts';

export type { DemoBundle } from './demo-bundle.ts';

/** The two demo bundles. */
export const demoBundles = (lookup: SkuLookup): DemoBundle[] => [paletteBundle(lookup), scentsBundle(lookup)];
