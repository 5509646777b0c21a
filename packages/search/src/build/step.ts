/** So many products are read before the work may pause. */
export const PRODUCTS_PER_STEP = 100;
