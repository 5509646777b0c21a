/** What changes in the price of one sku. */
export interface PriceEdit {
  skuId: string;
  beforeFen: number;
  afterFen: number;
  /** Null: the cost is not known. */
  costFen: number | null;
}

/** Above these a second person looks at the new prices. */
interface PriceLimits {
  pricePercent: number;
  priceSkus: number;
}

export type PriceWarning = 'below-cost' | 'large-change';

/** What is unusual about the new price of one sku. */
export function priceWarnings(
  { beforeFen, afterFen, costFen }: PriceEdit,
  { pricePercent }: Pick<PriceLimits, 'pricePercent'>,
): PriceWarning[] {
  const isBelowCost = costFen !== null && afterFen < costFen;
  // In whole numbers: exactly the limit is still usual.
  const isLarge = Math.abs(afterFen - beforeFen) * 100 > beforeFen * pricePercent;
  return [...(isBelowCost ? ['below-cost' as const] : []), ...(isLarge ? ['large-change' as const] : [])];
}

/** Why a set of new prices needs a second person, in Chinese; empty when it does not. */
export function approvalReasons(edits: readonly PriceEdit[], limits: PriceLimits): string[] {
  const changed = edits.filter(({ beforeFen, afterFen }) => beforeFen !== afterFen);
  const count = (warning: PriceWarning) =>
    changed.filter((edit) => priceWarnings(edit, limits).includes(warning)).length;
  const [belowCost, large] = [count('below-cost'), count('large-change')];
  return [
    ...(changed.length > limits.priceSkus
      ? [`一次改 ${changed.length} 个规格的价格，超过 ${limits.priceSkus} 个`]
      : []),
    ...(large > 0 ? [`${large} 个规格的价格变化超过 ${limits.pricePercent} %`] : []),
    ...(belowCost > 0 ? [`${belowCost} 个规格低于成本`] : []),
  ];
}
