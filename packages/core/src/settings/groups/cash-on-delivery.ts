import { fen } from '../../shared/index.ts';
import { defineGroup, type GroupValues } from '../group.ts';

export const CASH_ON_DELIVERY_SETTINGS = defineGroup({
  name: '货到付款',
  note: '已经提交的订单不受影响',
  agreedBy: 'approver',
  fields: {
    isOffered: {
      kind: 'switch',
      label: '提供货到付款',
      effect: '关上以后结算页不能再选货到付款',
      default: true,
    },
    minAmount: {
      kind: 'money',
      label: '最低金额',
      effect: '应付少于这个金额的订单不能货到付款',
      min: fen(0),
      max: fen(1_000_00),
      default: fen(50_00),
    },
    maxAmount: {
      kind: 'money',
      label: '金额上限',
      effect: '应付超过这个金额的订单不能货到付款',
      min: fen(100_00),
      max: fen(5_000_00),
      default: fen(2_000_00),
    },
    maxOpenOrders: {
      kind: 'number',
      label: '同时未完成的笔数',
      effect: '一位会员有这么多笔货到付款没有完成时，不能再下一笔',
      unit: '笔',
      min: 1,
      max: 10,
      default: 2,
    },
    confirmHours: {
      kind: 'number',
      label: '确认时限',
      effect: '到时没有确认的订单自动取消',
      unit: '小时',
      min: 1,
      max: 72,
      default: 24,
    },
    excludedRegions: {
      kind: 'provinces',
      label: '不支持的省份',
      effect: '快递在这些地方不代收货款',
      default: ['15', '46', '53', '54', '62', '63', '64', '65'],
    },
  },
  findProblem: ({ minAmount, maxAmount }) => (minAmount < maxAmount ? null : '金额上限要高于最低金额'),
});
export type CashOnDeliverySettings = GroupValues<typeof CASH_ON_DELIVERY_SETTINGS>;
