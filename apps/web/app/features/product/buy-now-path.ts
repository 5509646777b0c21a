/** The checkout of one sku without the cart. */
export const buyNowPath = (skuId: string, quantity: number): string =>
  `/order?${new URLSearchParams({ from: 'buynow', sku: skuId, quantity: String(quantity) })}`;
