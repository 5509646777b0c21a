/** What a shopper calls the pages she may have been sent away from. */
const PLACES: [prefix: string, name: string][] = [
  ['/order', '确认订单'],
  ['/shopcart', '购物车'],
  ['/payment', '支付'],
  ['/login', '登录'],
  ['/myOrderList', '我的订单'],
  ['/myAccount', '我的花容'],
  ['/search', '搜索结果'],
  ['/product', '商品详情'],
];

export const placeName = (path: string): string =>
  path === '/' ? '首页' : (PLACES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? '刚才的页面');
