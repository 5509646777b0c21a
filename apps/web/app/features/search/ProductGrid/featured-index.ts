const MIN_PRODUCTS = 9;
/** The second row of four: from its second place a double tile stands in the middle; the others still leave it room. */
const CANDIDATE_INDEXES = [5, 4, 6];

/** Which product of a page stands twice as wide as its neighbours; none when there are few, or it is sold out. */
export function featuredIndex(products: readonly { hasInventory: boolean }[]): number | null {
  if (products.length < MIN_PRODUCTS) return null;
  return CANDIDATE_INDEXES.find((index) => products[index]?.hasInventory) ?? null;
}
