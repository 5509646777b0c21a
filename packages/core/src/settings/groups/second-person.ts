import { fen } from '../../shared/index.ts';
import { defineGroup, type GroupValues } from '../group.ts';

const money = (label: string, effect: string, max: number, amount: number) =>
  ({ kind: 'money', label, effect, min: fen(0), max: fen(max), default: fen(amount) }) as const;
const count = (label: string, effect: string, unit: string, max: number, amount: number) =>
  ({ kind: 'number', label, effect, unit, min: 0, max, default: amount }) as const;

export const SECOND_PERSON_SETTINGS = defineGroup({
  name: '第二个人的限额',
  note: '已经提交的申请不变；超过限额的要另一个有权限的人同意',
  agreedBy: 'owner',
  fields: {
    refund: money(
      '退款',
      '一个人对一笔订单最多退这个金额；客服退过一次的订单总要第二个人',
      10_000_00,
      1_000_00,
    ),
    difference: money('对账差异', '一个人最多处理这个金额的差异', 10_000_00, 100_00),
    couponExposure: money('发券', '一个人发的券合计最多值这个金额', 100_000_00, 10_000_00),
    stocktakeCost: money('盘点差额', '盘点的净差额按成本最多这个金额', 50_000_00, 5_000_00),
    stockUnits: count('库存调整', '一个人对一种规格最多加减这么多件', '件', 1_000, 100),
    points: count('积分调整', '一个人最多给一位会员加减这么多积分', '分', 50_000, 5_000),
    texts: count('营销短信', '一个人一次最多发这么多条短信', '条', 20_000, 1_000),
    pricePercent: count('价格变化', '一种规格的价格最多变化这个百分比', '%', 90, 30),
    priceSkus: count('改价的规格', '一次最多改这么多种规格的价格', '种', 1_000, 100),
  },
});
export type SecondPersonSettings = GroupValues<typeof SECOND_PERSON_SETTINGS>;
