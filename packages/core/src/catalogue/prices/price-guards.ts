/** What changes in the price of one sku. */
export interface PriceEdit {
  skuId: string;
  beforeFen: number;
  afterFen: number;
  /** Null: the cost is not known. */
  costFen: number | null;
}

/** Above these a second person looks at the new prices. */
export const PRICE_LIMITS = { percent: 30, skus: 100 } as const;

export type PriceWarning = 'below-cost' | 'large-change';

/** What is unusual about the new price of one sku. */
export function priceWarnings({ beforeFen, afterFen, costFen }: PriceEdit): PriceWarning[] {
  const isBelowCost = costFen !== null && afterFen < costFen;
  // In whole numbers: exactly 30 % is still usual.
  const isLarge = Math.abs(afterFen - beforeFen) * 100 > beforeFen * PRICE_LIMITS.percent;
  return [...(isBelowCost ? ['below-cost' as const] : []), ...(isLarge ? ['large-change' as const] : [])];
}

/** Why a set of new prices needs a second person, in Chinese; empty when it does not. */
export function approvalReasons(edits: readonly PriceEdit[]): string[] {
  const changed = edits.filter(({ beforeFen, afterFen }) => beforeFen !== afterFen);
  const count = (warning: PriceWarning) =>
    changed.filter((edit) => priceWarnings(edit).includes(warning)).length;
  const [belowCost, large] = [count('below-cost'), count('large-change')];
  return [
    ...(changed.length > PRICE_LIMITS.skus
      ? [`一次改 ${changed.length} 个规格的价格，超过 ${PRICE_LIMITS.skus} 个`]
      : []),
    ...(large > 0 ? [`${large} 个规格的价格变化超过 ${PRICE_LIMITS.percent} %`] : []),
    ...(belowCost > 0 ? [`${belowCost} 个规格低于成本`] : []),
  ];
}
