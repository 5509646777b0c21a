/** skuId → units. */
export type UnitsBySku = ReadonlyMap<string, number>;

/** Sums units per sku: one order may buy a sku, get it as a gift and use it in a bundle. */
export function sumUnits(lines: readonly { skuId: string; quantity: number }[]): UnitsBySku {
  const units = new Map<string, number>();
  for (const { skuId, quantity } of lines) units.set(skuId, (units.get(skuId) ?? 0) + quantity);
  return units;
}

/** The stock units of an order line: its sku, and for a bundle, whose own sku is the case, also the parts. */
export const stockUnits = (
  line: { sku_id: string; parts: readonly { skuId: string; quantity: number }[] | null },
  quantity: number,
): { skuId: string; quantity: number }[] => [
  { skuId: line.sku_id, quantity },
  ...(line.parts ?? []).map((part) => ({ skuId: part.skuId, quantity: part.quantity * quantity })),
];

/** Skus are always locked in this order, so that two orders cannot deadlock. */
export const inSkuOrder = (units: UnitsBySku) => [...units].sort(([a], [b]) => (a < b ? -1 : 1));
