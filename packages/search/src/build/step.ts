/** So many products are read before the work may pause. */
export const STEP = 100;
