/** Prices in fen when the sku was saved. The unit price is what the shopper would have paid; null in older rows. */
interface SavedPrices {
  listPrice: number;
  unitPrice: number | null;
}
interface CurrentPrices {
  listPrice: number;
  unitPrice: number;
}

/**
 * What the shopper would have paid when the sku was saved. Of an older row only the list price is known: it is reduced by
 * today's discount, so that an offer alone never counts as a price drop. List 130.00 then, 100.00 now at 90.00: 117.00.
 */
export function savedUnitPrice(saved: SavedPrices, now: CurrentPrices): number {
  if (saved.unitPrice !== null) return saved.unitPrice;
  return now.listPrice === 0 ? now.unitPrice : Math.round((saved.listPrice * now.unitPrice) / now.listPrice);
}

/** How much less one unit costs this shopper than when it was saved; negative when it costs more. */
export const priceDrop = (saved: SavedPrices, now: CurrentPrices): number =>
  savedUnitPrice(saved, now) - now.unitPrice;
