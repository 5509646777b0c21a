import type { RankingKind } from '@huarong/contract/catalogue';
import { groupDigits, STORE } from '@huarong/core/shared';
import { displayCount } from '../catalogue/index.ts';
import type { RankedProduct } from './rank-data.ts';

/** The figure that decides the rank with its unit, and a secondary figure. */
export function rankFigure(place: RankedProduct, kind: RankingKind) {
  const { soldCount, repurchaseCount, favouredCount, product } = place;
  const formatCount = (count: number) => groupDigits(count);
  switch (kind) {
    case 'repurchase':
      return {
        number: formatCount(repurchaseCount),
        unit: '人回购',
        secondary: `近 ${STORE.rankings.soldDays} 天 ${formatCount(soldCount)} 件`,
      };
    case 'favourite':
      return {
        number: formatCount(favouredCount),
        unit: '人收藏',
        secondary: `近 ${STORE.rankings.soldDays} 天 ${formatCount(soldCount)} 件`,
      };
    case 'praise':
      return {
        number: `${product.praiseRate}%`,
        unit: '好评',
        secondary: `${displayCount(product.commentCount)} 条评价`,
      };
    default:
      return {
        number: formatCount(soldCount),
        unit: '件',
        secondary: `${formatCount(repurchaseCount)} 人回购`,
      };
  }
}
