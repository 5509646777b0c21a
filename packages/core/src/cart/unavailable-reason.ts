/** Why a line of the cart cannot be bought. The numbers are those of the API. */
export const UnavailableReason = {
  Delisted: 1,
  SoldOut: 2,
  /** Another sku of the product is in stock. */
  ShadeSoldOut: 3,
  PresaleEnded: 4,
  OverPurchaseLimit: 6,
  NotEnoughStock: 7,
} as const;
export type UnavailableReason = (typeof UnavailableReason)[keyof typeof UnavailableReason];

/** What decides whether a line can be bought. */
export interface LineFacts {
  isOnSale: boolean;
  quantity: number;
  available: number;
  purchaseLimit: number | null;
  /** The sku is a presale whose deposit phase is over. */
  isPresaleEnded: boolean;
  /** Another sku of the product is in stock. */
  hasSibling: boolean;
}

/** Null when the line can be bought. Reasons that another quantity cannot solve come first. */
export function unavailableReason(line: LineFacts): UnavailableReason | null {
  if (!line.isOnSale) return UnavailableReason.Delisted;
  if (line.isPresaleEnded) return UnavailableReason.PresaleEnded;
  if (line.available === 0)
    return line.hasSibling ? UnavailableReason.ShadeSoldOut : UnavailableReason.SoldOut;
  if (line.purchaseLimit !== null && line.quantity > line.purchaseLimit)
    return UnavailableReason.OverPurchaseLimit;
  return line.quantity > line.available ? UnavailableReason.NotEnoughStock : null;
}
