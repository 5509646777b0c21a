/** The highest quantity of a line. A sku may have a lower limit than the shop. */
export const maxQuantityOf = (purchaseLimit: number | null, unitsPerSku: number): number =>
  Math.min(purchaseLimit ?? unitsPerSku, unitsPerSku);

export type QuantityRefusal =
  | { code: 'purchase-limit'; limit: number }
  | { code: 'out-of-stock'; available: number };

interface QuantityBounds {
  maxQuantity: number;
  available: number;
}

/** Why a line may not have more units than it may: the lower bound is named, the limit when both are the same. */
export const quantityRefusal = ({ maxQuantity, available }: QuantityBounds): QuantityRefusal =>
  maxQuantity <= available
    ? { code: 'purchase-limit', limit: maxQuantity }
    : { code: 'out-of-stock', available };

/** Null when a line may have this quantity. */
export const checkQuantity = (quantity: number, bounds: QuantityBounds): QuantityRefusal | null =>
  quantity <= Math.min(bounds.maxQuantity, bounds.available) ? null : quantityRefusal(bounds);

interface BundleBounds {
  isOnSale: boolean;
  /** For all variants of the bundle together. */
  purchaseLimit: number;
  /** Units in the cart with other choices of the same bundle. */
  otherVariants: number;
  /** Bundles that can be assembled from the stock of their parts. */
  available: number;
}
export type BundleLimitRefusal = { code: 'sku-unavailable' } | QuantityRefusal;

/** Why a line of a bundle may not have this quantity; null when it may. */
export function bundleLimitRefusal(
  quantity: number,
  { isOnSale, purchaseLimit, otherVariants, available }: BundleBounds,
): BundleLimitRefusal | null {
  if (!isOnSale) return { code: 'sku-unavailable' };
  if (quantity + otherVariants > purchaseLimit) return { code: 'purchase-limit', limit: purchaseLimit };
  return quantity > available ? { code: 'out-of-stock', available } : null;
}
