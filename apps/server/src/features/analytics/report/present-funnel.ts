import type { FunnelRow, ProductRow } from '../funnel/funnel.queries.ts';
import { sumOf } from './funnel-figures.ts';

const MOST_SOURCES = 20;
const MOST_PRODUCTS = 50;

const LANDINGS: Readonly<Record<string, string>> = {
  home: '首页',
  campaign: '活动页',
  weeklyspecials: '每周特惠',
  rank: '榜单',
  brand: '品牌',
  hot: '热卖',
  search: '搜索',
  product: '商品',
  category: '类目',
  exclusive: '独家',
  function: '功效',
  gift_set: '礼盒',
  myAccount: '我的账户',
  other: '其他页面',
};

/** In an address: a source may have any name. */
export const sourceKey = (source: string): string =>
  source === '' ? 'direct' : source === '*' ? 'other' : `utm:${source}`;
const sourceLabel = (source: string): string =>
  source === '' ? '直接打开' : source === '*' ? '其他来源' : source;

const stepsOf = (rows: readonly FunnelRow[]) => ({
  visits: sumOf(rows, ({ visits }) => visits),
  viewed: sumOf(rows, ({ viewed }) => viewed),
  carted: sumOf(rows, ({ carted }) => carted),
  checkedOut: sumOf(rows, ({ checked_out }) => checked_out),
  placed: sumOf(rows, ({ placed }) => placed),
  paid: sumOf(rows, ({ paid }) => paid),
});
const paidFenOf = (rows: readonly FunnelRow[]) => sumOf(rows, ({ paid_fen }) => paid_fen);

export const presentSteps = (rows: readonly FunnelRow[]) => ({
  ...stepsOf(rows),
  orders: sumOf(rows, ({ orders }) => orders),
  paidFen: paidFenOf(rows),
});

/** The sources with most visits. */
export const presentSources = (rows: readonly FunnelRow[]) =>
  [...Map.groupBy(rows, ({ source }) => source)]
    .map(([source, of]) => ({
      source: sourceKey(source),
      label: sourceLabel(source),
      ...stepsOf(of),
      paidFen: paidFenOf(of),
    }))
    .sort(byVisits)
    .slice(0, MOST_SOURCES);

export const presentLandings = (rows: readonly FunnelRow[]) =>
  [...Map.groupBy(rows, ({ landing }) => landing)]
    .map(([landing, of]) => ({ landing, label: LANDINGS[landing] ?? landing, ...stepsOf(of) }))
    .sort(byVisits);

const byVisits = (one: { visits: number }, other: { visits: number }) => other.visits - one.visits;

/** The products with most visits at a step. */
export const chooseProducts = (rows: readonly ProductRow[], step: 'viewed' | 'carted' | 'bought') =>
  [...Map.groupBy(rows, ({ product_id }) => product_id)]
    .map(([productId, of]) => ({
      productId,
      viewed: sumOf(of, ({ viewed }) => viewed),
      carted: sumOf(of, ({ carted }) => carted),
      bought: sumOf(of, ({ bought }) => bought),
    }))
    .sort(
      (one, other) =>
        other[step] - one[step] || other.viewed - one.viewed || (one.productId < other.productId ? -1 : 1),
    )
    .slice(0, MOST_PRODUCTS);
