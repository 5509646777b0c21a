import { STORE } from '@huarong/core/shared';
import type { RankingKind } from './rankings.queries.ts';

const { soldDays, rebuyDays, favouredDays, newDays, praiseComments } = STORE.rankings;

/** The period of each ranking and the text that explains it. */
export const RANKING_TEXTS: Record<RankingKind, { days: number; basis: string }> = {
  sales: { days: soldDays, basis: `近 ${soldDays} 天已支付且未退款的件数，从多到少` },
  repurchase: { days: rebuyDays, basis: `${rebuyDays} 天内再次购买的人数，从多到少` },
  praise: {
    days: rebuyDays,
    basis: `有效评价满 ${praiseComments} 条的商品，按好评率排列；好评率相同，评价多的在前`,
  },
  new: { days: soldDays, basis: `上架 ${newDays} 天内的商品，按近 ${soldDays} 天已支付且未退款的件数排列` },
  favourite: { days: favouredDays, basis: `近 ${favouredDays} 天新增的收藏人数，从多到少` },
};
