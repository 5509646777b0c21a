import { shelves } from './brands/index.ts';

/** The demo shop's goods, brand by brand, in the order their numbers follow. */
export const demoShelves = shelves;
