import { type Fen, fen } from '../shared/index.ts';
import type { BundleRule, SlotChoice } from './bundle-rule.ts';
import { fillingPriceRange, type PartPrices } from './full-price-range.ts';

export type BundlePrices = {
  readonly rule: BundleRule;
  readonly casePrice: Fen;
  /** Only parts that are available now. */
  readonly partPrices: PartPrices;
};

export type PricedChoice = {
  /** 盘盒, 眼影 3 格, 刻字: the components of the price. */
  readonly lines: readonly { readonly label: string; readonly amount: Fen }[];
  readonly discount: Fen;
  readonly total: Fen;
  /** The price range once full; null when no slot is empty or the choice cannot be completed. */
  readonly range: { readonly from: Fen; readonly to: Fen } | null;
};

/** Case, parts and engraving, less the discount of a full bundle. */
export function priceChoice(
  { rule, casePrice, partPrices }: BundlePrices,
  choices: readonly SlotChoice[],
  isEngraved: boolean,
): PricedChoice {
  const parts = choices.reduce((all, { skuId }) => all + priceOf(partPrices, skuId), 0);
  const engraving = isEngraved ? (rule.engraving?.feeFen ?? 0) : 0;
  const sum = casePrice + parts + engraving;
  const isFull = choices.length === rule.slots.length;
  const discount = isFull ? saving(rule, sum) : 0;
  const filled = isFull ? null : fillingPriceRange(rule, choices, partPrices);
  const whole = (rest: number) => fen(sum + rest - saving(rule, sum + rest));
  return {
    lines: [
      { label: rule.caseName, amount: casePrice },
      ...(choices.length > 0
        ? [{ label: `${rule.partName} ${choices.length} ${rule.unit}`, amount: fen(parts) }]
        : []),
      ...(isEngraved ? [{ label: '刻字', amount: fen(engraving) }] : []),
    ],
    discount: fen(discount),
    total: fen(sum - discount),
    range: filled && { from: whole(filled.from), to: whole(filled.to) },
  };
}

/** The discount never exceeds the price. */
const saving = ({ fullDiscountFen }: BundleRule, sum: number) => Math.min(fullDiscountFen, sum);

function priceOf(prices: PartPrices, skuId: string): number {
  const price = prices.get(skuId);
  if (price === undefined) throw new RangeError(`no price for part ${skuId}`);
  return price;
}
