import type { RankingKind } from '@huarong/contract/catalogue';
import { displayCount } from '../catalogue/index.ts';
import type { RankedProduct } from './rank-data.ts';

/** The number a place was given by, with its unit, and the fact that stands beside it. */
export function rankFigure(place: RankedProduct, kind: RankingKind) {
  const { soldCount, repurchaseCount, favouredCount, product } = place;
  const whole = (count: number) => count.toLocaleString('en-US');
  switch (kind) {
    case 'repurchase':
      return { number: whole(repurchaseCount), unit: '人回购', beside: `近 30 天 ${whole(soldCount)} 件` };
    case 'favourite':
      return { number: whole(favouredCount), unit: '人收藏', beside: `近 30 天 ${whole(soldCount)} 件` };
    case 'praise':
      return {
        number: `${product.praiseRate}%`,
        unit: '好评',
        beside: `${displayCount(product.commentCount)} 条评价`,
      };
    default:
      return { number: whole(soldCount), unit: '件', beside: `${whole(repurchaseCount)} 人回购` };
  }
}
