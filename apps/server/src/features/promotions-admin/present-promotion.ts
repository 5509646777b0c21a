import {
  type FullAmountBenefit,
  promotionKindText,
  type Quota,
  type Scope,
  type Tier,
} from '@huarong/core/pricing';
import type { JsonValue } from '#platform/database';
import type { Snapshot } from '../catalogue/index.ts';
import { scopeName } from '../promotions/index.ts';
import type { PromotionRow } from './list.queries.ts';

const UNIT_PRICES: readonly PromotionRow['kind'][] = ['flashSale', 'limitedTime', 'memberPrice'];

/** A row as lists show it. */
export const presentListed = (row: PromotionRow, snapshot: Snapshot, staffId: number) => ({
  promotionId: row.id,
  kind: row.kind,
  title: row.title,
  kindText:
    row.kind === 'bundle'
      ? '搭配价'
      : promotionKindText({
          kind: row.kind,
          tiers: row.rule['tiers'] as unknown as readonly Tier<FullAmountBenefit>[],
        }),
  scopeText: scopeText(row, snapshot),
  state: row.state,
  phase: row.phase,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  quota: quotaOf(row),
  updatedBy: row.updated_by,
  updatedAt: row.updated_at?.toISOString() ?? null,
  waiting: row.waiting && {
    approvalId: String(row.waiting.id),
    by: row.waiting.by,
    expiresAt: new Date(row.waiting.expiresAt).toISOString(),
    isOwn: row.waiting.staffId === staffId,
  },
});

export function quotaOf({ kind, rule, used }: PromotionRow) {
  const total = (rule['quota'] as Quota | undefined)?.total ?? null;
  return total === null
    ? null
    : { total, used, unit: UNIT_PRICES.includes(kind) ? ('件' as const) : ('单' as const) };
}

function scopeText({ kind, rule }: PromotionRow, snapshot: Snapshot): string {
  if (kind === 'bundle') return `${asList(rule['skuIds']).length} 个规格一起买`;
  const scope = rule['scope'] as Scope | undefined;
  if (!scope) return '';
  if (scope.kind === 'all') return '全场';
  if (scope.kind === 'list') {
    const count = Object.values(scope.goods).reduce((all, ids) => all + (ids?.length ?? 0), 0);
    return `指定 ${count} 项`;
  }
  if (scope.kind === 'excluded') return '全场，除去部分商品';
  return `${scopeName(scope, snapshot)}${scope.except ? '，有除去' : ''}`;
}

const asList = (value: JsonValue | undefined): readonly JsonValue[] => (Array.isArray(value) ? value : []);

/** The skus that a rule names by itself: gifts, extra-buys, fixed prices, parts of a bundle. */
export function skuIdsOf({ kind, rule }: Pick<PromotionRow, 'kind' | 'rule'>): string[] {
  if (kind === 'bundle') return asList(rule['skuIds']).map(String);
  const benefit = rule['benefit'] as { prices?: Record<string, number> } | undefined;
  const tiers = asList(rule['tiers']) as unknown as readonly {
    benefit?: { gifts?: { skuId: string }[]; offers?: { skuId: string }[] };
  }[];
  const named = tiers.flatMap((tier) => [...(tier.benefit?.gifts ?? []), ...(tier.benefit?.offers ?? [])]);
  return [...new Set([...Object.keys(benefit?.prices ?? {}), ...named.map(({ skuId }) => skuId)])];
}
