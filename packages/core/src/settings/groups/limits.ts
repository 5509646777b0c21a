import { STORE } from '../../shared/index.ts';
import { defineGroup, type GroupValues } from '../group.ts';

const { maxLines, maxQuantityPerSku, maxFavourites, lowStock } = STORE.cart;

/** The database holds no more lines and units than the defaults, so the ranges end there. */
export const LIMIT_SETTINGS = defineGroup({
  name: '购买限额',
  note: '已经提交的订单不变；购物车里已有的商品不会被拿走，超过的要减少才能结算',
  agreedBy: 'approver',
  fields: {
    cartLines: {
      kind: 'number',
      label: '购物车的行数',
      effect: '购物车最多放这么多种商品，满了要先移走一些；登录时放不下的留在登录前的购物车里',
      unit: '行',
      min: 10,
      max: maxLines,
      default: maxLines,
    },
    unitsPerSku: {
      kind: 'number',
      label: '每种规格的件数',
      effect: '一种规格一次最多买这么多件；规格自己的限购更低时按它的',
      unit: '件',
      min: 1,
      max: maxQuantityPerSku,
      default: maxQuantityPerSku,
    },
    favourites: {
      kind: 'number',
      label: '收藏的件数',
      effect: '一个人最多收藏这么多件，已经收藏的不会被拿走',
      unit: '件',
      min: 20,
      max: maxFavourites,
      default: maxFavourites,
    },
    lowStock: {
      kind: 'number',
      label: '写“仅剩”的件数',
      effect: '可售不超过这么多件时购物车写“仅剩几件”，填 0 就不写',
      unit: '件',
      min: 0,
      max: 50,
      default: lowStock,
    },
  },
});
export type LimitSettings = GroupValues<typeof LIMIT_SETTINGS>;
