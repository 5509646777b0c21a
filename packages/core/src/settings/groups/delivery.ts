import { STORE } from '../../shared/index.ts';
import { defineGroup, type GroupValues } from '../group.ts';

const { cutOff, defaultRoute, routes } = STORE.delivery;
const ROUTE = {
  warehouse: {
    kind: 'text',
    label: '仓库',
    effect: '结算页与商品页写从哪个仓发出',
    maxLength: 12,
    default: defaultRoute.warehouse,
  },
  days: {
    kind: 'number',
    label: '路上的天数',
    effect: '发出这些天以后送达',
    unit: '天',
    min: 1,
    max: 15,
    default: defaultRoute.days,
  },
} as const;

export const DELIVERY_SETTINGS = defineGroup({
  name: '发货与时效',
  note: '已经提交的订单照提交时的截单时间发货；商品页与结算页马上显示新的送达日',
  fields: {
    cutOffHour: {
      kind: 'number',
      label: '截单时间',
      effect: '这个钟点以前付款的订单当天发出，之后的次日发出',
      unit: '点',
      min: 8,
      max: 23,
      default: Number(cutOff.split(':')[0]),
    },
    ...ROUTE,
    routes: {
      kind: 'table',
      label: '各地的路线',
      effect: '这些省份从自己的仓库发出、用自己的天数，其他省份用上面的',
      minRows: 0,
      maxRows: 12,
      columns: {
        provinces: { kind: 'provinces', label: '省份', effect: '送到这些省份', default: [] },
        ...ROUTE,
      },
      default: routes.map(({ regions, warehouse, days }) => ({
        provinces: regions.toSorted(),
        warehouse,
        days,
      })),
    },
  },
  findProblem({ routes: rows }) {
    if (rows.some(({ provinces }) => provinces.length === 0)) return '各地的路线的每一行都要选省份';
    const all = rows.flatMap(({ provinces }) => provinces);
    return new Set(all).size < all.length ? '一个省份只能有一条路线' : null;
  },
});
export type DeliverySettings = GroupValues<typeof DELIVERY_SETTINGS>;
