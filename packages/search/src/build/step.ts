/** Products processed in one step. */
export const PRODUCTS_PER_STEP = 100;
