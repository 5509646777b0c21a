import { shelves } from './brands/index.ts';

export { ENGRAVING_WORKDAYS } from './bundles/engraving.ts';
export { type DemoBundle, demoBundles } from './bundles/index.ts';

/** The products of the demo by brand. Ids follow this order. */
export const demoBrandCatalogues = shelves;
