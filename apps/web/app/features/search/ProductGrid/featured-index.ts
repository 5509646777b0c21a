const MIN_PRODUCTS = 9;
/** Positions in the second row of four where a double tile fits; the first choice centres it. */
const CANDIDATE_INDEXES = [5, 4, 6];

/** Index of the product shown twice as wide; null when there are few products or the candidates are sold out. */
export function featuredIndex(products: readonly { hasInventory: boolean }[]): number | null {
  if (products.length < MIN_PRODUCTS) return null;
  return CANDIDATE_INDEXES.find((index) => products[index]?.hasInventory) ?? null;
}
