import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { type BundleRule, priceChoice } from '@huarong/core/bundles';
import { fen } from '@huarong/core/shared';
import type { PickedSku } from '../promotions/promotion-draft.ts';

type Calls = AdminContracts['bundles'];
export type BundleRow = Output<Calls['list']>['rows'][number];
export type BundleDetail = Output<Calls['detail']>;

/** What the editor holds; the skus are those it knows the names of. */
export interface BundleDraft {
  title: string;
  caseSkuId: string;
  rule: BundleRule;
  skus: ReadonlyMap<string, PickedSku>;
}

export const STATES = {
  draft: { label: '草稿', className: 'st st-wait' },
  live: { label: '在售', className: 'st st-go' },
  stopped: { label: '已停止', className: 'st st-end' },
} as const;

const slot = (number: number) => ({ slotId: `s${number}`, name: `第 ${number} 格`, required: true });

export const newDraft = (): BundleDraft => ({
  title: '',
  caseSkuId: '',
  rule: {
    caseName: '',
    partName: '',
    unit: '格',
    slots: [slot(1), slot(2)],
    groups: [{ name: '', hint: '', partSkuIds: [] }],
    distinct: true,
    fullDiscountFen: fen(0),
    purchaseLimit: 3,
    deliveryText: '',
    returns: [],
  },
  skus: new Map(),
});

export const draftOf = ({ title, caseSkuId, rule, skus }: BundleDetail): BundleDraft => ({
  title,
  caseSkuId,
  // The server reads a rule with the same schema before it stores it.
  rule: rule as unknown as BundleRule,
  skus: new Map(skus.map((sku) => [sku.skuId, sku])),
});

/** Slots added at the end get a number that none had; removed ones leave at the end. */
export function withSlots(rule: BundleRule, count: number): BundleRule {
  const taken = new Set(rule.slots.map(({ slotId }) => slotId));
  const more = [];
  for (let number = rule.slots.length + 1; rule.slots.length + more.length < count; number += 1)
    if (!taken.has(`s${number}`)) more.push(slot(number));
  return { ...rule, slots: [...rule.slots, ...more].slice(0, count) };
}

/** The cheapest and the most expensive full bundle; null while its slots cannot be filled. */
export function rangeOf({ caseSkuId, rule, skus }: BundleDraft) {
  const box = skus.get(caseSkuId);
  if (!box || rule.slots.length === 0) return null;
  const onSale = [...skus.values()].filter(({ isOnSale }) => isOnSale);
  const partPrices = new Map(onSale.map(({ skuId, priceFen }) => [skuId, priceFen]));
  return priceChoice({ rule, casePrice: fen(box.priceFen), partPrices }, [], false).range;
}
