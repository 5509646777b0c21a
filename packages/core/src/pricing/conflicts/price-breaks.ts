import { fen, toYuan } from '../../shared/index.ts';
import type { Conflict } from './model.ts';

/** A sku that an offer sells below its cost or below the floor in the worst case, per unit. */
type BrokenSku = {
  readonly skuId: string;
  readonly name: string;
  readonly paid: number;
  readonly cost: number;
};

/** What of an offer sells too cheaply. */
export type PriceBreaks = {
  /** How many skus. */
  readonly belowCost: number;
  readonly belowFloor: number;
  /** The highest loss of a unit; negative when something is left of each. */
  readonly lossFen: number;
  /** Those that lose most, first. */
  readonly skus: readonly BrokenSku[];
};
/** What is stored of them when somebody asks for approval. */
type SeenBreaks = Pick<PriceBreaks, 'belowCost' | 'belowFloor' | 'lossFen'>;

/** The conflicts that need a second person; null without any. */
export function priceBreaksOf(conflicts: readonly Conflict[]): PriceBreaks | null {
  const broken = conflicts.filter(({ kind }) => kind === 'below-cost' || kind === 'below-floor');
  if (broken.length === 0) return null;
  const count = (kind: Conflict['kind']) =>
    broken.filter((each) => each.kind === kind).reduce((all, { skuCount }) => all + skuCount, 0);
  const skus = broken
    .flatMap((each) => each.skus)
    .flatMap(({ skuId, name, worst }) =>
      worst ? [{ skuId, name, paid: worst.paid as number, cost: worst.cost as number }] : [],
    )
    .toSorted((a, b) => b.cost - b.paid - (a.cost - a.paid));
  return {
    belowCost: count('below-cost'),
    belowFloor: count('below-floor'),
    lossFen: Math.max(...skus.map(({ paid, cost }) => cost - paid)),
    skus,
  };
}

/** Whether costs or other offers made it worse than what somebody has seen. */
export const isWorse = (seen: SeenBreaks, now: SeenBreaks | null): boolean =>
  now !== null &&
  (now.belowCost > seen.belowCost ||
    now.belowCost + now.belowFloor > seen.belowCost + seen.belowFloor ||
    now.lossFen > seen.lossFen);

/** 3 个规格低于成本，2 个规格低于毛利底线. */
export const breaksText = ({ belowCost, belowFloor }: SeenBreaks): string =>
  [
    belowCost > 0 ? `${belowCost} 个规格低于成本` : '',
    belowFloor > 0 ? `${belowFloor} 个规格低于毛利底线` : '',
  ]
    .filter(Boolean)
    .join('，');

const SHOWN_SKUS = 20;
/** Those that lose most. Without `hasCosts` no costs. */
export const worstSkus = ({ skus }: PriceBreaks, hasCosts: boolean) =>
  skus.slice(0, SHOWN_SKUS).map((sku) => ({ ...sku, cost: hasCosts ? sku.cost : null }));
const yuan = (amount: number) => `¥${toYuan(fen(amount))}`;

/** What whoever decides reads of them. Without `hasCosts` neither costs nor margins. */
export const describeBreaks = (
  breaks: PriceBreaks,
  hasCosts: boolean,
): { label: string; value: string }[] => [
  { label: '叠加后', value: breaksText(breaks) },
  ...worstSkus(breaks, hasCosts).map(({ skuId, name, paid, cost }) => ({
    label: `${name}（${skuId}）`,
    value:
      cost !== null
        ? `到手 ${yuan(paid)}，成本 ${yuan(cost)}，${marginText(paid, cost)}`
        : `到手 ${yuan(paid)}`,
  })),
];

const marginText = (paid: number, cost: number): string =>
  paid < cost
    ? `每件亏 ${yuan(cost - paid)}`
    : `毛利 ${paid === 0 ? '0.0' : (((paid - cost) * 100) / paid).toFixed(1)} %`;
