const ENOUGH = 9;
/** The second row of four: from its second place a double tile stands in the middle; the others still leave it room. */
const PLACES = [5, 4, 6];

/** Which product of a page stands twice as wide as its neighbours; none when there are few, or it is sold out. */
export function featuredAt(products: readonly { hasInventory: boolean }[]): number | null {
  if (products.length < ENOUGH) return null;
  return PLACES.find((place) => products[place]?.hasInventory) ?? null;
}
