import { type BundleRule, priceChoice } from '@huarong/core/bundles';
import { bundleRuleSchema } from '@huarong/core/bundles/schema';
import { accept, fen, type Result, refuse } from '@huarong/core/shared';
import type { JsonValue, Queryable } from '#platform/database';
import { listSkus, type PickedSku } from '../items.queries.ts';
import { type FieldProblem, problemOf } from '../read-values.ts';
import { findOtherOfCase } from './builders.queries.ts';

const SHOWN_PROBLEMS = 50;

/** Reads a rule with the schema of the price engine; every wrong field is named in Chinese. */
export function readRule(
  rule: Record<string, JsonValue>,
): Result<BundleRule, { code: 'builder-refused'; count: number; fields: FieldProblem[] }> {
  const parsed = bundleRuleSchema.safeParse(rule);
  if (parsed.success) return accept(parsed.data);
  const fields = parsed.error.issues.map(problemOf);
  return refuse({
    code: 'builder-refused' as const,
    count: fields.length,
    fields: fields.slice(0, SHOWN_PROBLEMS),
  });
}

export const skuIdsOf = (caseSkuId: string, rule: BundleRule): string[] => [
  ...new Set([caseSkuId, ...rule.groups.flatMap(({ partSkuIds }) => partSkuIds)]),
];

/** The cheapest and the most expensive full bundle, of parts on sale; null when its slots cannot be filled. */
export function rangeOf(caseSkuId: string, rule: BundleRule, skus: readonly PickedSku[]) {
  const casePrice = skus.find(({ skuId }) => skuId === caseSkuId)?.priceFen ?? 0;
  const onSale = skus.filter(({ isOnSale }) => isOnSale);
  const partPrices = new Map(onSale.map(({ skuId, priceFen }) => [skuId, priceFen]));
  return priceChoice({ rule, casePrice: fen(casePrice), partPrices }, [], false).range;
}

/** Why a bundle cannot be sold; null when it can. Its parts have no foreign key, so they are checked here. */
export async function findBuilderProblem(
  db: Queryable,
  { id, caseSkuId, rule }: { id: string; caseSkuId: string; rule: BundleRule },
): Promise<string | null> {
  const ids = skuIdsOf(caseSkuId, rule);
  const skus = await listSkus(db, ids);
  const known = new Map(skus.map((sku) => [sku.skuId, sku]));
  const unknown = ids.find((skuId) => !known.has(skuId));
  if (unknown !== undefined) return `没有规格 ${unknown}`;
  const hidden = skus.find(({ isOnSale }) => !isOnSale);
  if (hidden) return `「${hidden.name}」没有在售`;
  if (rule.groups.some(({ partSkuIds }) => partSkuIds.includes(caseSkuId)))
    return '盒子本身不能同时是里面的一件';
  const other = await findOtherOfCase(db, id, caseSkuId);
  if (other) return `这个盒子已有自选套组「${other}」，请先停止它`;
  return rangeOf(caseSkuId, rule, skus) === null ? '按各组的数量选不满所有格' : null;
}
