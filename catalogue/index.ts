import { shelves } from './brands/index.ts';

export { type DemoBundle, demoBundles } from './bundles/index.ts';

/** The demo shop's goods, brand by brand, in the order their numbers follow. */
export const demoShelves = shelves;
