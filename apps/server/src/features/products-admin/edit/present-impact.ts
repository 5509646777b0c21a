import type { Impact } from './impact.queries.ts';

const EFFECTS: Record<Impact['kind'], string> = {
  cart: '移到「失效商品」，不打扰顾客',
  order: '已下的订单照常付款和发货',
  favourite: '收藏里显示已下架',
  promotion: '活动不再包括这些规格',
  coupon: '券不再能用于这些规格',
  presale: '不再收定金，已付的照常付尾款',
  bundle: '整套停售',
  campaign: '页面上少这些商品',
};

/** What would break, with what happens then. Places that nothing of it is in are left out, except open orders. */
export const presentImpact = (found: readonly Impact[]) =>
  found
    .filter(({ kind, count }) => count > 0 || kind === 'order')
    .map((part) => ({ ...part, effect: part.count === 0 ? '没有影响' : EFFECTS[part.kind] }));
