import type { RankingKind } from '@huarong/contract/catalogue';
import { STORE } from '@huarong/core/shared';

const { soldDays, repurchaseDays, minComments, newDays, favouredDays } = STORE.rankings;

/** The five rankings as tabs, each with its name and what it counts. */
export const RANK_KINDS: { kind: RankingKind; name: string; hint: string }[] = [
  { kind: 'sales', name: '热卖榜', hint: `近 ${soldDays} 天支付件数` },
  { kind: 'repurchase', name: '回购榜', hint: `${repurchaseDays} 天内再次购买` },
  { kind: 'praise', name: '好评榜', hint: `有效评价满 ${minComments} 条` },
  { kind: 'new', name: '新锐榜', hint: `上架 ${newDays} 天内` },
  { kind: 'favourite', name: '收藏榜', hint: `近 ${favouredDays} 天新增收藏` },
];

export const readKind = (value: string | null): RankingKind =>
  RANK_KINDS.find(({ kind }) => kind === value)?.kind ?? 'sales';

/** `/rank/60001/?kind=new`; the default category and kind are left out. */
export function rankHref(categoryId: string | undefined, kind: RankingKind): string {
  const path = categoryId === undefined || categoryId === 'all' ? '/rank/' : `/rank/${categoryId}/`;
  return kind === 'sales' ? path : `${path}?kind=${kind}`;
}
